import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VersionsDocument, type VersionsQuery } from '../../../../schema/documents/admin/graphql.ts';

/** A version of a record from the API. */
export type Version = VersionsQuery['versions']['items'][number];

export type Change = Version['changes'][number];

/** True if the version changes the order of child records, not the fields of the record. */
export const isOrderVersion = ({ changes }: Version): boolean =>
  changes.some(({ fieldType }) => fieldType === 'ORDER');

/** True if the version created the record. */
export const isCreation = ({ action }: Version): boolean => ['ADDED', 'IMPORTED', 'COPIED'].includes(action);

/** Returns the current version among versions sorted newest first, of the same kind as a given one. */
export const currentVersion = (versions: readonly Version[], like: Version): Version | undefined =>
  versions.find((one) => one.action !== 'REMOVED' && isOrderVersion(one) === isOrderVersion(like));

/** The loaded versions of a record, newest first. */
export interface Versions {
  items: readonly Version[];
  total: number;
  /** State of the last request. */
  state: 'loading' | 'failed' | 'loaded';
  /** True if there are older versions. */
  isMore: boolean;
  /** Loads older versions, or retries after a failure. */
  older: () => Promise<void>;
  /** Reloads from the newest version. */
  load: () => Promise<void>;
}

type VersionsState = Pick<Versions, 'items' | 'total' | 'state'> & { page: number; totalPages: number };

const INITIAL_STATE: VersionsState = { items: [], total: 0, state: 'loading', page: 0, totalPages: 1 };

/** Loads the versions of a record page by page, without caching: signed picture URLs expire after an hour. */
export function useVersions(collection: string, record: string): Versions {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(INITIAL_STATE);
  const lastRequest = useRef(0);

  async function fetchPage(page: number): Promise<void> {
    const request = ++lastRequest.current;
    const update = (next: (before: VersionsState) => VersionsState) => {
      if (request === lastRequest.current) setLoaded(next);
    };
    update((before) => ({ ...before, state: 'loading', page: page - 1 }));
    try {
      const variables = { collection, record, page };
      const { data } = await client.query({ query: VersionsDocument, variables, fetchPolicy: 'no-cache' });
      const { items, ...position } = data!.versions;
      update((before) => ({
        ...position,
        state: 'loaded',
        items: page === 1 ? items : [...before.items, ...items.filter((one) => !has(before.items, one))],
      }));
    } catch {
      update((before) => ({ ...before, state: 'failed' }));
    }
  }

  const first = useEffectEvent(() => void fetchPage(1));
  useEffect(() => first(), []);

  const { page, totalPages, ...rest } = loaded;
  return {
    ...rest,
    isMore: page < totalPages,
    older: () => fetchPage(page + 1),
    load: () => fetchPage(1),
  };
}

/** True if a version is already loaded: new versions shift loaded ones to the next page. */
const has = (items: readonly Version[], { id }: Version): boolean => items.some((one) => one.id === id);
