import {
  RentalVillaDocument,
  RentalVillaImagesDocument,
  RentalVillasDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { gallery } from '../layout/offer-page.tsx';
import { rentalVillas } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';
import { sampleVilla } from './listing-sections.tsx';
import * as messages from './state-messages.ts';

/** One villa for rent, with its images (texts of spec §2). */
export const { loader, action, Component } = createListingPage(rentalVillas, {
  document: RentalVillaDocument,
  loading: messages.loadingVilla,
  missing: messages.villaMissing,
  sample: sampleVilla,
  sections: {
    ...gallery,
    document: RentalVillaImagesDocument,
    failed: messages.imagesFailed,
    none: messages.noImages,
  },
  list: RentalVillasDocument,
  none: messages.noVillasForRent,
});
