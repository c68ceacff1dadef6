import { RentalVillasDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { rentalVillas } from './kinds.ts';
import { createSearchedList } from './searched-list.tsx';
import * as messages from './state-messages.ts';

/** Villas for rent, six to a page. */
export const { loader, Component } = createSearchedList(rentalVillas, {
  document: RentalVillasDocument,
  loading: messages.loadingVillas,
  none: messages.noVillasForRent,
});
