import { plainDigits } from '../../../schema/numerals.ts';

/** Signs and letters that are written for each other. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  '٬': ',',
  '٫': '.',
  '،': ',',
  '、': ',',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '≈': '~',
  '∼': '~',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ё: 'е',
};
const WRITTEN = new RegExp(`[${Object.keys(WRITTEN_AS).join('')}]`, 'g');

/**
 * A text as it is read: one form of each letter, digit, space and dash, small letters, no marks. A fraction or a raised
 * digit that follows no letter (½, ², but not m²) becomes a sign that nobody understands, lest 2½ be read as 21.
 */
export const plainText = (text: string): string =>
  plainDigits(
    text
      .replace(/(?<!\p{L})\p{No}/gu, ' � ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(
        /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
        '',
      )
      .replace(/\p{Pd}|−/gu, '-')
      .replace(WRITTEN, (sign) => WRITTEN_AS[sign]!),
  )
    .replace(/\s+/g, ' ')
    .trim();
