import { anyHome, printSearch, type Search } from '../../../schema/search.ts';

/** What a form says besides what is chosen in it: the piece of the map, and that homes are seen on it. */
export function SeenOn({ search: { within, view } }: { search: Search }) {
  const said = [...new URLSearchParams(printSearch({ ...anyHome, within, view }))];
  return said.map(([name, word]) => <input key={name} type="hidden" name={name} value={word} />);
}
