import { RentalApartmentDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { shownOf } from '../../ui/shown.ts';
import { ApartmentFeatures } from './apartment-features.tsx';
import { rentalApartments } from './kinds.ts';
import { listingPage } from './listing-page.tsx';

/** One apartment for rent, with its features. */
export const { loader, action, Component } = listingPage(rentalApartments, {
  document: RentalApartmentDocument,
  loading: 'Loading apartment details...',
  missing: 'Apartment details not found.',
  useParts: ({ title, details }) => ({
    pictures: shownOf(details, title),
    sections: <ApartmentFeatures of={title} features={details} />,
  }),
});
