import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  MOST_BATHROOMS,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  nameOf,
  parseSearch,
  printSearch,
  PERIODS,
  PURPOSES,
  SORTS,
  TYPES,
  wordIn,
} from '../../schema/search.ts';
import { InvalidInput, type FieldSentences } from '../errors.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { interpretFilter, PricePeriod } from './home-filter.ts';
import type { ParsedQuery } from './query/parse-query.ts';
import { HomeSort, Purpose, type Wish } from './wish.ts';

/** What each part of a search may be, where that is one of a few. */
export const CHOICES: ReadonlyMap<string, readonly (string | number)[]> = new Map<
  string,
  readonly (string | number)[]
>([
  [nameOf('purpose'), PURPOSES],
  [nameOf('types'), TYPES],
  [nameOf('period'), PERIODS],
  [nameOf('bedrooms'), BEDROOMS],
  [nameOf('furnishing'), FURNISHING],
  [nameOf('completion'), COMPLETION],
  [nameOf('amenities'), AMENITIES],
  [nameOf('sort'), SORTS],
]);

/** A part that is a whole number from 1. */
interface NumberPart {
  about: string;
  most: number;
}

/** The parts that are whole numbers. */
export const NUMBERS: ReadonlyMap<string, NumberPart> = new Map([
  [
    nameOf('priceFrom'),
    { about: 'At least so many dirhams: the price, or the rent for `period`.', most: MOST_DIRHAMS },
  ],
  [nameOf('priceTo'), { about: 'At most so many dirhams.', most: MOST_DIRHAMS }],
  [nameOf('bathrooms'), { about: 'At least so many bathrooms.', most: MOST_BATHROOMS }],
  [nameOf('areaFrom'), { about: 'At least so many square feet.', most: MOST_SQUARE_FEET }],
  [nameOf('areaTo'), { about: 'At most so many square feet.', most: MOST_SQUARE_FEET }],
]);

/** The parts that name places, and that search for words. */
export const PLACES = nameOf('places');
export const WORDS = nameOf('words');
/** The part that is a piece of the map. */
export const WITHIN = nameOf('within');

/**
 * The search that the words of an address ask for, such as `type=villa&beds=3`: a visitor's own are read as well as can be,
 * a program's are to be right. Throws `InvalidInput` with a sentence for each that cannot be understood.
 */
export function wishIn(words: URLSearchParams): { wish: Wish; sort: HomeSort; query: ParsedQuery } {
  const faults: FieldSentences = {};
  for (const [name, word] of words) {
    const sentence = word.trim() === '' ? null : faultOf(name, word);
    if (sentence) faults[name] = sentence;
  }
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
  const { purpose, places, types, furnishing, completion, amenities, period, sort, ...rest } =
    parseSearch(words);
  const interpreted = interpretFilter({
    ...rest,
    bedrooms: [...rest.bedrooms],
    places: [...places],
    purpose: purpose && Purpose[purpose],
    period: PricePeriod[period],
    types: types.map((type) => PropertyType[type]),
    furnishing: furnishing.map((one) => Furnishing[one]),
    completion: completion && Completion[completion],
    amenities: amenities.map((amenity) => Amenity[amenity]),
  });
  return { ...interpreted, sort: HomeSort[sort] };
}

function faultOf(name: string, word: string): string | null {
  const choices = CHOICES.get(name);
  if (choices) {
    const known = choices.map(wordIn);
    return known.includes(word) ? null : `${name} must be one of ${known.join(', ')}.`;
  }
  const isRead = printSearch(parseSearch(new URLSearchParams([[name, word]]))) !== '';
  if (isRead) return null;
  const number = NUMBERS.get(name);
  if (number) return `${name} must be a whole number from 1 to ${number.most}.`;
  if (name === WITHIN) {
    return `${name} must be west,south,east,north in degrees, west below east and south below north, such as 55.1,25,55.3,25.2.`;
  }
  return name === PLACES ? `${name} must be the id of a place, such as dubai-marina.` : null;
}
