import { LRUCache } from 'lru-cache';
import { landmarks } from '../../places/landmarks.ts';
import { nameKey, namesOf, nameWords, registryNamesOf } from '../../places/names.ts';
import { isCity } from '../../places/other-names.ts';
import { places } from '../../places/place.ts';
import { LEXICON, type Meaning } from './lexicon.ts';
import { isEnglish } from '../../text-parsing/english-words.ts';
import { type PhraseMatch, Phrases } from '../../text-parsing/phrases.ts';
import { createSpellingIndex, isLikelyMisspelling } from '../../text-parsing/spelling.ts';
import type { Token } from '../../text-parsing/tokenizer.ts';

/** A node of the trie of phrases, whose edges are words. */
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

/** A query looks up each of its words repeatedly. */
const suggestions = new LRUCache<string, readonly string[]>({
  max: 500,
  memoMethod: (word) => spelling.suggest(word),
});

/** Finds the longest phrase at a token. Of an exact and a misspelt one of equal length, returns the exact one. */
export function phraseAt(tokens: readonly Token[], at: number): PhraseMatch<Meaning> | null {
  const exact = phrases.longestAt(tokens, at);
  const corrected = findCorrectedMatch(tokens, at);
  if (!corrected || (exact && exact.length >= corrected.length)) return exact;
  return corrected;
}

/** An English word is corrected only beside an exact word of this length, in letters: `damac hill` is Damac Hills, `a hill` is not. */
const MIN_EXACT_LENGTH = 4;

/** The corrections on the way to a node of the trie. */
interface Corrections {
  isCorrected: boolean;
  /** True if an English word was corrected. */
  hasEnglish: boolean;
  /** True if a word of at least `MIN_EXACT_LENGTH` letters matches exactly. */
  hasExact: boolean;
}

/** Finds the longest phrase with a misspelt word: follows the exact word and each of its corrections through the trie. */
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
    for (const word of suggestions.memo(token.key)) {
      const next = node.children.get(word);
      if (!next) continue;
      // A known word is not replaced by another phrase of one word, but may be the misspelt first word of a longer one.
      const isWholePhrase = end === at && next.meaning !== undefined;
      const isMisspelt = !phrases.has(token.key) && isLikelyMisspelling(token.key, word);
      visit(isWholePhrase && !isMisspelt ? { children: next.children } : next, end + 1, corrected);
    }
  };
  visit(trie, at, { isCorrected: false, hasEnglish: false, hasExact: false });
  return longest;
}
