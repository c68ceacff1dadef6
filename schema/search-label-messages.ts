import { viewLabels } from './home-messages.ts';
import type { IgnoredReason } from './interpretation.ts';
import { formatList, formatNumber, plural } from './language.ts';
import type { Search } from './search.ts';

// Headings and counts of a search, and labels of filters, as they stand within a sentence.

/** All types of apartments, or all types of villas. */
export type TypeFamily = 'apartments' | 'villas';

export const purposeLabels: Readonly<Record<NonNullable<Search['purpose']>, string>> = {
  SALE: 'buy',
  RENT: 'rent',
};
export const completionLabels: Readonly<Record<NonNullable<Search['completion']>, string>> = {
  COMPLETED: 'ready',
  OFF_PLAN: 'off plan',
};

export const studio = 'studio';
export const bedrooms = (count: number): string =>
  plural(count, { one: '1 bedroom', other: `${count} bedrooms` });
export const bedroomsOrMore = (count: number): string => `${count} or more bedrooms`;
export const bedroomRange = (least: number, most: number): string => `${least} to ${most} bedrooms`;
export const bathroomsOrMore = (count: number): string => `${count} or more bathrooms`;
/** The key 1 is the filter for homes that are paid in one cheque only, because every home accepts one cheque. */
export const chequesOrMore = (count: number): string =>
  plural(count, { one: 'one cheque', other: `${count} or more cheques` });
export const view = (value: Search['views'][number]): string => `${viewLabels[value]} view`;

export const squareFeet = (area: string): string => `${area} sq ft`;
export const price = (amount: string): string => `AED ${amount}`;
export const monthlyPrice = (amount: string): string => `AED ${amount} a month`;
export const fromTo = (from: string, to: string): string => `${from} to ${to}`;
export const from = (value: string): string => `from ${value}`;
export const upTo = (value: string): string => `up to ${value}`;

/** Orders of the results. */
export const sortLabels: Record<Search['sort'], string> = {
  NEWEST: 'newest first',
  PRICE_LOW: 'lowest price first',
  PRICE_HIGH: 'highest price first',
  AREA_LARGE: 'largest first',
  AREA_SMALL: 'smallest first',
  VALUE: 'lowest price by area',
};

export const mapSection = 'this part of the map';
export const searchTerm = (text: string): string => `“${text}”`;
export const correctedTerm = (text: string, correction: string): string => `“${text}” as “${correction}”`;
/** A price whose amount implies the purpose: "buy, up to AED 2,000,000". */
export const pricedPurpose = (purpose: string, price: string): string => `${purpose}, ${price}`;
/** Homes with the fact are excluded. */
export const without = (fact: string): string => `not: ${fact}`;
/** Words that are not used, by the reason. `words` are quoted. */
export const ignored: Readonly<Record<IgnoredReason, (words: string) => string>> = {
  CURRENCY: (words) => `${words} is not used: amounts are in AED`,
  FILLER: (words) => `${words} is not used`,
  UNSUPPORTED: (words) => `${words} is not understood`,
};
/** Any of several values of a fact. */
export const anyOf = (labels: readonly string[]): string => formatList(labels, 'disjunction');

export const everyTypeOf: Readonly<Record<TypeFamily, string>> = {
  apartments: 'every type of apartment',
  villas: 'every type of villa',
};
const typePlurals: Readonly<Record<Search['types'][number] | TypeFamily, string>> = {
  apartments: 'apartments',
  villas: 'villas',
  APARTMENT: 'apartments',
  DUPLEX: 'duplexes',
  PENTHOUSE: 'penthouses',
  HOTEL_APARTMENT: 'hotel apartments',
  FULL_FLOOR: 'full floors',
  HALF_FLOOR: 'half floors',
  VILLA: 'villas',
  TOWNHOUSE: 'townhouses',
  BUNGALOW: 'bungalows',
  COMPOUND: 'compounds',
};

/** The heading of a search, such as "villas and townhouses for sale in Palm Jumeirah". Without types it names all homes. */
export function searchHeading(
  types: readonly (keyof typeof typePlurals)[],
  purpose: Search['purpose'],
  where: string,
): string {
  const homes = types.length === 0 ? 'homes' : formatList(types.map((type) => typePlurals[type]));
  const purposes = { SALE: ' for sale', RENT: ' for rent' } as const;
  return `${homes}${purpose ? purposes[purpose] : ''} ${where}`;
}
export const nearLandmark = (name: string): string => `near ${name}`;
export const inPlace = (place: string): string => `in ${place}`;

export const homeCount = (count: number): string =>
  plural(count, { one: '1 home', other: `${formatNumber(count)} homes` });
export const resultPosition = (count: string, page: number, totalPages: number): string =>
  `${count}, page ${page} of ${totalPages}`;
