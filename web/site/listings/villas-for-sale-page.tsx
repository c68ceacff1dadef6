import { VillasForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { Pager } from '../../ui/pager.tsx';
import { villasForSale } from './kinds.ts';
import { listingsPage } from './listings-page.tsx';

/** Villas for sale, six to a page. */
export const { loader, Component } = listingsPage(villasForSale, {
  document: VillasForSaleDocument,
  loading: 'Loading villas...',
  none: 'No Villas Found',
  Pager,
});
