import { RentalVillasDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { Pager } from '../../ui/pager.tsx';
import { rentalVillas } from './kinds.ts';
import { listingsPage } from './listings-page.tsx';

/** Villas for rent, six to a page. */
export const { loader, Component } = listingsPage(rentalVillas, {
  document: RentalVillasDocument,
  loading: 'Loading villas...',
  none: 'No villas available.',
  Pager,
});
