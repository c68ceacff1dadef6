import { listingKinds } from '../../../../schema/listing-kinds.ts';
import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  rentalVillas: {
    path: listingKinds.RentalVilla.screen,
    label: 'villa for Rent',
    position: 100,
    collection: { name: 'rentalVillas', label: listingKinds.RentalVilla.title },
  },
  rentalApartments: {
    path: listingKinds.RentalApartment.screen,
    label: 'Apartment for rent',
    position: 110,
    collection: { name: 'rentalApartments', label: listingKinds.RentalApartment.title },
  },
  saleApartments: {
    path: listingKinds.SaleApartment.screen,
    label: 'Apartment for sale',
    position: 120,
    collection: { name: 'saleApartments', label: listingKinds.SaleApartment.title },
  },
  saleVillas: {
    path: listingKinds.SaleVilla.screen,
    label: 'villa for sale',
    position: 130,
    collection: { name: 'saleVillas', label: listingKinds.SaleVilla.title },
  },
  saleApartmentGallery: {
    path: '/admin/sellaprtment',
    label: 'apartment for sale details',
    position: 140,
    collection: { name: 'saleApartmentGalleryItems', label: 'Gallery items' },
  },
  saleVillaDetails: {
    path: '/admin/sellvilldetails',
    label: 'villa for sale details',
    position: 150,
    collection: { name: 'saleVillaDetails', label: 'Villa details' },
  },
  rentalVillaImages: {
    path: '/admin/rentvilladetails',
    label: 'villa for rent details',
    position: 160,
    collection: { name: 'rentalVillaImages', label: 'Villa images' },
  },
  rentalApartmentDetails: {
    path: '/admin/sellappartmentdetails',
    label: 'apartment for rent details',
    position: 170,
    collection: { name: 'rentalApartmentDetails', label: 'Apartment details' },
  },
} satisfies Record<string, ScreenDescriptor>;
