import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Execute } from '../../schema/page.ts';

/** The API responded to a query with errors. */
export class QueryError extends Error {
  /** True if a retry may succeed. */
  readonly isTemporary: boolean;

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'The response has no data.');
    this.isTemporary = errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
  }
}

/** A GraphQL query with its variables. */
export interface Query<Data> {
  document: TypedDocumentNode<Data, never>;
  variables: Record<string, unknown>;
}

/** The state of a query. */
export type QueryResult<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; data: Data };

/** Query results by cache key, as the server embeds them in a page. */
export type QuerySnapshot = Record<string, unknown>;

/** A cache of query results, so that a page whose data was loaded before renders at once. */
export interface QueryCache {
  /** Returns the state of a query; the same object until it changes. */
  read<Data>(query: Query<Data>): QueryResult<Data>;
  /**
   * Returns a fresh cached result or requests the query; rejects when the request fails. The request is aborted once the
   * signals of all callers are aborted and the query has no watcher.
   */
  fetch<Data>(query: Query<Data>, signal?: AbortSignal): Promise<Data>;
  /** Calls a listener whenever the state of the query with this key changes. Returns the function that unsubscribes. */
  watch(key: string, listener: () => void): () => void;
  /** True while a watched query without a result is in flight. */
  isWaiting(): boolean;
  /** Calls a listener whenever `isWaiting` may have changed. Returns the function that unsubscribes. */
  watchWaiting(listener: () => void): () => void;
  /** Merges what all cached results contain of a record, the newest last; null if none contains it. */
  findRecord<Record>(type: string, id: string): Partial<Record> | null;
  /** Returns all cached results sorted by key, so that the HTML does not depend on the order of responses. */
  snapshot(): QuerySnapshot;
}

interface CacheEntry {
  result: QueryResult<unknown>;
  /** When the response arrived, in milliseconds of the epoch. */
  since: number;
  /** The request in flight. */
  inFlight?: InFlight;
}

interface InFlight {
  answer: Promise<unknown>;
  controller: AbortController;
  /** Number of callers that wait for the response. */
  callers: number;
}

/** Age in milliseconds after which a result is shown while it is requested again. */
const FRESH_MS = 60_000;

/** Maximum number of cached results; the oldest without a watcher is evicted first. */
const MAX_ENTRIES = 60;

/** The state of a query without a result. */
export const LOADING = { state: 'loading' } as const;
const FAILED = { state: 'failed' } as const;

/** Creates a cache over `execute` that starts with the given results. */
export function createQueryCache(execute: Execute, initial: QuerySnapshot = {}): QueryCache {
  const entries = new Map<string, CacheEntry>();
  const watchers = new Map<string, Set<() => void>>();
  const waitingWatchers = new Set<() => void>();
  const start = Date.now();
  for (const [key, data] of Object.entries(initial)) store(key, { result: loaded(data), since: start });

  function store(key: string, entry: CacheEntry): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const old of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      if (old !== key && !watchers.has(old)) entries.delete(old);
    }
    notify(key);
  }

  function notify(key: string): void {
    for (const listener of watchers.get(key) ?? []) listener();
    for (const listener of waitingWatchers) listener();
  }

  /** After a failed request an earlier result stays; the failure is stored only while the query has a watcher. */
  function fail(key: string): void {
    const result = entries.get(key)?.result;
    if (result?.state === 'loaded') store(key, { result, since: 0 });
    else if (watchers.has(key)) store(key, { result: FAILED, since: 0 });
    else {
      entries.delete(key);
      notify(key);
    }
  }

  async function fetchResult<Data>(key: string, query: Query<Data>, signal: AbortSignal): Promise<Data> {
    try {
      const { data, errors } = await execute({ ...query, signal });
      if (errors || !data) throw new QueryError(errors ?? []);
      store(key, { result: loaded(data), since: Date.now() });
      return data as Data;
    } catch (error) {
      fail(key);
      throw error;
    }
  }

  /** Returns the response of a request in flight to one more caller. */
  function share<Data>(key: string, inFlight: InFlight, signal?: AbortSignal): Promise<Data> {
    inFlight.callers += 1;
    signal?.addEventListener('abort', () => {
      inFlight.callers -= 1;
      if (inFlight.callers === 0 && !watchers.has(key)) inFlight.controller.abort(signal.reason);
    });
    return inFlight.answer as Promise<Data>;
  }

  /** The entries, oldest first; entries of the same moment are sorted by key. */
  const byAge = (): CacheEntry[] =>
    [...entries]
      .sort(([oneKey, one], [otherKey, other]) => one.since - other.since || (oneKey < otherKey ? -1 : 1))
      .map(([, entry]) => entry);

  return {
    read: <Data>(query: Query<Data>) => (entries.get(keyOf(query))?.result ?? LOADING) as QueryResult<Data>,

    fetch<Data>(query: Query<Data>, signal?: AbortSignal): Promise<Data> {
      const key = keyOf(query);
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const { result = LOADING, since = 0, inFlight } = entries.get(key) ?? {};
      if (inFlight) return share<Data>(key, inFlight, signal);
      const isLoaded = result.state === 'loaded';
      if (isLoaded && Date.now() - since < FRESH_MS) return Promise.resolve(result.data as Data);
      const controller = new AbortController();
      const request = { answer: fetchResult(key, query, controller.signal), controller, callers: 0 };
      store(key, { result: isLoaded ? result : LOADING, since, inFlight: request });
      return share<Data>(key, request, signal);
    },

    watch(key, listener) {
      const listeners = watchers.get(key) ?? new Set();
      watchers.set(key, listeners.add(listener));
      for (const waiting of waitingWatchers) waiting();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        watchers.delete(key);
        for (const waiting of waitingWatchers) waiting();
        if (entries.get(key)?.result.state === 'failed') entries.delete(key);
      };
    },

    isWaiting: () =>
      [...watchers.keys()].some((key) => {
        const { inFlight, result } = entries.get(key) ?? {};
        return inFlight !== undefined && result?.state !== 'loaded';
      }),

    watchWaiting(listener) {
      waitingWatchers.add(listener);
      return () => void waitingWatchers.delete(listener);
    },

    findRecord<Record>(type: string, id: string): Partial<Record> | null {
      const found: object[] = [];
      for (const { result } of byAge()) {
        if (result.state === 'loaded')
          collectRecords(result.data, (record) => isRecord(record, type, id), found);
      }
      return found.length > 0 ? (Object.assign({}, ...found) as Partial<Record>) : null;
    },

    snapshot: () =>
      Object.fromEntries(
        [...entries.keys()].sort().flatMap((key) => {
          const { result } = entries.get(key)!;
          return result.state === 'loaded' ? [[key, result.data] as const] : [];
        }),
      ),
  };
}

const isRecord = (record: { __typename?: unknown; id?: unknown }, type: string, id: string): boolean =>
  record.__typename === type && record.id === id;

/** Collects the matching objects at any depth of a result. */
function collectRecords(data: unknown, isMatch: (value: object) => boolean, found: object[]): void {
  if (typeof data !== 'object' || data === null) return;
  if (isMatch(data)) found.push(data);
  for (const value of Object.values(data)) collectRecords(value, isMatch, found);
}

const loaded = <Data>(data: Data): QueryResult<Data> => ({ state: 'loaded', data });

/** The cache key of a query. Variables of one query are always created in the same order. */
export const keyOf = ({ document, variables }: Query<unknown>): string =>
  `${nameOf(document)} ${JSON.stringify(variables)}`;

/** Returns the operation name of a document. */
export function nameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if ('operation' in definition && definition.name) return definition.name.value;
  }
  throw new Error('The query has no operation name.');
}
