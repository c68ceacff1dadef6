import type { TypedDocumentNode } from '@apollo/client';
import {
  createContext,
  data as dataWithStatus,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { nameOf, type Query, type QueryResult, QueryError } from './query-cache.ts';
import { type Api, useQuery } from './api.ts';

export type { QueryResult } from './query-cache.ts';

/** The location that a page's query depends on: route parameters and search parameters. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

interface LocationQueryOptions<Data> {
  /** The query for a location; null if the location needs none. */
  queryAt: (location: PageLocation) => Query<Data> | null;
  /** True if the result says that the record does not exist, so that the page responds with 404. */
  missing?: (data: Data, location: PageLocation) => boolean;
  /** True if the result says that there was such a record, so that the page responds with 410. */
  gone?: (data: Data) => boolean;
  /** Further queries that are loaded when the record does not exist. */
  fallbacks?: readonly PageQuery[];
  /** True if the page is useful without the result and shows an error in its place. */
  isOptional?: boolean;
}

interface PageQueryOptions<Data, Variables> extends Omit<LocationQueryOptions<Data>, 'queryAt'> {
  document: TypedDocumentNode<Data, Variables>;
  /** The variables for a location. */
  variables: (location: PageLocation) => Variables;
}

/** Server-only loader context. It is absent in the browser, where loaders do not wait for data before navigation. */
export interface Rendering {
  api: Api;
  /** Logs an error that the page does not show. */
  report: (error: unknown) => void;
}

export const rendering = createContext<Rendering | null>(null);

type LoaderArguments = LoaderFunctionArgs<RouterContextProvider>;

/** The outcome of a query and its fallback on the server. */
interface Preloaded {
  /** Names of queries that failed. */
  failed: readonly string[];
  status: number;
  /** The location of the page to show instead. */
  redirectTo?: string;
}

export interface LoaderData {
  /** Names of queries that failed on the server. */
  failed: readonly string[];
}

/** A query of a page, for `createLoader`. */
export interface PageQuery {
  load: (args: LoaderArguments) => Promise<Preloaded>;
}

/** Creates a route loader that loads several queries on the server. The highest status is the status of the page. */
export const createLoader =
  (...queries: readonly PageQuery[]) =>
  async (args: LoaderArguments) => {
    const results = await Promise.all(queries.map(({ load }) => load(args)));
    const target = results.find(({ redirectTo }) => redirectTo !== undefined);
    if (target?.redirectTo !== undefined) return redirect(target.redirectTo);
    const failed = results.flatMap((query) => query.failed);
    return dataWithStatus<LoaderData>(
      { failed },
      { status: Math.max(...results.map(({ status }) => status)) },
    );
  };

/**
 * Declares a query of a page: a `loader` that loads it before the server renders, and a hook that returns the result.
 * A page with several queries combines them with `createLoader`; each of them may fail independently.
 */
export const pageQuery = <Data, Variables extends Record<string, unknown>>({
  document,
  variables,
  ...rest
}: PageQueryOptions<Data, Variables>) =>
  locationQuery<Data>({ ...rest, queryAt: (location) => ({ document, variables: variables(location) }) });

/** The status of the page of a record that was there before. */
const GONE = 410;

/** Like `pageQuery`, for a query that depends on the location. The result is loading while `queryAt` returns null. */
export function locationQuery<Data>({
  queryAt,
  missing = () => false,
  gone = () => false,
  fallbacks = [],
  isOptional = false,
}: LocationQueryOptions<Data>) {
  async function load(args: LoaderArguments): Promise<Preloaded> {
    const { params, request, context } = args;
    const server = context.get(rendering);
    const location = { params, search: new URL(request.url).searchParams };
    const query = server && queryAt(location);
    if (!query) return { failed: [], status: 200 };
    const name = nameOf(query.document);
    try {
      const data = await server.api.cache.fetch(query, request.signal);
      if (gone(data)) return { failed: [], status: GONE };
      if (!missing(data, location)) return { failed: [], status: 200 };
      const rest = await Promise.all(fallbacks.map((fallback) => fallback.load(args)));
      const status = rest.some((query) => query.status === GONE) ? GONE : 404;
      return { failed: rest.flatMap(({ failed }) => failed), status };
    } catch (error) {
      if (!(error instanceof QueryError)) server.report(error); // the server has logged its own errors
      // A temporary error makes the page retryable. A permanent one fails the page unless the query is optional.
      if (error instanceof QueryError && error.isTemporary) return { failed: [name], status: 503 };
      return { failed: [name], status: isOptional ? 200 : 500 };
    }
  }

  function useResult(): QueryResult<Data> {
    const failedOnServer = useLoaderData<LoaderData>().failed;
    const [search] = useSearchParams();
    const { key: step } = useLocation();
    const query = queryAt({ params: useParams(), search });
    const failed = query !== null && failedOnServer.includes(nameOf(query.document));
    // Navigating to the same location again retries a failed query.
    const result = useQuery(failed ? null : query, step);
    return failed ? { state: 'failed' } : result;
  }

  return { load, loader: createLoader({ load }), useResult };
}
