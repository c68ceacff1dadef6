import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { isBlank } from '../../../../schema/blank.ts';
import { ReadingsDocument, type ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import type { Reading, TextName } from './told.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 500;

const isEmpty = (text: string | null): boolean => text === null || isBlank(text);

/**
 * How the server reads a text while it is typed; none where nobody types, nothing stands there or nobody answers. What was
 * read last stands until the next answer.
 */
export function useReading(kind: ListingKind, name: TextName, text: string | null): Reading | undefined {
  const [rested] = useDebouncedValue(text, REST);
  const variables = { kind, [name === 'rent' ? 'price' : name]: rested };
  const { data, previousData, loading } = useQuery(
    ReadingsDocument,
    isEmpty(rested) ? skipToken : { variables },
  );
  if (isEmpty(text) || isEmpty(rested)) return undefined;
  return (data ?? (loading ? previousData : undefined))?.readings[0];
}
