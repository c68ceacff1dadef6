import { parseSearch, printSearch } from '../../../schema/search.ts';
import { createStoredValue } from '../../ui/stored.ts';
import { chosenIn } from '../search/chosen.ts';
import { headingOf, NAMED } from '../search/said.ts';

/** Most searches that a browser keeps: each is searched anew when one looks at them. */
export const MOST_SEARCHES = 12;

/** A search that a visitor keeps. */
export interface KeptSearch {
  /** As it stands in its address. */
  search: string;
  /** When its homes were last looked at, in milliseconds since 1970. */
  seen: number;
}

/** The searches that a visitor keeps in this browser, the newest first. */
export const searches = createStoredValue<readonly KeptSearch[]>('saved-searches', [], (found) =>
  Array.isArray(found) ? found.flatMap(soundIn).slice(0, MOST_SEARCHES) : [],
);

function soundIn(found: unknown): KeptSearch[] {
  if (typeof found !== 'object' || found === null) return [];
  const { search, seen } = found as Partial<Record<keyof KeptSearch, unknown>>;
  if (typeof search !== 'string' || typeof seen !== 'number' || !Number.isFinite(seen)) return [];
  return [
    { search: printSearch({ ...parseSearch(new URLSearchParams(search)), view: 'LIST', page: 1 }), seen },
  ];
}

/** What a search is called: what is searched for, and what else is chosen. */
export function nameOf(address: string): string {
  const search = parseSearch(new URLSearchParams(address));
  const { types, places } = search;
  const rest = {
    ...search,
    purpose: null,
    types: types.length > NAMED ? types : [],
    places: places.length > 1 ? places : [],
  };
  return [headingOf(search), ...chosenIn(rest).map(({ label }) => label)].join(', ');
}
