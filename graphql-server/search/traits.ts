import { Amenity, Completion, Furnishing } from '../listings/facts/choices.ts';
import { BATHROOMS } from '../listings/facts/bounds.ts';
import type { HomeFacts } from './home-facts.ts';
import { MANY_BEDROOMS, type Wish } from './wish.ts';

/**
 * Whatever else is true of a home or not is a trait, and has a number: of each counted word its values, of which a home has one at
 * most; each amenity; and each number of bathrooms that it has at least. A home's traits are bits of three whole numbers, a
 * trait's homes one bitmap.
 */
export const TRAITS = 96;
/** Traits with lower numbers than this are counted in searches. */
export const COUNTED = 64;

/** The counted words of which a home has one value at most. */
export type Word = 'bedrooms' | 'furnishing' | 'completion';

/** Those, and amenities, of which a home has any. */
export type CountedWord = Word | 'amenities';

const VALUES: Record<CountedWord, readonly string[]> = {
  bedrooms: Array.from({ length: MANY_BEDROOMS + 1 }, (_, bedrooms) => String(bedrooms)),
  furnishing: Object.values(Furnishing),
  completion: Object.values(Completion),
  amenities: Object.values(Amenity),
};
export const COUNTED_WORDS: readonly CountedWord[] = ['bedrooms', 'furnishing', 'completion', 'amenities'];
const NO_BATHROOM = 64;

/** The number of each value's trait, a word's after another's; amenities have a whole number of their own. */
const numbers = new Map<CountedWord, ReadonlyMap<string, number>>();
let next = 0;
for (const word of COUNTED_WORDS) {
  const first = word === 'amenities' ? 32 : next;
  numbers.set(word, new Map(VALUES[word].map((value, i) => [value, first + i])));
  next = first + VALUES[word].length;
}

/** The traits of a word's values, each value's in turn. */
export const traitsOf = (word: CountedWord): ReadonlyMap<string, number> => numbers.get(word)!;

/** The trait of telling that there are at least so many bathrooms. */
const bathroomsTrait = (bathrooms: number): number => NO_BATHROOM + Math.min(bathrooms, BATHROOMS.max);

/** A home's traits, 32 in each whole number. */
export function maskOf({ bedrooms, bathrooms, furnishing, completion, amenities }: HomeFacts) {
  const mask = { values: 0, amenities: 0, bathrooms: 0 };
  const has = (word: Word, value: string | null) => {
    const trait = value === null ? undefined : traitsOf(word).get(value);
    if (trait !== undefined) mask.values |= 1 << trait;
  };
  has('bedrooms', bedrooms === null ? null : String(Math.min(bedrooms, MANY_BEDROOMS)));
  has('furnishing', furnishing);
  has('completion', completion);
  for (const amenity of amenities) {
    const trait = traitsOf('amenities').get(amenity);
    if (trait !== undefined) mask.amenities |= 1 << (trait & 31);
  }
  if (bathrooms !== null) mask.bathrooms = 2 ** (Math.min(bathrooms, BATHROOMS.max) + 1) - 1;
  return mask;
}

/** For each counted word that matters to a wish, the traits of which a home is to have one. */
export function wantedIn({ bedrooms, furnishing, completion }: Wish): Map<Word, number[]> {
  const wanted = new Map<Word, number[]>();
  const want = (word: Word, values: readonly string[] | undefined) => {
    if (values)
      wanted.set(
        word,
        [...new Set(values)].flatMap((value) => traitsOf(word).get(value) ?? []),
      );
  };
  want('bedrooms', bedrooms?.map(String));
  want('furnishing', furnishing);
  want('completion', completion && [completion]);
  return wanted;
}

/** The traits that all homes of a wish have. */
export const neededIn = ({ amenities = [], bathrooms }: Wish): number[] => [
  ...amenities.flatMap((amenity) => traitsOf('amenities').get(amenity) ?? []),
  ...(bathrooms === undefined ? [] : [bathroomsTrait(bathrooms)]),
];
