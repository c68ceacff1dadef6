import type { VillaForSaleQuery } from '../../../schema/documents/site/listings/graphql.ts';
import * as homeWords from '../../../schema/home-words.ts';
import { formatDate } from '../../ui/formatted-date.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import type { Offer } from './offer-page.tsx';

/** What is known of a home: its texts as they were given, and its facts as far as they have come. */
export type Known = Partial<Omit<Stored, keyof Offer | '__typename' | 'createdAt'>>;

/** Homes of every kind are told alike. */
type Stored = NonNullable<VillaForSaleQuery['record']>;

/** What is to be told of a home, by name and in words. */
type Facts = Record<string, string | null | undefined>;

/** Square decimetres in a square foot. */
export const SQUARE_FOOT = 9.290304;
const SQUARE_METRE = 100;
const FILS = 100;

/**
 * The facts of a home on lines of their own; the texts that were given stand as they are, and first: a list has told
 * them already, and they stay where they are when the rest comes.
 */
export const factsOf = (home: Known): Facts => ({
  Bedrooms: home.bedrooms,
  Bathrooms: home.bathrooms,
  ...sizeOf(home),
  Type: home.propertyType && wordsFor(home.propertyType),
  'Maid’s room': home.maidsRoom ? 'Yes' : null,
  Plot: home.plotArea ? areaOf(home.plotArea) : null,
  Furnishing: home.furnishing && wordsFor(home.furnishing),
  Completion: home.completion && wordsFor(home.completion),
  Floor: home.floor && capital(home.floor),
  Parking: counted(home.parkingSpaces, 'space', 'spaces'),
  Views: listOf(home.views),
  Amenities: listOf(home.amenities),
  Payment: counted(home.cheques, 'cheque a year', 'cheques a year'),
  'Service charge': home.serviceCharge
    ? `AED ${(home.serviceCharge / FILS).toFixed(2)} per sq ft and year`
    : null,
  'Available from': home.availableFrom && formatDate(home.availableFrom),
  Reference: home.reference,
});

const counted = (count: number | null | undefined, one: string, many: string): string | null =>
  count ? `${count} ${count === 1 ? one : many}` : null;

/** An area in both measures that people here think in. */
const areaOf = (area: number): string =>
  `${feetOf(area)} (${groupDigits(Math.round(area / SQUARE_METRE))} m²)`;

const feetOf = (area: number): string => `${groupDigits(Math.round(area / SQUARE_FOOT))} sq ft`;

/** The size as it was given; what was measured stands in the same line where both are the same. */
function sizeOf({ size, builtUpArea }: Known): Facts {
  if (!builtUpArea) return { Size: size };
  const isSame = size?.trim() === feetOf(builtUpArea);
  return isSame ? { Size: areaOf(builtUpArea) } : { Size: size, 'Built-up area': areaOf(builtUpArea) };
}

const listOf = (values: readonly string[] = []): string => values.map(wordsFor).join(', ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is called otherwise where it is offered. */
const OFFERED: Readonly<Record<string, string>> = { SALE: 'Buy', COMPLETED: 'Ready' };

/** A value of the API in words: `HOTEL_APARTMENT` as "Hotel apartment". */
export const wordsFor = (value: string): string => OFFERED[value] ?? homeWords.wordsFor(value);

/** Bedrooms in words, when they are given as a number alone: it says little without its noun. */
export function roomsOf(bedrooms: string | null): string | null {
  if (!bedrooms || !/^\d+$/.test(bedrooms)) return bedrooms;
  return bedrooms === '1' ? '1 bedroom' : `${bedrooms} bedrooms`;
}
