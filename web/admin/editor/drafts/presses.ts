import { newPress } from '../../../data/press.ts';
import type { Input } from '../records.ts';

/** What was sent to be made and is not known to be: the key of the press it came with, by what is to be made. */
export type Presses = Readonly<Record<string, string>>;

/** What a picture is known by, also when it was chosen again. */
const known = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** Whether a picture was among what was sent by these presses. */
export const wasSent = (picture: File, presses: Presses): boolean =>
  Object.keys(presses).some((content) => content.includes(JSON.stringify(known(picture))));

/** What is to be made, as text: alike for the same words and the same picture, also when it was chosen again. */
function contentOf(input: Input): string {
  return JSON.stringify(Object.entries(input), (_name, value: unknown) =>
    value instanceof File ? known(value) : value,
  );
}

/**
 * A key for each of these inputs. What was sent before has its key still: the server makes it once, whether its answer was
 * lost, the page loaded anew or the button pressed again. One record alone is the same deed though it was changed since;
 * among several each is known by what it is.
 */
export function pressesFor(inputs: readonly Input[], before: Presses): { keys: string[]; presses: Presses } {
  const presses: Record<string, string> = {};
  const [only, ...others] = Object.values(before);
  if (inputs.length === 1 && only && others.length === 0) {
    return { keys: [only], presses: { [contentOf(inputs[0]!)]: only } };
  }
  const keys = inputs.map((input) => {
    const alike = contentOf(input);
    let content = alike;
    for (let again = 2; presses[content]; again++) content = `${alike} ${again}`; // one picture chosen twice is two records
    return (presses[content] = before[content] ?? newPress());
  });
  return { keys, presses };
}
