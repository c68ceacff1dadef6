import type { TypedDocumentNode } from '@apollo/client';
import {
  createContext,
  data as answerWith,
  useLoaderData,
  useLocation,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { nameOf, type Query, type QueryResult } from './query-cache.ts';
import type { Api } from './api.ts';
import { Refused } from './refused.ts';
import { useQuery } from './use-query.ts';

export type { QueryResult } from './query-cache.ts';

/** Where a visitor is: the parts of the path that vary, and what stands after the question mark. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

interface PlacedQueryKind<Data> {
  /** What is asked in a place; null where it is not asked. */
  at: (place: Place) => Query<Data> | null;
  /** Whether the answer says that there is no such thing in that place, so that the page is a 404. */
  missing?: (data: Data, place: Place) => boolean;
  /** What else is asked where there is no such thing. */
  instead?: PageQuery;
  /** Whether the page stands without the answer, and says where it is missing. */
  beside?: boolean;
}

interface PageQueryKind<Data, Variables> extends Omit<PlacedQueryKind<Data>, 'at'> {
  document: TypedDocumentNode<Data, Variables>;
  /** What is asked for in a place. */
  variables: (place: Place) => Variables;
}

/** How a page is made ready before it is rendered; the browser leaves it out and never waits for data before it moves. */
export interface Rendering {
  api: Api;
  /** Takes note of what went wrong, which a visitor is not told. */
  report: (error: unknown) => void;
}

export const rendering = createContext<Rendering | null>(null);

type Visit = LoaderFunctionArgs<RouterContextProvider>;

/** What became of a query, and of what was asked instead, before the server rendered. */
interface Preloaded {
  /** Those that got no answer, by name. */
  failed: readonly string[];
  status: number;
}

export interface Loaded {
  /** The queries that got no answer, by name. */
  failed: readonly string[];
}

/** Something that a page asks of the API. */
export interface PageQuery {
  ask: (visit: Visit) => Promise<Preloaded>;
}

/** Has the results of all that a page asks ready before the server renders; the worst of them is the page's status. */
export const loaderOf =
  (...queries: readonly PageQuery[]) =>
  async (visit: Visit) => {
    const asked = await Promise.all(queries.map(({ ask }) => ask(visit)));
    const failed = asked.flatMap((query) => query.failed);
    return answerWith<Loaded>({ failed }, { status: Math.max(...asked.map(({ status }) => status)) });
  };

/**
 * What a page asks of the API: a `loader` that has the answer ready before the server renders, and a hook to read it.
 * A page that asks several things makes its loader of them by `loaderOf`, and each may fail by itself.
 */
export const pageQuery = <Data, Variables extends Record<string, unknown>>({
  document,
  variables,
  ...rest
}: PageQueryKind<Data, Variables>) =>
  placedQuery<Data>({ ...rest, at: (place) => ({ document, variables: variables(place) }) });

/** The same where it depends on the place what is asked, or whether anything is; what is not asked is loading. */
export function placedQuery<Data>({
  at,
  missing = () => false,
  instead,
  beside = false,
}: PlacedQueryKind<Data>) {
  async function ask(visit: Visit): Promise<Preloaded> {
    const { params, request, context } = visit;
    const server = context.get(rendering);
    const place = { params, search: new URL(request.url).searchParams };
    const query = server && at(place);
    if (!query) return { failed: [], status: 200 };
    const name = nameOf(query.document);
    try {
      const data = await server.api.cache.ask(query, request.signal);
      if (!missing(data, place)) return { failed: [], status: 200 };
      return { failed: (await instead?.ask(visit))?.failed ?? [], status: 404 };
    } catch (error) {
      if (!(error instanceof Refused)) server.report(error); // who answers tells of his own faults
      // What passes is for everybody to come back for; a fault that lasts takes the page down only with what it is about.
      if (error instanceof Refused && error.isPassing) return { failed: [name], status: 503 };
      return { failed: [name], status: beside ? 200 : 500 };
    }
  }

  function useResult(): QueryResult<Data> {
    const notAnswered = useLoaderData<Loaded>().failed;
    const [search] = useSearchParams();
    const { key: step } = useLocation();
    const query = at({ params: useParams(), search });
    const failed = query !== null && notAnswered.includes(nameOf(query.document));
    // A step to the same place asks again for what did not come.
    const result = useQuery(failed ? null : query, step);
    return failed ? { state: 'failed' } : result;
  }

  return { ask, loader: loaderOf({ ask }), useResult };
}
