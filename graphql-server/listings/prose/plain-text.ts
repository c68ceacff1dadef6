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
 * Emoji that decorate a text and say nothing of their own, and the frame of a keycap. Those that cross something out, or that
 * show a currency, stay: no word list knows them, so that a person looks at the text.
 */
const DECORATION =
  /[💰🤑🔥✅✔☑🏠🏡🏢🏙🏘🛏🛌🛁🛀🚿🚽🚻📐📏📍📌🗺⭐🌟✨💎👉➡🔑🔐🏷📢📣🎉🎊🌊🌴🌅🌇😍👌👍💯🆕🚨⚡🏊🚗🅿❗‼\u20e3]/gu;

/**
 * A text as it is read: folded, with one form of each space, dash and quote. A fraction or a raised digit that follows no
 * letter (½, ², but not m²) becomes a sign that no word list knows, so that 2½ is not read as 21.
 */
export const plainText = (text: string): string =>
  foldText(
    text
      .replace(DECORATION, ' ')
      .replace(/(?<!\p{L})\p{No}/gu, ' � ')
      .replace(WRITTEN, (sign) => WRITTEN_AS[sign]!),
  )
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
