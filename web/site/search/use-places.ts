import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { PlacesMeantDocument, type PlacesMeantQuery } from '../../../schema/documents/site/search/graphql.ts';
import { placeNames } from '../../../schema/places.ts';
import { useApi } from '../../data/api.ts';
import { keyOf } from '../../data/query-cache.ts';

/** Milliseconds after the last key that places are asked for. */
const AFTER_TYPING = 150;

/** Most places that are offered at once. */
const MOST = 8;

interface Places {
  /** Ids of those that are offered. */
  meant: readonly string[];
  /** Whether they are for what is typed now. */
  isAnswer: boolean;
  /** Asks at once, without waiting for another key; gives none where nothing is answered. */
  ask(): Promise<readonly string[]>;
}

/**
 * The places that somebody may mean who types this; of nothing those that are `usual`. Until an answer is there, what was
 * offered before stays, and no answer to other words is ever shown.
 */
export function usePlaces(typed: string, usual: readonly string[]): Places {
  const { cache } = useApi();
  const words = typed.trim();
  const query = { document: PlacesMeantDocument, variables: { words } };
  const key = keyOf(query);
  const watch = useCallback((told: () => void) => cache.watch(key, told), [cache, key]);
  const read = () => cache.read(query);
  const result = useSyncExternalStore(watch, read, read);
  const [last, setLast] = useState<typeof result | null>(null);
  if (result.state === 'here' && result !== last) setLast(result);

  useEffect(() => {
    if (words === '') return undefined;
    const asked = { document: PlacesMeantDocument, variables: { words } };
    // Where nothing is answered nothing is offered; the next key asks again.
    const waiting = setTimeout(() => void cache.fetch(asked).catch(() => undefined), AFTER_TYPING);
    return () => clearTimeout(waiting);
  }, [cache, words]);

  const ask = () => cache.fetch(query).then(known, () => []);
  if (words === '') return { meant: usual.slice(0, MOST), isAnswer: true, ask };
  const answer = result.state === 'loading' ? last : result;
  const meant = answer?.state === 'here' ? known(answer.data) : [];
  return { meant, isAnswer: result.state === 'here', ask };
}

const known = ({ places }: PlacesMeantQuery): string[] =>
  places.map(({ id }) => id).filter((id) => id in placeNames);
