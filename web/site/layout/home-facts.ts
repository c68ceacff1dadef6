import type { VillaForSaleQuery } from '../../../schema/documents/site/listings/graphql.ts';
import { amenityLabels, furnishingLabels, typeLabels, viewLabels } from '../../../schema/home-messages.ts';
import { capitalize, formatList, formatNumber } from '../../../schema/language.ts';
import { completionLabels } from '../../../schema/search-label-messages.ts';
import { formatDate } from '../../ui/format.tsx';
import * as messages from './home-facts-messages.ts';
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
  [messages.bedrooms]: home.bedrooms,
  [messages.bathrooms]: home.bathrooms,
  ...getSizeFacts(home),
  [messages.type]: home.propertyType && capitalize(typeLabels[home.propertyType]),
  [messages.maidsRoom]: home.maidsRoom ? messages.yes : null,
  [messages.plot]: home.plotArea ? formatArea(home.plotArea) : null,
  [messages.furnishing]: home.furnishing && capitalize(furnishingLabels[home.furnishing]),
  [messages.completion]: home.completion && capitalize(completionLabels[home.completion]),
  [messages.floor]: home.floor && capitalize(home.floor),
  [messages.parking]: home.parkingSpaces ? messages.parkingSpaces(home.parkingSpaces) : null,
  [messages.views]: formatLabels(home.views, viewLabels),
  [messages.amenities]: formatLabels(home.amenities, amenityLabels),
  [messages.payment]: home.cheques ? messages.chequesPerYear(home.cheques) : null,
  [messages.serviceCharge]: home.serviceCharge
    ? messages.serviceChargePerYear((home.serviceCharge / FILS_PER_DIRHAM).toFixed(2))
    : null,
  [messages.availableFrom]: home.availableFrom && formatDate(home.availableFrom),
  [messages.reference]: home.reference,
});

/** Formats an area in square feet and square metres. */
const formatArea = (area: number): string =>
  messages.areaInBothUnits(
    formatSquareFeet(area),
    formatNumber(Math.round(area / SQUARE_DECIMETRES_PER_SQUARE_METRE)),
  );

const formatSquareFeet = (area: number): string =>
  messages.squareFeet(formatNumber(Math.round(area / SQUARE_DECIMETRES_PER_SQUARE_FOOT)));

/** The size as entered, and the measured area: in one row if they are equal, or else in two. */
function getSizeFacts({ size, builtUpArea }: PartialHome): Facts {
  if (!builtUpArea) return { [messages.size]: size };
  const isSame = size?.trim() === formatSquareFeet(builtUpArea);
  return isSame
    ? { [messages.size]: formatArea(builtUpArea) }
    : { [messages.size]: size, [messages.builtUpArea]: formatArea(builtUpArea) };
}

const formatLabels = <Value extends string>(
  values: readonly Value[] = [],
  labels: Readonly<Record<Value, string>>,
): string =>
  formatList(
    values.map((value) => capitalize(labels[value])),
    'unit',
  );

/** Numbers of payments of a rent in a year. */
export const PAYMENTS_PER_YEAR = { YEAR: 1, MONTH: 12, WEEK: 52, DAY: 365 } as const;

/** Formats the rent for a month; null for a home for sale, without an amount, or with a rent that is stated per month. */
export function formatMonthlyRent({
  amount,
  rentPeriod,
}: Pick<PartialHome, 'amount' | 'rentPeriod'>): string | null {
  if (!amount || !rentPeriod || rentPeriod === 'MONTH') return null;
  const monthly = Math.round((amount * PAYMENTS_PER_YEAR[rentPeriod]) / PAYMENTS_PER_YEAR.MONTH);
  return messages.rentPerMonth(formatNumber(monthly));
}

/** Adds the noun to a number of bedrooms; other texts are returned as they are. */
export function formatBedrooms(bedrooms: string | null): string | null {
  if (!bedrooms || !/^\d+$/.test(bedrooms)) return bedrooms;
  return messages.bedroomCount(Number(bedrooms));
}
