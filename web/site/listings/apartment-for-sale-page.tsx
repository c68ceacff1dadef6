import {
  ApartmentForSaleDocument,
  ApartmentForSaleGalleryDocument,
  ApartmentsForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { gallery } from '../layout/offer-page.tsx';
import { apartmentsForSale } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';
import * as messages from './state-messages.ts';

/** One apartment for sale, with its gallery. */
export const { loader, action, Component } = createListingPage(apartmentsForSale, {
  document: ApartmentForSaleDocument,
  loading: messages.loadingApartment,
  missing: messages.apartmentForSaleMissing,
  sections: { ...gallery, document: ApartmentForSaleGalleryDocument, none: messages.noGallery },
  list: ApartmentsForSaleDocument,
  none: messages.noApartments,
});
