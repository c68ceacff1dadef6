import { VillasForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { lists } from '../search/search-query.ts';
import { villasForSale } from './kinds.ts';
import { searchedList } from './searched-list.tsx';

/** Villas for sale, six to a page. */
export const { loader, Component } = searchedList(villasForSale, {
  document: VillasForSaleDocument,
  loading: 'Loading villas...',
  none: 'No Villas Found',
  ground: lists[paths.villasForSale],
});
