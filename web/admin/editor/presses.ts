import { newPress } from '../../data/press.ts';
import type { Input } from './records.ts';

/** What was sent to be made and is not known to be: the key of the press it came with, by what is to be made. */
export type Presses = Readonly<Record<string, string>>;

/** What is to be made, as text: alike for the same words and the same picture, also when it was chosen again. */
function contentOf(input: Input): string {
  return JSON.stringify(Object.entries(input), (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * A key for each of these inputs. What was sent before, unchanged, has its key still: the server makes it once, whether
 * its answer was lost, the page loaded anew or the button pressed again.
 */
export function pressesFor(inputs: readonly Input[], before: Presses): { keys: string[]; presses: Presses } {
  const presses: Record<string, string> = {};
  const keys = inputs.map((input) => {
    const alike = contentOf(input);
    let content = alike;
    for (let again = 2; presses[content]; again++) content = `${alike} ${again}`; // one picture chosen twice is two records
    return (presses[content] = before[content] ?? newPress());
  });
  return { keys, presses };
}
