import { skipToken, useQuery } from '@apollo/client/react';
import { PlaceDocument, type OnePlaceFragment } from '../../../../schema/documents/admin/graphql.ts';

/** The place of that id; null while it is not known. */
export function useOnePlace(id: string): OnePlaceFragment | null {
  const { data } = useQuery(
    PlaceDocument,
    id === '' ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  return data?.place ?? null;
}

/** What the place of that id is called. */
export function PlaceName({ id }: { id: string }) {
  return <bdi>{useOnePlace(id)?.name ?? inWords(id)}</bdi>;
}

/** An id as words, such as `Dubai Marina` for `dubai-marina`. */
export const inWords = (id: string): string =>
  id.replace(
    /(^|-)([a-z])/g,
    (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`,
  );
