import { landmarks } from '../../places/landmarks.ts';
import { nameKey, namesOf, nameWords, registryNamesOf } from '../../places/names.ts';
import { isCity } from '../../places/other-names.ts';
import { places } from '../../places/place.ts';
import { LEXICON, type Meaning } from './lexicon.ts';
import { isEnglish } from '../../text-parsing/english-words.ts';
import { type PhraseMatch, Phrases } from '../../text-parsing/phrases.ts';
import { createSpellingIndex, isLikelyMisspelling } from '../../text-parsing/spelling.ts';
import type { Token } from '../../text-parsing/tokenizer.ts';

/** A node of the trie of phrases, whose edges are words; used to match misspelt words. */
interface TrieNode {
  children: Map<string, TrieNode>;
  meaning?: Meaning;
}

const phrases = new Phrases<Meaning>();
const trie: TrieNode = { children: new Map() };
const vocabulary = new Set<string>();

/** Adds a phrase; if it has several meanings, the first is used. */
function addPhrase(phrase: string, meaning: Meaning): void {
  const words = nameWords(phrase);
  if (words.length === 0 || !phrases.add(phrase, meaning)) return;
  addToTrie(words, meaning);
  if (words.length > 1) addToTrie([words.join('')], meaning);
}

function addToTrie(words: readonly string[], meaning: Meaning): void {
  let node = trie;
  for (const word of words) {
    vocabulary.add(word);
    let next = node.children.get(word);
    if (!next) node.children.set(word, (next = { children: new Map() }));
    node = next;
  }
  node.meaning ??= meaning;
}

/** Names that several places share. */
const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Jumeirah Village': ['jumeirah-village-circle', 'jumeirah-village-triangle'],
};

/** The name without an article or `Dubai`: `Furjan` for Al Furjan. Null if the rest is too short or too common. */
function shortNameOf(name: string): string | null {
  const short = /^(?:al|the|dubai)\s+(.+)$/i.exec(name)?.[1];
  if (!short) return null;
  const isDistinct = nameWords(short).length > 1 || /^al\s/i.test(name);
  return isDistinct && nameKey(short).length >= 5 ? short : null;
}

function addPlaces(): void {
  const communities = places.filter(({ kind }) => kind !== 'city');
  const add = (name: string, id: string) => addPhrase(name, { type: 'place', ids: [id] });
  for (const place of communities) for (const name of namesOf(place)) add(name, place.id);
  for (const [name, ids] of Object.entries(SHARED_NAMES)) addPhrase(name, { type: 'place', ids });
  for (const place of communities) {
    for (const name of registryNamesOf(place)) add(name, place.id);
    const short = shortNameOf(place.names.en);
    if (short !== null && !isCity(short)) add(short, place.id);
  }
}

for (const [meaning, list] of LEXICON) {
  for (const phrase of list.split(',')) addPhrase(phrase, meaning);
}
for (const { id, name, aliases } of landmarks) {
  for (const phrase of [name, ...aliases]) addPhrase(phrase, { type: 'landmark', id });
}
addPlaces();

const spelling = createSpellingIndex(vocabulary);

/** Finds the longest phrase at a token, with at most one edit in each word. Prefers an exact match to a corrected one of equal length. */
export function phraseAt(tokens: readonly Token[], at: number): PhraseMatch<Meaning> | null {
  const exact = phrases.longestAt(tokens, at);
  const corrected = findCorrectedMatch(tokens, at);
  if (!corrected || (exact && exact.length >= corrected.length)) return exact;
  return corrected;
}

/** Minimum length, in letters, of an exact word in a phrase whose other word is English and corrected: `damac hill`. */
const MIN_EXACT_LENGTH = 4;

interface Corrections {
  isCorrected: boolean;
  /** True if an English word was corrected. */
  hasEnglish: boolean;
  /** True if a word of at least `MIN_EXACT_LENGTH` letters matches exactly. */
  hasExact: boolean;
}

function findCorrectedMatch(tokens: readonly Token[], at: number): PhraseMatch<Meaning> | null {
  let longest: PhraseMatch<Meaning> | null = null;
  const visit = (node: TrieNode, end: number, { isCorrected, hasEnglish, hasExact }: Corrections) => {
    if (node.meaning && isCorrected && end - at > (longest?.length ?? 0) && (!hasEnglish || hasExact)) {
      longest = { meaning: node.meaning, length: end - at };
    }
    const token = tokens[end];
    if (!token || token.type === 'quoted' || token.type === 'symbol') return;
    const exact = node.children.get(token.key);
    const isExact = hasExact || token.key.length >= MIN_EXACT_LENGTH;
    if (exact) visit(exact, end + 1, { isCorrected, hasEnglish, hasExact: isExact });
    if (token.type === 'number') return;
    const corrected = { isCorrected: true, hasEnglish: hasEnglish || isEnglish(token.key), hasExact };
    for (const word of suggestionsFor(token.key)) {
      const next = node.children.get(word);
      if (!next) continue;
      // A word that is itself a phrase is not corrected to another phrase, but may begin a longer one.
      const isWholePhrase = end === at && next.meaning !== undefined;
      const isMisspelt = !phrases.has(token.key) && isLikelyMisspelling(token.key, word);
      visit(isWholePhrase && !isMisspelt ? { children: next.children } : next, end + 1, corrected);
    }
  };
  visit(trie, at, { isCorrected: false, hasEnglish: false, hasExact: false });
  return longest;
}

/** Suggestions by word: a query looks up each word repeatedly. */
const suggestions = new Map<string, readonly string[]>();
const MAX_SUGGESTIONS = 500;

function suggestionsFor(key: string): readonly string[] {
  const known = suggestions.get(key);
  if (known) return known;
  if (suggestions.size >= MAX_SUGGESTIONS) suggestions.clear();
  const found = spelling.suggest(key);
  suggestions.set(key, found);
  return found;
}
