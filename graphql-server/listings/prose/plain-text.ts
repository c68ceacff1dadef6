import { foldText } from '../../../schema/fold.ts';

/** Signs that are written for each other. */
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
};
const WRITTEN = new RegExp(`[${Object.keys(WRITTEN_AS).join('')}]`, 'g');

/**
 * A text as it is read: folded, with one form of each space, dash and quote. A fraction or a raised digit that follows no
 * letter (½, ², but not m²) becomes a sign that no word list knows, so that 2½ is not read as 21.
 */
export const plainText = (text: string): string =>
  foldText(text.replace(/(?<!\p{L})\p{No}/gu, ' � ').replace(WRITTEN, (sign) => WRITTEN_AS[sign]!))
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
