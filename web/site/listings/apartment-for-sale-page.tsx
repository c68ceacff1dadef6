import {
  ApartmentForSaleDocument,
  ApartmentForSaleGalleryDocument,
  ApartmentsForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { gallery } from '../layout/offer-page.tsx';
import { apartmentsForSale } from './kinds.ts';
import { listingPage } from './listing-page.tsx';

/** One apartment for sale, with its gallery. */
export const { loader, action, Component } = listingPage(apartmentsForSale, {
  document: ApartmentForSaleDocument,
  loading: 'Loading apartment details...',
  missing: 'Apartment not found',
  sections: { ...gallery, document: ApartmentForSaleGalleryDocument, none: 'Gallery not found' },
  list: ApartmentsForSaleDocument,
  none: 'No apartments available.',
});
