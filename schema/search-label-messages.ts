import type { IgnoredReason } from './interpretation.ts';
import { formatList, formatNumber, plural } from './language.ts';
import type { Search } from './search.ts';

// Labels of filters, headings and counts of a search.

/** All types of apartments, or all types of villas. */
export type TypeFamily = 'apartments' | 'villas';

export const studio = 'Studio';
export const bedrooms = (count: number): string =>
  plural(count, { one: '1 bedroom', other: `${count} bedrooms` });
export const bedroomsOrMore = (count: number): string => `${count} or more bedrooms`;
export const bedroomRange = (least: number, most: number): string => `${least} to ${most} bedrooms`;
export const bathroomsOrMore = (count: number): string => `${count} or more bathrooms`;
/** Every home accepts one cheque: 1 stands for homes that are paid in one cheque only. */
export const chequesOrMore = (count: number): string =>
  plural(count, { one: 'One cheque', other: `${count} or more cheques` });
/** `name` is capitalized, such as "Sea". */
export const view = (name: string): string => `${name} view`;

export const squareFeet = (area: string): string => `${area} sq ft`;
export const price = (amount: string): string => `AED ${amount}`;
export const monthlyPrice = (amount: string): string => `AED ${amount} a month`;
export const fromTo = (from: string, to: string): string => `${from} to ${to}`;
export const from = (value: string): string => `From ${value}`;
export const upTo = (value: string): string => `Up to ${value}`;

/** Orders of the results. */
export const sortLabels: Record<Search['sort'], string> = {
  NEWEST: 'Newest first',
  PRICE_LOW: 'Lowest price first',
  PRICE_HIGH: 'Highest price first',
  AREA_LARGE: 'Largest first',
  AREA_SMALL: 'Smallest first',
  VALUE: 'Lowest price by area',
};

export const mapSection = 'This part of the map';
export const searchTerm = (text: string): string => `“${text}”`;
export const correctedTerm = (text: string, correction: string): string => `“${text}” as “${correction}”`;
/** A price whose amount implies the purpose: "Buy, up to AED 2,000,000". */
export const pricedPurpose = (purpose: string, price: string): string => `${purpose}, ${price}`;
/** Homes with the fact are excluded. */
export const without = (fact: string): string => `Not: ${fact}`;
/** Words that are not used, by the reason. `words` are quoted. */
export const ignored: Readonly<Record<IgnoredReason, (words: string) => string>> = {
  CURRENCY: (words) => `${words} is not used: amounts are in AED`,
  FILLER: (words) => `${words} is not used`,
  UNSUPPORTED: (words) => `${words} is not understood`,
};
/** Any of several values of a fact. */
export const anyOf = (labels: readonly string[]): string => formatList(labels, 'disjunction');

export const everyTypeOf: Readonly<Record<TypeFamily, string>> = {
  apartments: 'Every type of apartment',
  villas: 'Every type of villa',
};
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = { DUPLEX: 'duplexes' };
/** `label` is the singular. */
export const pluralOfType = (type: string, label: string): string =>
  IRREGULAR_PLURALS[type] ?? `${label.toLowerCase()}s`;

/** The heading of a search, such as "Villas and townhouses for sale in Palm Jumeirah". `types` are plurals; none means homes. */
export function searchHeading(types: readonly string[], purpose: Search['purpose'], where: string): string {
  const homes = types.length === 0 ? 'homes' : formatList(types);
  const purposes = { SALE: ' for sale', RENT: ' for rent' } as const;
  return `${homes.charAt(0).toUpperCase()}${homes.slice(1)}${purpose ? purposes[purpose] : ''} ${where}`;
}
export const inPlace = (place: string): string => `in ${place}`;

export const homeCount = (count: number): string =>
  plural(count, { one: '1 home', other: `${formatNumber(count)} homes` });
export const resultPosition = (count: string, page: number, totalPages: number): string =>
  `${count}, page ${page} of ${totalPages}`;
