import type { ArchiveReason } from '../../../schema/documents/site/listings/graphql.ts';
import { kindTitles } from '../../../schema/home-messages.ts';
import type { HomeKind, ListingType } from '../../../schema/listing-kinds.ts';

// Texts of the pages of listings.

export const failed: Readonly<Record<HomeKind['family'], string>> = {
  apartment: 'The apartment cannot be shown just now.',
  villa: 'The villa cannot be shown just now.',
};
const singular: Readonly<Record<ListingType, string>> = {
  SaleApartment: 'Apartment for sale',
  SaleVilla: 'Villa for sale',
  RentalApartment: 'Apartment for rent',
  RentalVilla: 'Villa for rent',
};
/** Follows the title in the `title` element. */
export const titleFacts = (kind: ListingType, location: string, price: string): string =>
  `${singular[kind]} in ${location}, ${price}`;

interface Described {
  title: string;
  location: string;
  price: string;
}
export const description: Readonly<Record<HomeKind['purpose'], (home: Described) => string>> = {
  SALE: ({ title, location, price }) => `${title} in ${location}, for sale at ${price}.`,
  RENT: ({ title, location, price }) => `${title} in ${location}, for rent at ${price}.`,
};
export const newest = (kind: ListingType): string => `The newest ${kindTitles[kind]}`;

export const location = 'Where it is';
export const centreOf = (place: string): string => `The middle of ${place}`;
export const approximatePosition = (place: string): string =>
  `Shown in the middle of ${place}, its community: it has no pin of its own.`;
export const similar = 'Like this one';
export const nearby = 'Near this one';

/** For a listing that is no longer on offer, by the reason. */
export const formerListing: Readonly<
  Record<HomeKind['family'], Readonly<Record<ArchiveReason | 'UNKNOWN', string>>>
> = {
  apartment: {
    SOLD: 'This apartment has been sold.',
    RENTED: 'This apartment has been rented.',
    WITHDRAWN: 'This apartment is no longer listed.',
    UNKNOWN: 'This apartment is no longer listed.',
  },
  villa: {
    SOLD: 'This villa has been sold.',
    RENTED: 'This villa has been rented.',
    WITHDRAWN: 'This villa is no longer listed.',
    UNKNOWN: 'This villa is no longer listed.',
  },
};
export const titleInArea = (title: string, area: string): string => `${title}, ${area}`;

/** Rental villas that are shown for ids that are not stored (spec §2). */
export const sampleVillas = [
  { title: 'Beachside villa', location: 'Jumeirah', price: 'AED 420,000 per year', size: '4,200 sq ft' },
  { title: 'Mountain retreat', location: 'Hatta', price: 'AED 180,000 per year', size: '2,900 sq ft' },
  { title: 'City penthouse', location: 'Downtown Dubai', price: 'AED 650,000 per year', size: '3,400 sq ft' },
] as const;

export const features = 'Features';
export const addedOn = 'Added on ';
