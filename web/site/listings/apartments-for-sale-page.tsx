import { ApartmentsForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { listScopes } from '../search/search-query.ts';
import { apartmentsForSale } from './kinds.ts';
import { createSearchedList } from './searched-list.tsx';

/** Apartments for sale, six to a page. */
export const { loader, Component } = createSearchedList(apartmentsForSale, {
  document: ApartmentsForSaleDocument,
  loading: 'Loading apartments...',
  none: 'No apartments available.',
  scope: listScopes[paths.apartmentsForSale],
});
