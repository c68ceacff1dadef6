import {
  RentalApartmentDetailsDocument,
  RentalApartmentDocument,
  RentalApartmentsDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { ApartmentFeatures } from './listing-sections.tsx';
import { rentalApartments } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';

/** One apartment for rent, with its features. */
export const { loader, action, Component } = createListingPage(rentalApartments, {
  document: RentalApartmentDocument,
  loading: 'Loading apartment details...',
  missing: 'Apartment details not found.',
  sections: {
    document: RentalApartmentDetailsDocument,
    title: 'Features',
    loading: 'Loading features...',
    failed: 'The features cannot be shown just now.',
    Shown: ApartmentFeatures,
  },
  list: RentalApartmentsDocument,
  none: 'No apartments available.',
});
