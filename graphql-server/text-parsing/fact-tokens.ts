import { foldText } from '../../schema/fold.ts';
import { normalizeNumber } from './numbers.ts';
import { UnclearText } from './parse-result.ts';
import { Phrases } from './phrases.ts';
import { groupedNumberAt, normalizeSymbol, tokenize, type Token } from './tokenizer.ts';
import { message } from '../messages.ts';

/** A part of the text of a fact: a number, a phrase of the vocabulary, or anything else. */
export interface FactToken<Word extends string = string> {
  type: Word | 'number' | 'unknown';
  /** The normalized number or phrase. */
  text: string;
}

/** Phrases of each token type, separated by a comma and a space; `,,` is the comma itself. */
export type Vocabulary<Word extends string> = Readonly<Record<Word, string>>;

/**
 * Emoji that only decorate, and the frame of a keycap. Emoji that cross out or show a currency are not among them: they become
 * unknown tokens, so that staff review the text.
 */
const DECORATION =
  /[💰🤑🔥✅✔☑🏠🏡🏢🏙🏘🛏🛌🛁🛀🚿🚽🚻📐📏📍📌🗺⭐🌟✨💎👉➡🔑🔐🏷📢📣🎉🎊🌊🌴🌅🌇😍👌👍💯🆕🚨⚡🏊🚗🅿❗‼\u20e3\ufe0f]/gu;
/** The Arabic "and", which is written together with the next word. */
const ARABIC_AND = 'و';

/** The phrases of one entry of a vocabulary, normalized. */
export const phrasesOf = (list: string): string[] => list.split(/,\s+/).map(foldText);

/** Creates a function that splits a text into numbers and phrases. With `listed`, a comma between numbers separates them. */
export function createFactTokenizer<Word extends string>(
  vocabulary: Vocabulary<Word>,
  options: { listed?: boolean } = {},
): (text: string) => FactToken<Word>[] {
  const phrases = new Phrases<FactToken<Word>>();
  for (const type in vocabulary)
    for (const text of phrasesOf(vocabulary[type])) phrases.add(text, { type, text });

  return (typed) => {
    const text = typed.replace(/\p{Cf}/gu, '').replace(DECORATION, ' ');
    const tokens = tokenize(text, options);
    const found: FactToken<Word>[] = [];
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at]!;
      if (token.type === 'number') {
        const length = options.listed ? 1 : groupedNumberAt(text, tokens, at);
        const number = normalizeNumber(text.slice(token.start, tokens[at + length - 1]!.end));
        found.push({ type: /^[0-9]/.test(number) ? 'number' : 'unknown', text: number });
        at += length;
        continue;
      }
      const phrase = phrases.longestAt(tokens, at) ?? afterAnd(phrases, tokens, at);
      found.push(
        phrase?.meaning ?? {
          type: 'unknown',
          text: token.type === 'symbol' ? normalizeSymbol(token.text) : foldText(token.text),
        },
      );
      at += phrase?.length ?? 1;
      // The point of an abbreviation, and the apostrophe of a plural.
      if (
        phrase &&
        token.type === 'word' &&
        /^[.'’]$/.test(tokens[at]?.text ?? '') &&
        tokens[at]!.start === tokens[at - 1]!.end
      )
        at++;
    }
    return found;
  };
}

/** The phrase at a word without its prefix "and". */
function afterAnd<Meaning>(phrases: Phrases<Meaning>, tokens: readonly Token[], at: number) {
  const token = tokens[at]!;
  if (!token.key.startsWith(ARABIC_AND) || token.key === ARABIC_AND) return null;
  return phrases.longestAt([{ ...token, key: token.key.slice(1) }, ...tokens.slice(at + 1)], 0);
}

/** Throws `UnclearText` if a token is not in the vocabulary. */
export function requireKnown(tokens: readonly FactToken[]): void {
  const unknown = tokens.filter(({ type }) => type === 'unknown').map(({ text }) => text);
  if (unknown.length > 0)
    throw new UnclearText(message('NOT_UNDERSTOOD', { text: unknown.slice(0, 5).join(' ') }));
}
