import type { ListingMark } from '../../../../schema/documents/admin/graphql.ts';

/** What is looked for among listings beside facts, as staff call it. */
export const MARKED: Record<ListingMark, string> = {
  UNSETTLED: 'Needs a person',
  ON_REQUEST: 'Price on request',
};

export const MARKS = Object.keys(MARKED) as ListingMark[];
