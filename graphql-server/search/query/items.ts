import { groupedNumberAt, tokenize, type Token } from '../../text-parsing/tokenizer.ts';
import type { PhraseMatch } from '../../text-parsing/phrases.ts';
import type { Meaning } from './lexicon.ts';
import { phraseAt } from './phrase-index.ts';

/** A token or phrase with its meaning. */
export type Item = { start: number; end: number; tokens: readonly Token[] } & (
  | { type: 'number'; token: Token }
  | { type: 'symbol'; symbol: string }
  | { type: 'phrase'; meaning: Meaning }
  | { type: 'building'; names: readonly string[] }
  | { type: 'unknown' }
);

/** Maximum length of a parsed query in UTF-16 code units. */
const MAX_QUERY_LENGTH = 400;
/** `=` only after a comparison; every sign of a currency. */
const SYMBOL = /^(?:[<>]=|[-–—+<>≤≥~]|\p{Sc})$/u;

/** The tokens of a query without the punctuation that means nothing in it. */
export function tokensOf(query: string): Token[] {
  const tokens = tokenize(query.slice(0, MAX_QUERY_LENGTH)).filter(
    ({ type, text }) => type !== 'symbol' || SYMBOL.test(text),
  );
  // A hyphen joins words; between numbers it is a range.
  return tokens.filter((token, index) => !isHyphen(token) || tokens[index + 1]?.type === 'number');
}

const isCurrencySign = ({ type, text }: Token): boolean => type === 'symbol' && /\p{Sc}/u.test(text);

const isHyphen = ({ type, text }: Token): boolean => type === 'symbol' && /[-–—]/.test(text);

/** Buildings that the words from a token on may name. */
export interface NamedBuildings {
  names: readonly string[];
  /** Number of tokens. */
  length: number;
}

/** Groups tokens into the longest known phrases and buildings; other tokens are items of their own. */
export function itemsOf(
  query: string,
  tokens: readonly Token[],
  buildingsAt: (at: number) => NamedBuildings | null,
): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const match = multiplierAt(tokens, at) ?? (token.type === 'word' ? phraseAt(tokens, at) : null);
    const building = buildingsAt(at);
    if (building && building.length > (match?.length ?? 0)) {
      const used = tokens.slice(at, at + building.length);
      items.push({ type: 'building', names: building.names, ...spanOf(used), tokens: used });
      at += used.length;
      continue;
    }
    const length = match ? lengthBeforeUnit(tokens, at, match.length) : groupedLength(query, tokens, at);
    // Without its last token it is another phrase, or none.
    const phrase = match && length < match.length ? phraseAt(tokens.slice(0, at + length), at) : match;
    const used = tokens.slice(at, at + (match ? (phrase?.length ?? 1) : length));
    const whole = used.length > 1 ? { ...token, text: query.slice(token.start, used.at(-1)!.end) } : token;
    items.push({ ...itemOf(whole, phrase?.meaning), ...spanOf(used), tokens: used });
    at += used.length;
  }
  return items;
}

/** A multiplier that stands at its number and before a blank: the words of `2m in marina` are not `min`. */
function multiplierAt(tokens: readonly Token[], at: number): PhraseMatch<Meaning> | null {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (before?.type !== 'number' || before.end !== token.start || next?.start === token.end) return null;
  const match = phraseAt([token], 0);
  return match?.meaning.type === 'multiplier' ? match : null;
}

/** The number of tokens of the number at a token. A multiplier belongs to the only group before it: `1 500k`. */
function groupedLength(query: string, tokens: readonly Token[], at: number): number {
  if (tokens[at]!.type !== 'number') return 1;
  const length = groupedNumberAt(query, tokens, at);
  const [last, next] = [tokens[at + length - 1]!, tokens[at + length]];
  return length === 2 && next?.type === 'word' && next.start === last.end ? 1 : length;
}

type ItemKind = Item extends infer One
  ? One extends Item
    ? Omit<One, 'start' | 'end' | 'tokens'>
    : never
  : never;

function itemOf(token: Token, meaning: Meaning | undefined): ItemKind {
  if (meaning) return { type: 'phrase', meaning };
  if (token.type === 'number') return { type: 'number', token };
  if (isCurrencySign(token)) return { type: 'phrase', meaning: { type: 'foreignCurrency' } };
  if (token.type === 'symbol') return { type: 'symbol', symbol: isHyphen(token) ? '-' : token.text };
  return { type: 'unknown' };
}

const spanOf = (tokens: readonly Token[]) => ({ start: tokens[0]!.start, end: tokens.at(-1)!.end });

/** The length of a phrase without a number that belongs to what follows, as in `damac hills 2 bed` or `damac hills 2 000 000`. */
export function lengthBeforeUnit(tokens: readonly Token[], at: number, length: number): number {
  const [last, next] = [tokens[at + length - 1]!, tokens[at + length]];
  if (length === 1 || last.type !== 'number') return length;
  if (next?.type === 'number' && next.key === '000') return length - 1;
  if (next?.type !== 'word') return length;
  const meaning = phraseAt(tokens, at + length)?.meaning;
  return meaning?.type === 'unit' || meaning?.type === 'multiplier' ? length - 1 : length;
}
