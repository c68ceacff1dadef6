import {
  CombinedGraphQLErrors,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  createContext,
  data as answer,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';

/** Where a visitor is: the parts of the path that vary, and what stands after the question mark. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What has become of a page's question. */
export type Outcome<Data> = { state: 'loading' } | { state: 'failed' } | { state: 'here'; data: Data };

interface Question<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  /** What is asked for in a place. */
  variables: (place: Place) => Variables;
  /** Whether the answer says that there is no such thing, so that the page is a 404. */
  missing?: (data: Data) => boolean;
}

/** How a page is rendered on the server; the browser leaves it out and never waits for data before it moves. */
export interface Rendering {
  client: ApolloClient;
  /** Takes note of what went wrong, which a visitor is not told. */
  report: (error: unknown) => void;
}

export const rendering = createContext<Rendering | null>(null);

interface Loaded {
  failed: boolean;
}

/** What a page asks of the API: a `loader` that has the answer ready before the server renders, and a hook to read it. */
export function pageData<Data, Variables extends OperationVariables>({
  document,
  variables,
  missing = () => false,
}: Question<Data, Variables>) {
  async function loader({ params, request, context }: LoaderFunctionArgs<RouterContextProvider>) {
    const server = context.get(rendering);
    if (!server) return answer<Loaded>({ failed: false });
    const asked = variables({ params, search: new URL(request.url).searchParams });
    try {
      const { data } = await server.client.query({ query: document, variables: asked });
      return answer<Loaded>({ failed: false }, { status: data && missing(data) ? 404 : 200 });
    } catch (error) {
      if (!CombinedGraphQLErrors.is(error)) server.report(error); // who answers tells of his own faults
      return answer<Loaded>({ failed: true }, { status: isUnavailable(error) ? 503 : 500 });
    }
  }

  function useAnswer(): Outcome<Data> {
    const { failed } = useLoaderData<Loaded>();
    const [search] = useSearchParams();
    const params = useParams();
    const result = useQuery(document, { variables: variables({ params, search }), skip: failed });
    const { data, error } = result;
    useEffect(() => {
      if (error) console.error(error);
    }, [error]);
    if (failed || error) return { state: 'failed' };
    return data ? { state: 'here', data } : { state: 'loading' };
  }

  return { loader, useAnswer };
}

/** Whether asking again in a moment may help. */
const isUnavailable = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
