import { ApartmentsForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { apartmentsForSale } from './kinds.ts';
import { createSearchedList } from './searched-list.tsx';
import * as messages from './state-messages.ts';

/** Apartments for sale, six to a page. */
export const { loader, Component } = createSearchedList(apartmentsForSale, {
  document: ApartmentsForSaleDocument,
  loading: messages.loadingApartments,
  none: messages.noApartments,
});
