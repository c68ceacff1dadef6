import {
  RentalVillaDocument,
  RentalVillaImagesDocument,
  RentalVillasDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { gallery } from '../layout/offer-page.tsx';
import { rentalVillas } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';
import { sampleVilla } from './listing-sections.tsx';

/** One villa for rent, with its images (spec §2 has the words for them). */
export const { loader, action, Component } = createListingPage(rentalVillas, {
  document: RentalVillaDocument,
  loading: 'Loading villa details...',
  missing: 'Villa details not found.',
  sample: sampleVilla,
  sections: {
    ...gallery,
    document: RentalVillaImagesDocument,
    failed: 'Failed to fetch villa images.',
    none: 'No images available for this villa.',
  },
  list: RentalVillasDocument,
  none: 'No villas available.',
});
