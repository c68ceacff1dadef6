import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { Execute } from '../../schema/page.ts';
import { Refused } from './refused.ts';

/** Something to be read of the API. */
export interface Query<Data> {
  document: TypedDocumentNode<Data, never>;
  variables: Record<string, unknown>;
}

/** What has become of a query. */
export type QueryResult<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'here'; data: Data };

/** What is known of the API already, by query, as the server sends it along with a page. */
export type Known = Record<string, unknown>;

/** Results of queries, kept so that a page whose data is at hand stands at once. */
export interface QueryCache {
  /** What has become of a query so far; the same object until that changes. */
  read<Data>(query: Query<Data>): QueryResult<Data>;
  /**
   * Asks, unless that was answered lately; rejects when there is no answer. The request is aborted once the signals of all
   * who asked for it are aborted and nobody watches the query.
   */
  ask<Data>(query: Query<Data>, signal?: AbortSignal): Promise<Data>;
  /** Calls `told` whenever something else has become of the query of that name, until the function it gives is called. */
  watch(key: string, told: () => void): () => void;
  /** Whether a query that is watched has no result yet and waits for its answer. */
  isWaiting(): boolean;
  /** Calls `told` whenever that may have changed, until the function it gives is called. */
  watchWaiting(told: () => void): () => void;
  /** What all results at hand tell of the record of that type and number, the newest last; null when none does. */
  seen<Record>(type: string, id: string): Partial<Record> | null;
  /** All results at hand, by name, so that a page is the same text whichever came first. */
  known(): Known;
}

interface Kept {
  result: QueryResult<unknown>;
  /** When it was answered. */
  since: number;
  /** The request that is on its way. */
  coming?: InFlight;
}

interface InFlight {
  answer: Promise<unknown>;
  controller: AbortController;
  /** How many callers still want the answer. */
  callers: number;
}

/** Milliseconds after which what is known is shown still, and asked for again. */
const FRESH = 60_000;

/** Results kept; the oldest that nobody looks at goes first. */
const MOST = 60;

/** Of what nothing is known yet. */
export const LOADING = { state: 'loading' } as const;
const FAILED = { state: 'failed' } as const;

/** Keeps what `execute` answers, beginning with what is known. */
export function createQueryCache(execute: Execute, known: Known = {}): QueryCache {
  const kept = new Map<string, Kept>();
  const watchers = new Map<string, Set<() => void>>();
  const waitingWatchers = new Set<() => void>();
  const start = Date.now();
  for (const [key, data] of Object.entries(known)) keep(key, { result: here(data), since: start });

  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    for (const old of kept.keys()) {
      if (kept.size <= MOST) break;
      if (old !== key && !watchers.has(old)) kept.delete(old);
    }
    tell(key);
  }

  function tell(key: string): void {
    for (const told of watchers.get(key) ?? []) told();
    for (const told of waitingWatchers) told();
  }

  /** Without an answer, what was known before stays; a failure is kept only as long as somebody looks at it. */
  function fail(key: string): void {
    const result = kept.get(key)?.result;
    if (result?.state === 'here') keep(key, { result, since: 0 });
    else if (watchers.has(key)) keep(key, { result: FAILED, since: 0 });
    else {
      kept.delete(key);
      tell(key);
    }
  }

  async function fetchResult<Data>(key: string, query: Query<Data>, signal: AbortSignal): Promise<Data> {
    try {
      const { data, errors } = await execute({ ...query, signal });
      if (errors || !data) throw new Refused(errors ?? []);
      keep(key, { result: here(data), since: Date.now() });
      return data as Data;
    } catch (error) {
      fail(key);
      throw error;
    }
  }

  /** The answer that is on its way, for one more caller. */
  function share<Data>(key: string, inFlight: InFlight, signal?: AbortSignal): Promise<Data> {
    inFlight.callers += 1;
    signal?.addEventListener('abort', () => {
      inFlight.callers -= 1;
      if (inFlight.callers === 0 && !watchers.has(key)) inFlight.controller.abort(signal.reason);
    });
    return inFlight.answer as Promise<Data>;
  }

  /** What is stored, the oldest answer first; of answers of one moment the order is that of their names. */
  const byAge = (): Kept[] =>
    [...kept]
      .sort(([oneKey, one], [otherKey, other]) => one.since - other.since || (oneKey < otherKey ? -1 : 1))
      .map(([, entry]) => entry);

  return {
    read: <Data>(query: Query<Data>) => (kept.get(keyOf(query))?.result ?? LOADING) as QueryResult<Data>,

    ask<Data>(query: Query<Data>, signal?: AbortSignal): Promise<Data> {
      const key = keyOf(query);
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const { result = LOADING, since = 0, coming } = kept.get(key) ?? {};
      if (coming) return share<Data>(key, coming, signal);
      const isHere = result.state === 'here';
      if (isHere && Date.now() - since < FRESH) return Promise.resolve(result.data as Data);
      const controller = new AbortController();
      const inFlight = { answer: fetchResult(key, query, controller.signal), controller, callers: 0 };
      keep(key, { result: isHere ? result : LOADING, since, coming: inFlight });
      return share<Data>(key, inFlight, signal);
    },

    watch(key, told) {
      const those = watchers.get(key) ?? new Set();
      watchers.set(key, those.add(told));
      for (const waiting of waitingWatchers) waiting();
      return () => {
        those.delete(told);
        if (those.size > 0) return;
        watchers.delete(key);
        for (const waiting of waitingWatchers) waiting();
        if (kept.get(key)?.result.state === 'failed') kept.delete(key);
      };
    },

    isWaiting: () =>
      [...watchers.keys()].some((key) => {
        const { coming, result } = kept.get(key) ?? {};
        return coming !== undefined && result?.state !== 'here';
      }),

    watchWaiting(told) {
      waitingWatchers.add(told);
      return () => void waitingWatchers.delete(told);
    },

    seen<Record>(type: string, id: string): Partial<Record> | null {
      const found: object[] = [];
      for (const { result } of byAge()) {
        if (result.state === 'here') gather(result.data, (record) => isOne(record, type, id), found);
      }
      return found.length > 0 ? (Object.assign({}, ...found) as Partial<Record>) : null;
    },

    known: () =>
      Object.fromEntries(
        [...kept.keys()].sort().flatMap((key) => {
          const { result } = kept.get(key)!;
          return result.state === 'here' ? [[key, result.data] as const] : [];
        }),
      ),
  };
}

const isOne = (record: { __typename?: unknown; id?: unknown }, type: string, id: string): boolean =>
  record.__typename === type && record.id === id;

/** Gathers what is meant from a result, however deep in it. */
function gather(data: unknown, isMeant: (value: object) => boolean, found: object[]): void {
  if (typeof data !== 'object' || data === null) return;
  if (isMeant(data)) found.push(data);
  for (const value of Object.values(data)) gather(value, isMeant, found);
}

const here = <Data>(data: Data): QueryResult<Data> => ({ state: 'here', data });

/** One name for equal queries; they come from one place, so that their variables stand in one order. */
export const keyOf = ({ document, variables }: Query<unknown>): string =>
  `${nameOf(document)} ${JSON.stringify(variables)}`;

/** What a query is called in its document. */
export function nameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if ('operation' in definition && definition.name) return definition.name.value;
  }
  throw new Error('A query needs a name.');
}
