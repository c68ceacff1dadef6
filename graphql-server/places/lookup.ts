import { type Place, places } from './place.ts';
import { plainKey } from './plain.ts';
import { slips } from './spelling.ts';

/** Letters that a name must have for a misspelling of it to be told from another name. */
const LONG_ENOUGH = 6;
const MOST_SLIPS = 2;

/** What a place is called, in every language. */
export const namesOf = ({ names, aliases }: Place): readonly string[] => [
  ...Object.values(names),
  ...aliases,
];

const byKey = new Map(places.flatMap((place) => namesOf(place).map((name) => [plainKey(name), place])));

/** The place of which this is a name or an alias, whatever its case, marks and spaces. */
export const placeNamed = (text: string): Place | undefined => byKey.get(plainKey(text));

/** Al Barsha 1 is no misspelling of Al Barsha 2. */
const digitsIn = (key: string) => key.replace(/\D/g, '');

const longKeys = [...byKey]
  .filter(([key]) => key.length >= LONG_ENOUGH)
  .map(([key, place]) => ({ key, place, digits: digitsIn(key) }));

/** The places whose names are nearest to a misspelt one, all as near as each other; none when none is near. */
export function placesNear(text: string): readonly Place[] {
  const typed = plainKey(text);
  if (typed.length < LONG_ENOUGH) return [];
  const digits = digitsIn(typed);
  let least = MOST_SLIPS;
  let nearest = new Set<Place>();
  for (const known of longKeys) {
    if (known.digits !== digits) continue;
    const distance = slips(typed, known.key, least);
    if (distance > least) continue;
    if (distance < least) nearest = new Set();
    least = distance;
    nearest.add(known.place);
  }
  return [...nearest];
}
