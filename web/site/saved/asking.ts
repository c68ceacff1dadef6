import { generatePath } from 'react-router-dom';
import type { SavedHomesQuery } from '../../../schema/documents/site/saved/graphql.ts';
import { kinds } from '../../kinds.ts';

/** A home that is kept in a browser, as the API tells it. */
export type SavedHome = SavedHomesQuery['kept'][number];

/** The address of a home. */
export const pathOf = ({ __typename: kind, id }: Pick<SavedHome, '__typename' | 'id'>): string =>
  generatePath(kinds[kind].page, { id });
