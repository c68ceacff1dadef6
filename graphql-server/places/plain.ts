import { foldText } from '../../schema/fold.ts';

/** The words of a text in their plain form: folded, without marks or signs. */
export const plainWords = (text: string): string[] =>
  foldText(text)
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name as it is compared: its plain words in one. */
export const plainKey = (text: string): string => plainWords(text).join('');
