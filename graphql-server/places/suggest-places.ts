import { prefixEditDistance } from './edit-distance.ts';
import { nameKey, namesOf, nameWords, registryNamesOf } from './names.ts';
import { places, type Place } from './place.ts';

export const MAX_PLACES = 20;
/** Maximum length of the searched part of a text, in characters. */
export const MAX_LENGTH = 60;

/** A name of a place in the form in which names are compared. */
interface IndexedName {
  place: Place;
  key: string;
  /** The key without its first word, without its first two words, and so on. */
  laterKeys: readonly string[];
  isAlias: boolean;
}

const index: readonly IndexedName[] = places.flatMap((place) => {
  const ownNames = Object.keys(place.names).length;
  return [...namesOf(place), ...registryNamesOf(place)].map((name, i) => {
    const key = nameKey(name);
    const words = /\p{Script=Han}/u.test(name) ? Array.from(key) : nameWords(name); // Chinese has no spaces
    const laterKeys = words.slice(1).map((_, word) => words.slice(word + 1).join(''));
    return { place, key, laterKeys, isAlias: i >= ownNames };
  });
});

/**
 * Suggests places for a text that is being typed. Names that are equal to the text come first, then names that start with it, then
 * names with a later word that starts with it; similar names are suggested only if there are none of these. Names come before
 * aliases, and short names before long ones. Of an address such as `Marina Gate, Dubai Marina`, the first part with a match counts.
 */
export function suggestPlaces(text: string, limit: number): readonly Place[] {
  const typed = text.slice(0, MAX_LENGTH);
  for (const part of [typed, ...typed.split(/[,،，]/)]) {
    const key = nameKey(part);
    if (!key) continue;
    const prefixMatches = rankPlaces((name) => prefixRank(name, key));
    const matches =
      prefixMatches.length > 0 ? prefixMatches : rankPlaces((name) => misspellingRank(name, key));
    if (matches.length > 0) return matches.slice(0, Math.min(Math.max(0, limit), MAX_PLACES));
  }
  return [];
}

/** Returns the places with a name that has a rank, the lowest rank first. */
function rankPlaces(rankOf: (name: IndexedName) => number | null): Place[] {
  const scores = new Map<Place, number>();
  for (const name of index) {
    const rank = rankOf(name);
    if (rank === null) continue;
    const score = rank * 1_000 + (name.isAlias ? 500 : 0) + name.key.length;
    if (score < (scores.get(name.place) ?? Infinity)) scores.set(name.place, score);
  }
  return places
    .filter((place) => scores.has(place))
    .sort((one, other) => scores.get(one)! - scores.get(other)!);
}

function prefixRank({ key, laterKeys }: IndexedName, typed: string): number | null {
  if (key === typed) return 0;
  if (key.startsWith(typed)) return 1;
  return laterKeys.some((laterKey) => laterKey.startsWith(typed)) ? 2 : null;
}

function misspellingRank({ key }: IndexedName, typed: string): number | null {
  const maxDistance = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (maxDistance === 0) return null;
  const distance = prefixEditDistance(typed, key, maxDistance);
  return distance === Infinity ? null : distance;
}
