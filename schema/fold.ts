import { plainDigits } from './numerals.ts';

/**
 * Marks upon letters, and characters that show nothing: accents, Arabic vowel signs and hamzas, tatweel, variation selectors
 * and format characters such as joiners and direction marks.
 */
const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\ufe00-\ufe0f]|\p{Cf}/gu;

/** Letters that Arabic, Persian and Urdu keyboards write for each other, and two that case changes do not settle. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ı: 'i',
  ς: 'σ',
};
const LETTERS = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');

/**
 * One spelling of a text for comparison, whichever keyboard wrote it: small letters without marks, digits 0 to 9, full-width
 * and joined forms taken apart, and Arabic letters instead of their Persian and Urdu forms. Punctuation and spaces stay.
 * The function `search_words` of the database folds texts in the same way.
 */
export const foldText = (text: string): string =>
  plainDigits(text.normalize('NFKD').replace(MARKS, '').toLowerCase()).replace(
    LETTERS,
    (letter) => SAME_LETTERS[letter]!,
  );
