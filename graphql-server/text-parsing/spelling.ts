import { editDistance } from '../places/edit-distance.ts';
import { isEnglish } from './english-words.ts';

/** Minimum and maximum length of a word that is corrected, in letters. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 20;
/** Minimum length of a word that may be two edits away. */
const MIN_LENGTH_OF_TWO_EDITS = 8;

/** Finds the words of a vocabulary that are one edit away from a typed word; if there is none, those two edits from a long word. */
export interface SpellingIndex {
  suggest(typed: string): readonly string[];
}

/**
 * Indexes a vocabulary by the deletions of its words (the symmetric delete algorithm of SymSpell). A lookup reads one map entry
 * for each letter of the typed word, whatever the size of the vocabulary.
 */
export function createSpellingIndex(vocabulary: Iterable<string>): SpellingIndex {
  const byDeletion = new Map<string, string[]>();
  const longByFirstLetter = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (!isCorrectable(word)) continue;
    if (word.length >= MIN_LENGTH_OF_TWO_EDITS) addTo(longByFirstLetter, word[0]!, word);
    for (const key of deletionsOf(word)) addTo(byDeletion, key, word);
  }
  return {
    suggest(typed) {
      if (!isCorrectable(typed)) return [];
      const candidates = new Set(deletionsOf(typed).flatMap((key) => byDeletion.get(key) ?? []));
      const near = [...candidates].filter((word) => editDistance(typed, word, 1) === 1);
      if (near.length > 0 || typed.length < MIN_LENGTH_OF_TWO_EDITS) return near;
      const long = longByFirstLetter.get(typed[0]!) ?? [];
      return long.filter((word) => editDistance(typed, word, 2) === 2);
    },
  };
}

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const words = lists.get(key);
  if (words) words.push(word);
  else lists.set(key, [word]);
}

/** A word with a digit is never corrected: Al Barsha 1 is not a misspelling of Al Barsha 2. */
const isCorrectable = (word: string): boolean =>
  word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && !/\d/.test(word);

/** A word and its variants with one letter deleted. */
function deletionsOf(word: string): string[] {
  const keys = new Set([word]);
  for (let index = 0; index < word.length; index++) keys.add(word.slice(0, index) + word.slice(index + 1));
  return [...keys];
}

/**
 * True if a word that is near another is probably a misspelling of it: no English word is. Short words resemble too many others:
 * a word of four letters counts only if two of them are swapped, and a word of five only if its first letter is right.
 */
export function isLikelyMisspelling(typed: string, word: string): boolean {
  if (isEnglish(typed)) return false;
  const isSwapped = typed.length === word.length && sortedLetters(typed) === sortedLetters(word);
  if (isSwapped) return true;
  if (typed.length < 5) return false;
  return typed.length > 5 || typed[0] === word[0];
}

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

const ALPHABETS: readonly (readonly [script: RegExp, letters: string])[] = [
  [/^[a-z]+$/, 'abcdefghijklmnopqrstuvwxyz'],
  [/^\p{Script=Cyrillic}+$/u, 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  [/^\p{Script=Arabic}+$/u, 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويى'],
];

/** All texts one edit away from a word, in the letters of its script; none for words that are never corrected, as English ones. */
export function editsOf(word: string): string[] {
  if (!isCorrectable(word) || isEnglish(word)) return [];
  const letters = ALPHABETS.find(([script]) => script.test(word))?.[1] ?? '';
  const edits = new Set(deletionsOf(word));
  for (let index = 0; index <= word.length; index++) {
    const [before, after] = [word.slice(0, index), word.slice(index)];
    if (after.length > 1) edits.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of letters) {
      edits.add(before + letter + after);
      if (after !== '') edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(word);
  return [...edits];
}
