import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  rentalVillas: {
    path: '/admin/rentvilla',
    label: 'villa for Rent',
    position: 100,
    collection: { name: 'rentalVillas', label: 'Villas for rent' },
  },
  rentalApartments: {
    path: '/admin/rentapartment',
    label: 'Apartment for rent',
    position: 110,
    collection: { name: 'rentalApartments', label: 'Apartments for rent' },
  },
  saleApartments: {
    path: '/admin/apartmentforsale',
    label: 'Apartment for sale',
    position: 120,
    collection: { name: 'saleApartments', label: 'Apartments for sale' },
  },
  saleVillas: {
    path: '/admin/villasale',
    label: 'villa for sale',
    position: 130,
    collection: { name: 'saleVillas', label: 'Villas for sale' },
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
