import type { HOMES } from './facts/home.ts';

export type HomeKind = keyof typeof HOMES;

/** Paths of the pages of homes, by kind. */
const PAGES: Record<HomeKind, string> = {
  SaleApartment: 'apartment-for-sale',
  SaleVilla: 'villa-for-sale',
  RentalApartment: 'rent-apartments',
  RentalVilla: 'rent-villa-detail',
};

/** Address of the page of a listing on the site at `origin`. */
export const pageAddress = ({ id, kind }: { id: number; kind: HomeKind }, origin: string): string =>
  `${origin}/${PAGES[kind]}/${id}`;
