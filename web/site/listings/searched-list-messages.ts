import { CITY } from '../../../schema/city.ts';
import { kindTitles } from '../../../schema/home-messages.ts';
import { capitalize, formatNumber, plural } from '../../../schema/language.ts';
import type { HomeKind, ListingType } from '../../../schema/listing-kinds.ts';

// Texts of the lists of homes.

export const title = (kind: ListingType): string => capitalize(kindTitles[kind]);
export const description = (kind: ListingType): string =>
  `${title(kind)} in ${CITY} with price, place and pictures, the newest first.`;
export const homeCount: Readonly<Record<HomeKind['family'], (count: number) => string>> = {
  apartment: (count) => plural(count, { one: '1 apartment', other: `${formatNumber(count)} apartments` }),
  villa: (count) => plural(count, { one: '1 villa', other: `${formatNumber(count)} villas` }),
};
/** In place of the number while it is unknown. */
export const homes: Readonly<Record<HomeKind['family'], string>> = {
  apartment: 'Apartments',
  villa: 'Villas',
};
export const newestApartments = (count: number, total: number): string =>
  `The newest ${count} of ${homeCount.apartment(total)}`;
export const found = (homes: string): string => `${homes} found`;
export const searchKind = (kind: ListingType): string =>
  `Search ${kindTitles[kind]} by price, place and size`;
export const searchEveryType = {
  SALE: 'Search homes for sale of every type',
  RENT: 'Search homes for rent of every type',
} as const;
