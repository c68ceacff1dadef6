import { ApartmentsForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { lists } from '../search/search-query.ts';
import { apartmentsForSale } from './kinds.ts';
import { searchedList } from './searched-list.tsx';

/** Apartments for sale, six to a page. */
export const { loader, Component } = searchedList(apartmentsForSale, {
  document: ApartmentsForSaleDocument,
  loading: 'Loading apartments...',
  none: 'No apartments available.',
  ground: lists[paths.apartmentsForSale],
});
