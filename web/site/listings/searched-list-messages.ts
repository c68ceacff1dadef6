import { CITY } from '../../../schema/city.ts';

// Texts of the lists of homes.

export const documentTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;
export const description = (title: string): string =>
  `${title} in ${CITY} with price, place and pictures, the newest first.`;
export const found = (homes: string): string => `${homes} found`;
export const searchKind = (title: string): string => `Search ${title.toLowerCase()} by price, place and size`;
export const searchEveryType = {
  SALE: 'Search homes for sale of every type',
  RENT: 'Search homes for rent of every type',
} as const;
