import { plainDigits } from '../../schema/numerals.ts';

/** Arabic letters that are written for each other: alif maqsura, ta marbuta, alif wasla. */
const WRITTEN_AS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ٱ: 'ا' };

/** The words of a text in their plain form: small letters and digits, without marks or signs. */
export const plainWords = (text: string): string[] =>
  plainDigits(text.normalize('NFKD').toLowerCase())
    .replace(/[\p{M}ـ'’]/gu, '')
    .replace(/[ىةٱ]/g, (letter) => WRITTEN_AS[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name as it is compared: its plain words in one. */
export const plainKey = (text: string): string => plainWords(text).join('');
