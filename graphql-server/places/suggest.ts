import { namesOf } from './lookup.ts';
import { type Place, places } from './place.ts';
import { plainWords } from './plain.ts';
import { registryNamesOf } from './registry.ts';
import { slipsSoFar } from './spelling.ts';

/** Most places that are suggested, and most letters that are looked at. */
const MOST = 20;
const LONGEST = 60;

/** One name of a place as it is typed: its words, without what is between them. */
interface Written {
  place: Place;
  key: string;
  /** Whether it is a name of the place, and no alias. */
  own: boolean;
}

/** What of a name is read from one of its words on. */
interface Beginning {
  text: string;
  name: Written;
  isLater: boolean;
}

const written: readonly (Written & { words: readonly string[] })[] = places.flatMap((place) =>
  [...namesOf(place), ...registryNamesOf(place)].map((name, at) => {
    const words = plainWords(name);
    const key = words.join('');
    // Chinese has no spaces: a word may begin at any of its signs.
    return { place, key, words: /\p{Script=Han}/u.test(name) ? Array.from(key) : words, own: at < 4 };
  }),
);

/** In the order of their letters, so that all that begin alike stand together. */
const beginnings: readonly Beginning[] = written
  .flatMap((name) =>
    name.words.map((_, at) => ({ text: name.words.slice(at).join(''), name, isLater: at > 0 })),
  )
  .sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)));

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
  const begun = best(begunBy(typed));
  return begun.length > 0 ? begun : best(misspelt(typed));
}

/** Names that may be meant, each with how far it is from what was typed. */
type Ranked = Iterable<readonly [name: Written, rank: number]>;

/** The places of names, the nearest first; of those as near, in the order of all. */
function best(ranked: Ranked): Place[] {
  const ranks = new Map<Place, number>();
  for (const [name, own] of ranked) {
    const whole = own * 1_000 + (name.own ? 0 : 500) + name.key.length;
    if (whole < (ranks.get(name.place) ?? Infinity)) ranks.set(name.place, whole);
  }
  return places.filter((place) => ranks.has(place)).sort((one, other) => ranks.get(one)! - ranks.get(other)!);
}

function* begunBy(typed: string): Ranked {
  for (let at = firstFrom(typed); beginnings[at]?.text.startsWith(typed); at++) {
    const { name, isLater } = beginnings[at]!;
    yield [name, name.key === typed ? 0 : isLater ? 2 : 1];
  }
}

/** The first beginning that does not stand before some letters. */
function firstFrom(letters: string): number {
  let [low, high] = [0, beginnings.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (beginnings[middle]!.text < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* misspelt(typed: string): Ranked {
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (allowed === 0) return;
  for (const name of written) {
    const far = slipsSoFar(typed, name.key, allowed);
    if (far !== Infinity) yield [name, far];
  }
}
