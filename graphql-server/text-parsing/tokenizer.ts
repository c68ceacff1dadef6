import { foldText } from '../../schema/fold.ts';
import { nameKey } from '../places/names.ts';
import { normalizeNumber } from './numbers.ts';

/** A piece of a text. Offsets count UTF-16 code units of the text as it was typed. */
export interface Token {
  type: 'word' | 'number' | 'symbol' | 'quoted';
  /** The token as it was typed; of a quoted one the text between the quotation marks. */
  text: string;
  /**
   * Its normalized form: a word in lower case without marks and apostrophes, the digits of a number, a symbol in its usual variant.
   * Empty for symbols that stand within phrases, as in `sq. ft.` and `b/r`.
   */
  key: string;
  start: number;
  end: number;
}

const QUOTED = /"(?<plain>[^"]+)"|“(?<curly>[^”]+)”|«(?<angle>[^»]+)»/u;
/** A unit of area that ends in a digit. */
const SQUARE_UNIT =
  /(?<unit>(?:ft|m|yd|km|м|م)\^?2|(?:ft|feet|m|yd|km|м|фут|م|قدم|英尺)²|㎡)(?![\p{L}\p{N}]|[.,]\p{Nd})/u;
/** Separators of groups and decimals in the scripts of the site. */
const NUMBER = /(?<number>\p{Nd}+(?:[.,٫٬،，．'’‘`´ʼ]\p{Nd}+)*)/u;
/** Numbers of a list, where commas separate them: 1,2,3 bedrooms. */
const LISTED_NUMBER = /(?<number>\p{Nd}+(?:[.٫．]\p{Nd}+)?)/u;
/** Chinese writes no spaces: each of its characters is a token. */
const HAN = /(?<han>\p{Script=Han})/u;
const WORD = /(?<word>(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:['’](?!\p{Script=Han})[\p{L}\p{M}]+)*)/u;
const SYMBOL = /(?<symbol>[<>]=|\S)/u;

const tokenPattern = (number: RegExp): RegExp =>
  new RegExp([QUOTED, SQUARE_UNIT, number, HAN, WORD, SYMBOL].map(({ source }) => source).join('|'), 'giu');
const TOKEN = tokenPattern(NUMBER);
const LISTED_TOKEN = tokenPattern(LISTED_NUMBER);

/** Typographic variants of symbols. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['٬', ','],
  ['،', ','],
  ['、', ','],
  ['’', "'"],
  ['‘', "'"],
  ['`', "'"],
  ['´', "'"],
  ['ʼ', "'"],
  ['≈', '~'],
  ['∼', '~'],
  ['−', '-'],
]);
/** Symbols that may stand within a phrase. */
const JOINERS: ReadonlySet<string> = new Set(['-', '.', '/', '(', ')', "'", '·']);

/** Splits a text into tokens. With `listed`, a comma between numbers separates them. */
export function tokenize(text: string, { listed = false } = {}): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(listed ? LISTED_TOKEN : TOKEN)) {
    const token = tokenOf(match);
    const isSeen = token.type === 'symbol' ? normalizeSymbol(token.text) !== '' : token.key !== '';
    if (isSeen) tokens.push(token);
  }
  return tokens;
}

function tokenOf(match: RegExpExecArray): Token {
  const { plain, curly, angle, number, symbol, unit } = match.groups!;
  const quoted = plain ?? curly ?? angle;
  const span = { start: match.index, end: match.index + match[0].length };
  if (quoted !== undefined) return { type: 'quoted', text: quoted.trim(), key: nameKey(quoted), ...span };
  if (number !== undefined)
    return { type: 'number', text: number, key: normalizeNumber(number).replace(/\D/g, ''), ...span };
  if (symbol !== undefined) {
    const normalized = normalizeSymbol(symbol);
    return { type: 'symbol', text: symbol, key: JOINERS.has(normalized) ? '' : normalized, ...span };
  }
  const key = unit === undefined ? nameKey(match[0]) : foldText(unit).replace('^', '');
  return { type: 'word', text: match[0], key, ...span };
}

/** A symbol in its usual variant: every dash is a hyphen. */
export const normalizeSymbol = (symbol: string): string =>
  /\p{Pd}/u.test(symbol) ? '-' : (VARIANTS.get(symbol) ?? foldText(symbol));

/**
 * The number of tokens from `at` on that are one number whose groups of three digits are separated by blanks: `2 000 000`.
 * 1 if there are none. The last group may have decimals.
 */
export function groupedNumberAt(text: string, tokens: readonly Token[], at: number): number {
  const isFirst =
    /^[1-9]\d{0,2}$/.test(tokens[at]!.key) && tokens[at]!.text.length === tokens[at]!.key.length;
  let end = at + 1;
  while (isFirst && isGroup(text, tokens, end)) {
    end++;
    if (tokens[end - 1]!.text.length > 3) break;
  }
  return end - at;
}

function isGroup(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1]!, tokens[at]];
  return (
    token?.type === 'number' &&
    /^\p{Nd}{3}(?:[.,٫]\p{Nd}{1,2})?$/u.test(token.text) &&
    /^\s+$/u.test(text.slice(before.end, token.start))
  );
}
