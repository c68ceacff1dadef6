import { VillasForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { listScopes } from '../search/search-query.ts';
import { villasForSale } from './kinds.ts';
import { createSearchedList } from './searched-list.tsx';

/** Villas for sale, six to a page. */
export const { loader, Component } = createSearchedList(villasForSale, {
  document: VillasForSaleDocument,
  loading: 'Loading villas...',
  none: 'No Villas Found',
  scope: listScopes[paths.villasForSale],
});
