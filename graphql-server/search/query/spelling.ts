import { editDistance } from '../../places/edit-distance.ts';

/** Shortest word that may stand for another one, and longest that is corrected, in letters. */
const SHORTEST = 4;
const LONGEST = 20;

/** Finds the words of a vocabulary that are one edit away from a typed word. */
export interface SpellingIndex {
  suggest(typed: string): readonly string[];
}

/**
 * Indexes a vocabulary by what is left of its words when one letter is deleted (symmetric delete, as SymSpell does), so
 * that a lookup costs as many map reads as the typed word has letters, however large the vocabulary is.
 */
export function createSpellingIndex(vocabulary: Iterable<string>): SpellingIndex {
  const byDeletion = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (!isCorrectable(word)) continue;
    for (const key of deletionsOf(word)) {
      const words = byDeletion.get(key);
      if (words) words.push(word);
      else byDeletion.set(key, [word]);
    }
  }
  return {
    suggest(typed) {
      if (!isCorrectable(typed)) return [];
      const candidates = new Set(deletionsOf(typed).flatMap((key) => byDeletion.get(key) ?? []));
      return [...candidates].filter((word) => editDistance(typed, word, 1) === 1);
    },
  };
}

/** Numbers are never corrected: Al Barsha 1 is no misspelling of Al Barsha 2. */
const isCorrectable = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word);

/** A word, and what is left of it when one letter is deleted. */
function deletionsOf(word: string): string[] {
  const keys = new Set([word]);
  for (let at = 0; at < word.length; at++) keys.add(word.slice(0, at) + word.slice(at + 1));
  return [...keys];
}

/**
 * Whether a word that stands alone may be a misspelling of another one. Short words are near too many others: of four
 * letters only two that are swapped count, and up to five letters the first one has to be right.
 */
export function isLikelyMisspelling(typed: string, word: string): boolean {
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

/** Every text that is one edit away from a word, in the letters of its script; none for what is too short or too long. */
export function editsOf(word: string): string[] {
  if (!isCorrectable(word)) return [];
  const letters = ALPHABETS.find(([script]) => script.test(word))?.[1] ?? '';
  const edits = new Set(deletionsOf(word));
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) edits.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of letters) {
      edits.add(before + letter + after);
      if (after !== '') edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(word);
  return [...edits];
}
