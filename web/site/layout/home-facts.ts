import type { VillaForSaleQuery } from '../../../schema/documents/site/listings/graphql.ts';
import * as homeWords from '../../../schema/home-words.ts';
import { formatDate } from '../../ui/formatted-date.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import type { Offer } from './offer-page.tsx';

/** A home whose fields may not all be loaded. */
export type PartialHome = Partial<Omit<Stored, keyof Offer | '__typename' | 'createdAt'>>;

/** The record of a home; the queries of all kinds have the same fields. */
type Stored = NonNullable<VillaForSaleQuery['record']>;

/** Facts as text, by label. */
type Facts = Record<string, string | null | undefined>;

/** Square decimetres in a square foot. */
export const SQUARE_FOOT = 9.290304;
const SQUARE_METRE = 100;
const FILS = 100;

/**
 * Formats the facts of a home. The texts of the record come first: a list has loaded them, so they keep their place when
 * the other facts arrive.
 */
export const factsOf = (home: PartialHome): Facts => ({
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

/** Formats an area in square feet and square metres. */
const areaOf = (area: number): string =>
  `${feetOf(area)} (${groupDigits(Math.round(area / SQUARE_METRE))} m²)`;

const feetOf = (area: number): string => `${groupDigits(Math.round(area / SQUARE_FOOT))} sq ft`;

/** The size as entered, and the measured area: in one row if they are equal, or else in two. */
function sizeOf({ size, builtUpArea }: PartialHome): Facts {
  if (!builtUpArea) return { Size: size };
  const isSame = size?.trim() === feetOf(builtUpArea);
  return isSame ? { Size: areaOf(builtUpArea) } : { Size: size, 'Built-up area': areaOf(builtUpArea) };
}

const listOf = (values: readonly string[] = []): string => values.map(wordsFor).join(', ');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Labels that the site calls differently from the panel. */
const SITE_LABELS: Readonly<Record<string, string>> = { SALE: 'Buy', COMPLETED: 'Ready' };

/** Returns the label of an enum value: `HOTEL_APARTMENT` is "Hotel apartment". */
export const wordsFor = (value: string): string => SITE_LABELS[value] ?? homeWords.wordsFor(value);

/** Adds the noun to a number of bedrooms; other texts are returned as they are. */
export function formatBedrooms(bedrooms: string | null): string | null {
  if (!bedrooms || !/^\d+$/.test(bedrooms)) return bedrooms;
  return bedrooms === '1' ? '1 bedroom' : `${bedrooms} bedrooms`;
}
