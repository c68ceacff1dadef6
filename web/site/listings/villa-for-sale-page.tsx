import { VillaForSaleDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { shownOf } from '../../ui/shown.ts';
import { villasForSale } from './kinds.ts';
import { listingPage } from './listing-page.tsx';

import { VillaBlocks } from './villa-blocks.tsx';

/** One villa for sale, told block by block. */
export const { loader, action, Component } = listingPage(villasForSale, {
  document: VillaForSaleDocument,
  loading: 'Loading villa details...',
  missing: 'Villa details not found.',
  useParts: ({ title, details }) => ({
    pictures: shownOf(details, title),
    sections: <VillaBlocks of={title} blocks={details} />,
  }),
});
