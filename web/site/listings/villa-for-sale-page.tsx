import {
  VillaForSaleDetailsDocument,
  VillaForSaleDocument,
  VillasForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { villasForSale } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';
import { VillaBlocks } from './listing-sections.tsx';
import * as messages from './state-messages.ts';

/** One villa for sale, with its detail blocks. */
export const { loader, action, Component } = createListingPage(villasForSale, {
  document: VillaForSaleDocument,
  loading: messages.loadingVilla,
  missing: messages.villaMissing,
  sections: {
    document: VillaForSaleDetailsDocument,
    title: messages.details,
    loading: messages.loadingDetails,
    failed: messages.detailsFailed,
    Shown: VillaBlocks,
  },
  list: VillasForSaleDocument,
  none: messages.noVillasForSale,
});
