import { namesOf } from './lookup.ts';
import { type Place, places } from './place.ts';
import { plainWords } from './plain.ts';
import { registryNamesOf } from './registry.ts';
import { slipsSoFar } from './spelling.ts';

/** Most places that are suggested, and most letters that are looked at. */
const MOST = 20;
const LONGEST = 60;

/** One name of a place as it is typed: its words, and its beginnings at each of them. */
interface Written {
  place: Place;
  key: string;
  from: readonly string[];
  /** Whether it is a name of the place, and no alias. */
  own: boolean;
}

const written: readonly Written[] = places.flatMap((place) =>
  [...namesOf(place), ...registryNamesOf(place)].map((name, at) => {
    const words = plainWords(name);
    return { place, key: words.join(''), from: beginnings(words, name), own: at < 4 };
  }),
);

/** Chinese has no spaces: a word may begin at any of its signs. */
function beginnings(words: readonly string[], name: string): string[] {
  const parts = /\p{Script=Han}/u.test(name) ? Array.from(words.join('')) : words;
  return parts.map((_, at) => parts.slice(at).join(''));
}

/**
 * Places that somebody may mean who has typed these words, the likeliest first: those so called, those whose name begins
 * so, those of which a later word does, then those that begin nearly so. A name goes before an alias, and a short one
 * before a long one. Of an address, as `Marina Gate, Dubai Marina`, it is the first part that is known.
 */
export function suggest(words: string, limit: number): readonly Place[] {
  const typed = words.slice(0, LONGEST);
  for (const part of [typed, ...typed.split(/[,،，]/)]) {
    const found = meantBy(plainWords(part).join(''));
    if (found.length > 0) return found.slice(0, Math.min(Math.max(0, limit), MOST));
  }
  return [];
}

function meantBy(typed: string): readonly Place[] {
  if (!typed) return [];
  const begun = best((name) => begunBy(typed, name));
  return begun.length > 0 ? begun : best((name) => misspelt(typed, name));
}

/** How far a name is from what was typed, the nearest first; null is not to be suggested. */
type Rank = (name: Written) => number | null;

function best(rank: Rank): Place[] {
  const ranks = new Map<Place, number>();
  for (const name of written) {
    const own = rank(name);
    if (own === null) continue;
    const whole = own * 1_000 + (name.own ? 0 : 500) + name.key.length;
    if (whole < (ranks.get(name.place) ?? Infinity)) ranks.set(name.place, whole);
  }
  return [...ranks].sort(([, one], [, other]) => one - other).map(([place]) => place);
}

function begunBy(typed: string, { key, from }: Written): number | null {
  if (key === typed) return 0;
  const at = from.findIndex((beginning) => beginning.startsWith(typed));
  return at < 0 ? null : Math.min(at, 1) + 1;
}

function misspelt(typed: string, { key }: Written): number | null {
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (allowed === 0) return null;
  const far = slipsSoFar(typed, key, allowed);
  return far === Infinity ? null : far;
}
