import type { VillaForSaleQuery } from '../../../schema/documents/site/listings/graphql.ts';
import * as homeWords from '../../../schema/home-words.ts';
import { formatDate, groupDigits } from '../../ui/format.tsx';
import type { Offer } from './offer-page.tsx';

/** A home whose fields may not all be loaded. */
export type PartialHome = Partial<Omit<Stored, keyof Offer | '__typename' | 'createdAt'>>;

/** The record of a home; the queries of all kinds have the same fields. */
type Stored = NonNullable<VillaForSaleQuery['record']>;

/** Facts as text, by label. */
type Facts = Record<string, string | null | undefined>;

/** Square decimetres in a square foot. */
export const SQUARE_DECIMETRES_PER_SQUARE_FOOT = 9.290304;
const SQUARE_DECIMETRES_PER_SQUARE_METRE = 100;
const FILS_PER_DIRHAM = 100;

/**
 * Formats the facts of a home. The texts of the record come first: a list has loaded them, so they keep their place when
 * the other facts arrive.
 */
export const getHomeFacts = (home: PartialHome): Facts => ({
  Bedrooms: home.bedrooms,
  Bathrooms: home.bathrooms,
  ...getSizeFacts(home),
  Type: home.propertyType && wordsFor(home.propertyType),
  'Maid’s room': home.maidsRoom ? 'Yes' : null,
  Plot: home.plotArea ? formatArea(home.plotArea) : null,
  Furnishing: home.furnishing && wordsFor(home.furnishing),
  Completion: home.completion && wordsFor(home.completion),
  Floor: home.floor && capital(home.floor),
  Parking: formatCount(home.parkingSpaces, 'space', 'spaces'),
  Views: formatLabels(home.views),
  Amenities: formatLabels(home.amenities),
  Payment: formatCount(home.cheques, 'cheque a year', 'cheques a year'),
  'Service charge': home.serviceCharge
    ? `AED ${(home.serviceCharge / FILS_PER_DIRHAM).toFixed(2)} per sq ft and year`
    : null,
  'Available from': home.availableFrom && formatDate(home.availableFrom),
  Reference: home.reference,
});

const formatCount = (count: number | null | undefined, one: string, many: string): string | null =>
  count ? `${count} ${count === 1 ? one : many}` : null;

/** Formats an area in square feet and square metres. */
const formatArea = (area: number): string =>
  `${formatSquareFeet(area)} (${groupDigits(Math.round(area / SQUARE_DECIMETRES_PER_SQUARE_METRE))} m²)`;

const formatSquareFeet = (area: number): string =>
  `${groupDigits(Math.round(area / SQUARE_DECIMETRES_PER_SQUARE_FOOT))} sq ft`;

/** The size as entered, and the measured area: in one row if they are equal, or else in two. */
function getSizeFacts({ size, builtUpArea }: PartialHome): Facts {
  if (!builtUpArea) return { Size: size };
  const isSame = size?.trim() === formatSquareFeet(builtUpArea);
  return isSame
    ? { Size: formatArea(builtUpArea) }
    : { Size: size, 'Built-up area': formatArea(builtUpArea) };
}

const formatLabels = (values: readonly string[] = []): string => values.map(wordsFor).join(', ');

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
