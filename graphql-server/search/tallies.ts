import { SHELF_VALUES, type ShelfWord } from './shelves.ts';
import { traitsOf, type CountedWord } from './traits.ts';
import type { Counts } from './wish.ts';

/** How many homes each choice would find, as numbers alone: by the numbers of what shelves are told apart by, and of traits. */
export type Tallies = Record<ShelfWord | 'traits', Uint32Array>;

/** The same by name; choices that find nothing are left out. */
export function countsIn(tallies: Tallies): Counts {
  const onShelves = (word: ShelfWord) => {
    const counts = new Map<string, number>();
    for (const [i, value] of SHELF_VALUES[word].entries()) {
      if (value !== null && tallies[word][i]! > 0) counts.set(value, tallies[word][i]!);
    }
    return counts;
  };
  const ofTraits = (word: CountedWord) => {
    const counts = new Map<string, number>();
    for (const [value, trait] of traitsOf(word)) {
      if (tallies.traits[trait]! > 0) counts.set(value, tallies.traits[trait]!);
    }
    return counts;
  };
  return {
    purpose: onShelves('purpose'),
    types: onShelves('types'),
    places: onShelves('places'),
    bedrooms: ofTraits('bedrooms'),
    furnishing: ofTraits('furnishing'),
    completion: ofTraits('completion'),
    amenities: ofTraits('amenities'),
  };
}
