import { plainDigits } from './numerals.ts';

/**
 * Combining marks and invisible characters: accents, Arabic vowel signs and hamzas, tatweel, the frame of digits such as `2️⃣`,
 * variation selectors, joiners.
 */
const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u20e3\ufe00-\ufe0f]|\p{Cf}/gu;

/** Letters for which Arabic, Persian and Urdu keyboards have different code points, and two that lowercasing leaves. */
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
 * Normalizes a text for comparison: lowercase without marks, digits 0 to 9, compatibility forms decomposed, and Arabic letters
 * instead of their Persian and Urdu forms. Punctuation and spaces stay.
 * The function `search_words` of the database folds texts in the same way.
 */
export const foldText = (text: string): string =>
  plainDigits(text.normalize('NFKD').replace(MARKS, '').toLowerCase()).replace(
    LETTERS,
    (letter) => SAME_LETTERS[letter]!,
  );
