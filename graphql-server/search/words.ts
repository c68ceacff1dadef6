import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { HOMES } from '../listings/facts/home.ts';
import { places, placesWithin } from '../places/place.ts';
import { MANY_BEDROOMS, type Choices, type Counts, type Wish } from './wish.ts';

/** Values of a word, each by a small number; 0 is none. */
class Words {
  readonly #numbers: ReadonlyMap<string, number>;
  constructor(readonly values: readonly string[]) {
    this.#numbers = new Map(values.map((value, i) => [value, i + 1]));
  }
  numberOf(value: string | null): number {
    return value === null ? 0 : (this.#numbers.get(value) ?? 0);
  }
}

export const KINDS = new Words(Object.keys(HOMES));
export const TYPES = new Words(Object.values(PropertyType));
export const PLACES = new Words(places.map(({ id }) => id));
export const BEDROOMS = new Words(
  Array.from({ length: MANY_BEDROOMS + 1 }, (_, bedrooms) => String(bedrooms)),
);
export const FURNISHING = new Words(Object.values(Furnishing));
export const COMPLETION = new Words(Object.values(Completion));
const AMENITIES: readonly string[] = Object.values(Amenity);

/** Each counted word of a home is one bit of what keeps it from being found. */
export const PURPOSE = 1;
export const TYPE = 2;
export const PLACE = 4;
export const BEDS = 8;
export const FURNISHED = 16;
export const COMPLETE = 32;
export const AMENITY = 64;

/** Amenities as bits of a number. */
export const amenityBits = (amenities: readonly string[]): number =>
  amenities.reduce((bits, one) => {
    const place = AMENITIES.indexOf(one);
    return place < 0 ? bits : bits | (1 << place);
  }, 0);

/** For each value of a word, the bit that keeps a home of it from being found; all 0 where any will do. */
export function missesOf(wish: Wish) {
  const miss = (words: Words, bit: number, wanted: readonly string[] | undefined) => {
    const misses = new Uint8Array(words.values.length + 1);
    if (!wanted) return misses;
    misses.fill(bit);
    for (const value of wanted) misses[words.numberOf(value)] = bit * Number(words.numberOf(value) === 0);
    return misses;
  };
  const { purpose, types, places: wanted, bedrooms, furnishing, completion } = wish;
  const kinds = Object.entries(HOMES).filter(([, home]) => home.purpose === (purpose as string | undefined));
  return {
    kinds: miss(KINDS, PURPOSE, purpose && kinds.map(([kind]) => kind)),
    types: miss(TYPES, TYPE, types),
    places: miss(PLACES, PLACE, wanted?.flatMap(placesWithin)),
    bedrooms: miss(BEDROOMS, BEDS, bedrooms?.map(String)),
    furnishing: miss(FURNISHING, FURNISHED, furnishing),
    completion: miss(COMPLETION, COMPLETE, completion && [completion]),
  };
}

/** How many homes are found with each value of each word. */
export const tally = () => ({
  kinds: new Uint32Array(KINDS.values.length + 1),
  types: new Uint32Array(TYPES.values.length + 1),
  places: new Uint32Array(PLACES.values.length + 1),
  bedrooms: new Uint32Array(BEDROOMS.values.length + 1),
  furnishing: new Uint32Array(FURNISHING.values.length + 1),
  completion: new Uint32Array(COMPLETION.values.length + 1),
  amenities: new Uint32Array(AMENITIES.length),
});

export type Tallies = ReturnType<typeof tally>;

/** Counts by value; those that find nothing are left out. */
export function countsIn(tallies: Tallies): Counts {
  const counted = ({ values }: Words, counts: Uint32Array) =>
    new Map(values.flatMap((value, i) => (counts[i + 1]! > 0 ? [[value, counts[i + 1]!] as const] : [])));
  const purposes = new Map<string, number>();
  for (const [kind, homes] of counted(KINDS, tallies.kinds)) {
    const { purpose } = HOMES[kind as keyof typeof HOMES];
    purposes.set(purpose, (purposes.get(purpose) ?? 0) + homes);
  }
  const amenities = AMENITIES.map((amenity, i) => [amenity, tallies.amenities[i]!] as const);
  return {
    purpose: purposes,
    types: counted(TYPES, tallies.types),
    places: counted(PLACES, tallies.places),
    bedrooms: counted(BEDROOMS, tallies.bedrooms),
    furnishing: counted(FURNISHING, tallies.furnishing),
    completion: counted(COMPLETION, tallies.completion),
    amenities: new Map(amenities.filter(([, homes]) => homes > 0)),
  } satisfies Record<keyof Choices, ReadonlyMap<string, number>>;
}
