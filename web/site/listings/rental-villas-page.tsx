import { RentalVillasDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { paths } from '../../paths.ts';
import { lists } from '../search/search-query.ts';
import { rentalVillas } from './kinds.ts';
import { searchedList } from './searched-list.tsx';

/** Villas for rent, six to a page. */
export const { loader, Component } = searchedList(rentalVillas, {
  document: RentalVillasDocument,
  loading: 'Loading villas...',
  none: 'No villas available.',
  ground: lists[paths.rentalVillas],
});
