import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VersionsDocument } from '../../../../schema/documents/admin/graphql.ts';
import type { Version } from './version.ts';

/** What is known of a record's versions, the newest first. */
export interface Versions {
  items: readonly Version[];
  /** How many are kept. */
  total: number;
  /** What became of the last question. */
  state: 'loading' | 'failed' | 'here';
  /** Whether there are older ones. */
  isMore: boolean;
  /** Asks for older ones, or once more for those that did not come. */
  older: () => Promise<void>;
  /** Asks anew, from the newest on. */
  load: () => Promise<void>;
}

type Known = Pick<Versions, 'items' | 'total' | 'state'> & { page: number; totalPages: number };

const NOTHING: Known = { items: [], total: 0, state: 'loading', page: 0, totalPages: 1 };

/** The versions of a record, asked for page by page. They are kept nowhere: numbers are those of one record, pictures are shown for an hour. */
export function useVersions(collection: string, record: string): Versions {
  const client = useApolloClient();
  const [known, setKnown] = useState(NOTHING);
  const turn = useRef(0);

  async function ask(page: number): Promise<void> {
    const mine = ++turn.current;
    const tell = (next: (before: Known) => Known) => {
      if (mine === turn.current) setKnown(next);
    };
    tell((before) => ({ ...before, state: 'loading', page: page - 1 }));
    try {
      const variables = { collection, record, page };
      const { data } = await client.query({ query: VersionsDocument, variables, fetchPolicy: 'no-cache' });
      const { items, ...place } = data!.versions;
      tell((before) => ({
        ...place,
        state: 'here',
        items: page === 1 ? items : [...before.items, ...items.filter((one) => !has(before.items, one))],
      }));
    } catch {
      tell((before) => ({ ...before, state: 'failed' }));
    }
  }

  const first = useEffectEvent(() => void ask(1));
  useEffect(() => first(), []);

  const { page, totalPages, ...told } = known;
  return {
    ...told,
    isMore: page < totalPages,
    older: () => ask(page + 1),
    load: () => ask(1),
  };
}

/** Whether it is among them: what was done meanwhile moves those that are known to the next page. */
const has = (items: readonly Version[], { id }: Version): boolean => items.some((one) => one.id === id);
