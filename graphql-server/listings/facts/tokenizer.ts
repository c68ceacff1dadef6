import { foldText } from '../../../schema/fold.ts';

/** A part of a text: a number, a phrase of the vocabulary, or anything else. */
export interface Token<Word extends string = string> {
  type: Word | 'number' | 'unknown';
  text: string;
}

/** Phrases of each token type, separated by a comma and a space; `,,` is the comma itself. */
export type Vocabulary<Word extends string> = Readonly<Record<Word, string>>;

/** Phrases by their first character, each list sorted by length in descending order. */
type PhraseIndex<Word extends string> = ReadonlyMap<string, readonly Token<Word>[]>;

/** Numbers with groups of digits: 2,150,000.00, and 2 150 000 if every group has three digits. */
const NUMBER = /\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,']\d+)*/y;
/** Numbers of a list, where commas separate them: 1,2,3 bedrooms. */
const LISTED_NUMBER = /\d+(?:\.\d+)?/y;
const WORD_OR_CHARACTER = /[\p{L}\p{M}]+|./suy;
/** The Arabic "and", which is written together with the next word. */
const ARABIC_AND = 'و';
/** Letters of scripts that separate words by spaces. */
const SPACED_LETTER = /[^\P{L}\p{Script=Han}]/u;

/** Typographic variants of the characters that parsers know. */
const VARIANTS: Readonly<Record<string, string>> = {
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
const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}]`, 'g');

/**
 * Emoji that only decorate, and the frame of a keycap. Emoji that cross out or show a currency are not among them: they become
 * unknown tokens, so that staff review the text.
 */
const DECORATION =
  /[💰🤑🔥✅✔☑🏠🏡🏢🏙🏘🛏🛌🛁🛀🚿🚽🚻📐📏📍📌🗺⭐🌟✨💎👉➡🔑🔐🏷📢📣🎉🎊🌊🌴🌅🌇😍👌👍💯🆕🚨⚡🏊🚗🅿❗‼\u20e3]/gu;

/**
 * Folds a text and gives spaces, dashes and quotes one form each. A fraction or raised digit that follows no letter (½ and ²,
 * but not m²) becomes an unknown character, so that 2½ is not parsed as 21.
 */
export const normalizeText = (text: string): string =>
  foldText(
    text
      .replace(DECORATION, ' ')
      .replace(/(?<!\p{L})\p{No}/gu, ' � ')
      .replace(VARIANT, (character) => VARIANTS[character]!),
  )
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The phrases of one entry of a vocabulary, normalized. */
export const phrasesOf = (list: string): string[] => list.split(/,\s+/).map(normalizeText);

/** Creates a function that splits a text into tokens. With `listed`, a comma between numbers separates them. */
export function createTokenizer<Word extends string>(
  vocabulary: Vocabulary<Word>,
  { listed = false } = {},
): (text: string) => Token<Word>[] {
  const index = indexPhrases(vocabulary);
  const numberPattern = listed ? LISTED_NUMBER : NUMBER;
  const tokenAt = (text: string, at: number): Token<Word> => {
    const number = matchAt(numberPattern, text, at);
    if (number !== undefined) return { type: 'number', text: number };
    const phrase = longestPhraseAt(index, text, at);
    return phrase ?? { type: 'unknown', text: matchAt(WORD_OR_CHARACTER, text, at)! };
  };
  return (text) => {
    const normalized = normalizeText(text);
    const tokens: Token<Word>[] = [];
    for (let at = 0; at < normalized.length;) {
      if (normalized[at] === ' ' || isArabicPrefix(index, normalized, at)) {
        at++;
        continue;
      }
      const token = tokenAt(normalized, at);
      tokens.push(token);
      at += token.text.length;
    }
    return tokens;
  };
}

function indexPhrases<Word extends string>(vocabulary: Vocabulary<Word>): PhraseIndex<Word> {
  const index = new Map<string, Token<Word>[]>();
  for (const type in vocabulary) {
    for (const text of phrasesOf(vocabulary[type])) {
      const phrases = index.get(text[0]!) ?? [];
      phrases.push({ type, text });
      index.set(text[0]!, phrases);
    }
  }
  for (const phrases of index.values()) phrases.sort((one, other) => other.text.length - one.text.length);
  return index;
}

/** True for an "and" that is not a word of its own but the prefix of a phrase. */
const isArabicPrefix = (index: PhraseIndex<string>, text: string, at: number): boolean =>
  text[at] === ARABIC_AND && !longestPhraseAt(index, text, at) && !!longestPhraseAt(index, text, at + 1);

const longestPhraseAt = <Word extends string>(index: PhraseIndex<Word>, text: string, at: number) =>
  index
    .get(text[at]!)
    ?.find((phrase) => text.startsWith(phrase.text, at) && isBoundary(text, at + phrase.text.length));

/** True if a phrase may end here, which is not within a word or number. */
function isBoundary(text: string, end: number): boolean {
  const [last, next] = [text[end - 1]!, text[end] ?? ' '];
  return !(SPACED_LETTER.test(last) && SPACED_LETTER.test(next)) && !(/\d/.test(last) && /\d/.test(next));
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
