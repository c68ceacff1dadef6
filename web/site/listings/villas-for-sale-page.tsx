import { VillasForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { villasForSale } from './kinds.ts';
import { createSearchedList } from './searched-list.tsx';
import * as messages from './state-messages.ts';

/** Villas for sale, six to a page. */
export const { loader, Component } = createSearchedList(villasForSale, {
  document: VillasForSaleDocument,
  loading: messages.loadingVillas,
  none: messages.noVillasForSale,
});
