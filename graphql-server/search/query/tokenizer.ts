import { plainDigits } from '../../../schema/numerals.ts';
import { nameKey } from '../../places/names.ts';

/** Maximum length of a parsed query in UTF-16 code units, and maximum number of parsed tokens; the rest is searched as text. */
const MAX_QUERY_LENGTH = 400;
export const MAX_TOKENS = 40;

/** A piece of a query. Offsets count UTF-16 code units of the query as it was typed. */
export interface Token {
  type: 'word' | 'number' | 'symbol' | 'quoted';
  /** The token as it was typed; of a quoted one the text between the quotation marks. */
  text: string;
  /** Its normalized form: lower case, without marks, letters and digits of one kind. Empty for symbols. */
  key: string;
  start: number;
  end: number;
}

const QUOTED = /"(?<plain>[^"]+)"|“(?<curly>[^”]+)”|«(?<angle>[^»]+)»/u;
/** A unit of area that ends in a digit. */
const SQUARE_UNIT = /(?<unit>(?:ft|m)[2²])(?![\p{L}\p{N}])/u;
const NUMBER = /(?<number>\p{Nd}+(?:[.,٫٬'’]\p{Nd}+)*)/u;
/** Chinese writes no spaces: each of its characters is a token. */
const HAN = /(?<han>\p{Script=Han})/u;
const WORD = /(?<word>(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:['’](?!\p{Script=Han})[\p{L}\p{M}]+)*)/u;
/** `=` only after a comparison; every sign of a currency. */
const SYMBOL = /(?<symbol>[<>]=|[-–—+<>≤≥~]|\p{Sc})/u;

const TOKEN = new RegExp(
  [QUOTED, SQUARE_UNIT, NUMBER, HAN, WORD, SYMBOL].map(({ source }) => source).join('|'),
  'giu',
);

/** Splits a query into tokens; other punctuation is dropped. */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  for (const match of query.slice(0, MAX_QUERY_LENGTH).matchAll(TOKEN)) {
    const token = tokenOf(match);
    if (token.type === 'symbol' || token.key !== '') tokens.push(token);
  }
  // A hyphen joins words; between numbers it is a range.
  return tokens.filter((token, index) => !isHyphen(token) || tokens[index + 1]?.type === 'number');
}

function tokenOf(match: RegExpExecArray): Token {
  const { plain, curly, angle, number, symbol, unit } = match.groups!;
  const quoted = plain ?? curly ?? angle;
  const span = { start: match.index, end: match.index + match[0].length };
  if (quoted !== undefined) return { type: 'quoted', text: quoted.trim(), key: nameKey(quoted), ...span };
  if (number !== undefined)
    return { type: 'number', text: number, key: plainDigits(number).replace(/\D/g, ''), ...span };
  if (symbol !== undefined) return { type: 'symbol', text: symbol, key: '', ...span };
  const key = unit === undefined ? nameKey(match[0]) : unit.toLowerCase().replace('²', '2');
  return { type: 'word', text: match[0], key, ...span };
}

export const isCurrencySign = ({ type, text }: Token): boolean => type === 'symbol' && /\p{Sc}/u.test(text);

export const isHyphen = ({ type, text }: Token): boolean => type === 'symbol' && /[-–—]/.test(text);

/**
 * The number of tokens from `at` on that are one number whose groups of three digits are separated by blanks: `2 000 000`.
 * 1 if there are none, or a multiplier belongs to the only group: `1 500k`.
 */
export function groupedNumberAt(query: string, tokens: readonly Token[], at: number): number {
  const isFirst =
    /^[1-9]\d{0,2}$/.test(tokens[at]!.key) && tokens[at]!.text.length === tokens[at]!.key.length;
  let end = at + 1;
  while (isFirst && isGroup(query, tokens[end - 1]!, tokens[end])) end++;
  const next = tokens[end];
  const isMultiplied = next?.type === 'word' && next.start === tokens[end - 1]!.end;
  return end - at === 2 && isMultiplied ? 1 : end - at;
}

const isGroup = (query: string, before: Token, token: Token | undefined): boolean =>
  token?.type === 'number' &&
  token.text.length === 3 &&
  token.key.length === 3 &&
  /^\s$/u.test(query.slice(before.end, token.start));

/**
 * The value of a number token. Groups of three digits are thousands: 1,500,000 and 1.500.000. A single point before three
 * digits is a decimal point where a multiplier such as `m` follows: 2.750m.
 */
export function numberOf({ text }: Token, hasMultiplier: boolean): number {
  const plain = plainDigits(text)
    .replace(/[\s٬'’]/gu, ',')
    .replace(/٫/g, '.');
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain);
  if (isGrouped) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}\.\d{3}$/.test(plain) && !hasMultiplier) return Number(plain.replace('.', ''));
  const [whole = '', decimals = ''] = plain.replaceAll(',', '.').split('.');
  return Number(`${whole}.${decimals || '0'}`);
}
