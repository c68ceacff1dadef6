import { flagParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';
import { createSearchFormQuery } from '../search/search-query.ts';
import { apartmentsForSale, rentalVillas, villasForSale } from './kinds.ts';

export const pages = {
  apartmentsForSale: {
    path: paths.apartmentsForSale,
    load: () => import('./apartments-for-sale-page.tsx'),
    query: createSearchFormQuery(apartmentsForSale.scope),
    menu: { entry: 'Buy', label: 'Apartment for Sale', position: 1 },
  },
  apartmentForSale: {
    path: paths.apartmentForSale,
    load: () => import('./apartment-for-sale-page.tsx'),
    query: { sent: flagParameter },
  },
  villasForSale: {
    path: paths.villasForSale,
    load: () => import('./villas-for-sale-page.tsx'),
    query: createSearchFormQuery(villasForSale.scope),
    menu: { entry: 'Buy', label: 'Villa for Sale', position: 2 },
  },
  villaForSale: {
    path: paths.villaForSale,
    load: () => import('./villa-for-sale-page.tsx'),
    query: { sent: flagParameter },
  },
  rentalApartments: {
    path: paths.rentalApartments,
    load: () => import('./rental-apartments-page.tsx'),
    menu: { entry: 'Rent', label: 'Apartment for Rent', position: 1 },
  },
  rentalApartment: {
    path: paths.rentalApartment,
    load: () => import('./rental-apartment-page.tsx'),
    query: { sent: flagParameter },
  },
  rentalVillas: {
    path: paths.rentalVillas,
    load: () => import('./rental-villas-page.tsx'),
    query: createSearchFormQuery(rentalVillas.scope),
    menu: { entry: 'Rent', label: 'Villa for Rent', position: 2 },
  },
  rentalVilla: {
    path: paths.rentalVilla,
    load: () => import('./rental-villa-page.tsx'),
    query: { sent: flagParameter },
  },
} satisfies Record<string, PageDescriptor>;
