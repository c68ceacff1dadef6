import { foldText } from '../../schema/fold.ts';

/** Letters that decompose to no Latin letter, by their usual spelling. */
const SPELLED: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  þ: 'th',
};
const LETTERS = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'g');

/** The last segment of a URL for a name: `jane-smith` for `Jane Smith`; empty for a name without Latin letters. */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(LETTERS, (letter) => SPELLED[letter]!)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
}
