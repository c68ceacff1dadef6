import type { Token } from '../../text-parsing/tokenizer.ts';
import { itemsOf, lengthBeforeUnit, type NamedBuildings, tokensOf } from './items.ts';
import type { ParsedQuery, QueryContext, RecognizedFact } from './parsed-query.ts';
import { QueryParser } from './query-parser.ts';
import { resolveFacts } from './resolve-facts.ts';

/** Maximum number of parsed tokens; the rest of a query is searched as text. */
const MAX_TOKENS = 40;

/** Parses a query as people type it: phrases that state facts become filters, other words are searched as text. */
export function parseQuery(query: string, context: QueryContext = {}): ParsedQuery {
  const tokens = tokensOf(query);
  const parsedTokens = tokens.slice(0, MAX_TOKENS);
  const buildings = indexBuildings(context.buildings ?? []);
  const items = itemsOf(query, parsedTokens, (at) => buildingsAt(parsedTokens, at, buildings));
  const parsed = new QueryParser(query, items).parse();
  const rest = tokens.slice(MAX_TOKENS).filter(({ type }) => type !== 'symbol');
  parsed.terms.push(...rest.map(({ text, start, end }) => ({ text, start, end })));
  return resolveFacts(parsed, context);
}

/** Names of buildings by the keys of their first words, two or more. */
type BuildingIndex = ReadonlyMap<string, readonly string[]>;

/** Maximum number of words of a building that are compared. */
const MAX_BUILDING_WORDS = 8;

const keyOfWords = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ type }) => type !== 'symbol')
    .map(({ key }) => key)
    .join(' ');

/** Indexes buildings by their whole names and by the beginnings that several may share: Marina Gate 1 and Marina Gate 2. */
function indexBuildings(names: readonly string[]): BuildingIndex {
  const index = new Map<string, string[]>();
  for (const name of names) {
    const tokens = tokensOf(name);
    for (let length = 2; length <= Math.min(tokens.length, MAX_BUILDING_WORDS); length++) {
      const words = tokens.slice(0, length);
      if (words.at(-1)!.type === 'symbol') continue;
      const key = keyOfWords(words);
      index.set(key, [...(index.get(key) ?? []), name]);
    }
  }
  return index;
}

/** True unless words only describe a home, as `2 bed villa` does where it was typed instead of a building. */
function isBuildingName(words: string): boolean {
  const { terms, facts } = parseQuery(words);
  const isPlace = ({ facts: { places, near } }: RecognizedFact) => places !== undefined || near !== undefined;
  return terms.length > 0 || facts.some(isPlace);
}

/** The buildings whose names have the most words from a token on. */
function buildingsAt(tokens: readonly Token[], at: number, index: BuildingIndex): NamedBuildings | null {
  if (index.size === 0) return null;
  for (let length = Math.min(MAX_BUILDING_WORDS, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length);
    const names = index.get(keyOfWords(words));
    const isWhole = words[0]!.type !== 'symbol' && words.at(-1)!.type !== 'symbol';
    if (!names || !isWhole || lengthBeforeUnit(tokens, at, length) !== length) continue;
    if (isBuildingName(words.map(({ text }) => text).join(' '))) return { names, length };
  }
  return null;
}
