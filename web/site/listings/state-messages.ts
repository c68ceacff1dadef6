import { plural } from '../../../schema/language.ts';
import type { HomeKind, ListingType } from '../../../schema/listing-kinds.ts';

// Texts of the states of each kind's list and page (spec §2).

type ByKind = Readonly<Record<ListingType, string>>;
type ByFamily = Readonly<Record<HomeKind['family'], string>>;

export const loadingHomes: ByFamily = { apartment: 'Loading apartments...', villa: 'Loading villas...' };
export const noHomes: ByKind = {
  SaleApartment: 'No apartments available.',
  SaleVilla: 'No Villas Found',
  RentalApartment: 'No apartments available.',
  RentalVilla: 'No villas available.',
};
export const loadingHome: ByFamily = {
  apartment: 'Loading apartment details...',
  villa: 'Loading villa details...',
};
export const missingHome: ByKind = {
  SaleApartment: 'Apartment not found',
  SaleVilla: 'Villa details not found.',
  RentalApartment: 'Apartment details not found.',
  RentalVilla: 'Villa details not found.',
};
export const noGallery = 'Gallery not found';
export const features = 'Features';
export const loadingFeatures = 'Loading features...';
export const featuresFailed = 'The features cannot be shown just now.';
export const details = 'Details';
export const loadingDetails = 'Loading details...';
export const detailsFailed = 'The details cannot be shown just now.';
export const imagesFailed = 'Failed to fetch villa images.';
export const noImages = 'No images available for this villa.';
export const askForRest = (count: number): string =>
  plural(count, { one: 'Ask for the one not shown here', other: `Ask for the other ${count}` });
