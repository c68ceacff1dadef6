import { ApartmentsForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { Pager } from '../../ui/pager.tsx';
import { apartmentsForSale } from './kinds.ts';
import { listingsPage } from './listings-page.tsx';

/** Apartments for sale, six to a page. */
export const { loader, Component } = listingsPage(apartmentsForSale, {
  document: ApartmentsForSaleDocument,
  loading: 'Loading apartments...',
  none: 'No apartments available.',
  Pager,
});
