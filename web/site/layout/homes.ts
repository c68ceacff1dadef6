import { paths } from '../../paths.ts';
import type { Way } from './ways.tsx';

/** Where the homes of each kind are listed, and what is to be found there. */
export const homes = {
  apartmentsForSale: {
    name: 'Apartments for sale',
    text: 'From studios to penthouses, the newest first.',
    href: paths.apartmentsForSale,
  },
  villasForSale: {
    name: 'Villas for sale',
    text: 'Houses with gardens, on the sea and inland.',
    href: paths.villasForSale,
  },
  rentalApartments: {
    name: 'Apartments for rent',
    text: 'By the year, and some by the month.',
    href: paths.rentalApartments,
  },
  rentalVillas: {
    name: 'Villas for rent',
    text: 'Houses with gardens, for families and for guests.',
    href: paths.rentalVillas,
  },
} satisfies Record<string, Way>;
