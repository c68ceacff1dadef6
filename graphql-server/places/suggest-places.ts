import { prefixEditDistance } from './edit-distance.ts';
import { nameKey, namesOf, nameWords, registryNamesOf } from './names.ts';
import { places, type Place } from './place.ts';

/** Most places that are suggested. */
export const MAX_PLACES = 20;
/** Longest text that is looked up, in characters. */
export const MAX_LENGTH = 60;

/** A name of a place for comparison. */
interface IndexedName {
  place: Place;
  key: string;
  /** The rest of the key from the second word on, from the third, and so on. */
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
 * Suggests places for a text that is being typed: exact names first, then names that begin with it, names with a later word that
 * does, and only without any of these misspelt names. Names come before aliases, short ones before long ones. Of an address
 * such as `Marina Gate, Dubai Marina`, the first part with a match counts.
 */
export function suggestPlaces(text: string, limit: number): readonly Place[] {
  const typed = text.slice(0, MAX_LENGTH);
  for (const part of [typed, ...typed.split(/[,،，]/)]) {
    const key = nameKey(part);
    if (!key) continue;
    const matches = rankPlaces((name) => prefixRank(name, key));
    const found = matches.length > 0 ? matches : rankPlaces((name) => misspellingRank(name, key));
    if (found.length > 0) return found.slice(0, Math.min(Math.max(0, limit), MAX_PLACES));
  }
  return [];
}

/** The places of the names that have a rank, the best first. */
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
  return laterKeys.some((later) => later.startsWith(typed)) ? 2 : null;
}

function misspellingRank({ key }: IndexedName, typed: string): number | null {
  const maxDistance = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (maxDistance === 0) return null;
  const distance = prefixEditDistance(typed, key, maxDistance);
  return distance === Infinity ? null : distance;
}
