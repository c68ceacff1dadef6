import {
  ApartmentForSaleDocument,
  ApartmentForSaleGalleryDocument,
  ApartmentsForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { gallery } from '../layout/offer-page.tsx';
import { apartmentsForSale } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';

/** One apartment for sale, with its gallery. */
export const { loader, action, Component } = createListingPage(apartmentsForSale, {
  document: ApartmentForSaleDocument,
  loading: 'Loading apartment details...',
  missing: 'Apartment not found',
  sections: { ...gallery, document: ApartmentForSaleGalleryDocument, none: 'Gallery not found' },
  list: ApartmentsForSaleDocument,
  none: 'No apartments available.',
});
