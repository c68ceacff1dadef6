import {
  RentalApartmentDetailsDocument,
  RentalApartmentDocument,
  RentalApartmentsDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { ApartmentFeatures } from './listing-sections.tsx';
import { rentalApartments } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';
import * as messages from './state-messages.ts';

/** One apartment for rent, with its features. */
export const { loader, action, Component } = createListingPage(rentalApartments, {
  document: RentalApartmentDocument,
  loading: messages.loadingApartment,
  missing: messages.rentalApartmentMissing,
  sections: {
    document: RentalApartmentDetailsDocument,
    title: messages.features,
    loading: messages.loadingFeatures,
    failed: messages.featuresFailed,
    Shown: ApartmentFeatures,
  },
  list: RentalApartmentsDocument,
  none: messages.noApartments,
});
