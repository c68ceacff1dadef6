import {
  VillaForSaleDetailsDocument,
  VillaForSaleDocument,
  VillasForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { villasForSale } from './kinds.ts';
import { createListingPage } from './listing-page.tsx';
import { VillaBlocks } from './listing-sections.tsx';

/** One villa for sale, told block by block. */
export const { loader, action, Component } = createListingPage(villasForSale, {
  document: VillaForSaleDocument,
  loading: 'Loading villa details...',
  missing: 'Villa details not found.',
  sections: {
    document: VillaForSaleDetailsDocument,
    title: 'Details',
    loading: 'Loading details...',
    failed: 'The details cannot be shown just now.',
    Shown: VillaBlocks,
  },
  list: VillasForSaleDocument,
  none: 'No Villas Found',
});
