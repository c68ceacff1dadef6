import {
  CombinedGraphQLErrors,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Kind, type DocumentNode } from 'graphql';
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
  /** Whether the answer says that there is no such thing in that place, so that the page is a 404. */
  missing?: (data: Data, place: Place) => boolean;
}

/** How a page is rendered on the server; the browser leaves it out and never waits for data before it moves. */
export interface Rendering {
  client: ApolloClient;
  /** Takes note of what went wrong, which a visitor is not told. */
  report: (error: unknown) => void;
}

export const rendering = createContext<Rendering | null>(null);

type Visit = LoaderFunctionArgs<RouterContextProvider>;

/** What became of one question before the server rendered. */
interface Asked {
  /** The question's name when it got no answer. */
  failed: string | null;
  status: number;
}

interface Loaded {
  /** The questions that got no answer, by name. */
  failed: readonly string[];
}

/** Something that a page asks of the API. */
export interface Asking {
  ask: (visit: Visit) => Promise<Asked>;
}

/** Has the answers to all that a page asks ready before the server renders; the worst of them is the page's status. */
export const loaderOf =
  (...questions: readonly Asking[]) =>
  async (visit: Visit) => {
    const asked = await Promise.all(questions.map(({ ask }) => ask(visit)));
    const failed = asked.map((question) => question.failed).filter((name) => name !== null);
    return answer<Loaded>({ failed }, { status: Math.max(...asked.map(({ status }) => status)) });
  };

/**
 * What a page asks of the API: a `loader` that has the answer ready before the server renders, and a hook to read it.
 * A page that asks several things makes its loader of them by `loaderOf`, and each may fail by itself.
 */
export function pageData<Data, Variables extends OperationVariables>({
  document,
  variables,
  missing = () => false,
}: Question<Data, Variables>) {
  const name = nameOf(document);

  async function ask({ params, request, context }: Visit): Promise<Asked> {
    const server = context.get(rendering);
    if (!server) return { failed: null, status: 200 };
    const place = { params, search: new URL(request.url).searchParams };
    try {
      const { data } = await server.client.query({ query: document, variables: variables(place) });
      return { failed: null, status: data && missing(data, place) ? 404 : 200 };
    } catch (error) {
      if (!CombinedGraphQLErrors.is(error)) server.report(error); // who answers tells of his own faults
      return { failed: name, status: isUnavailable(error) ? 503 : 500 };
    }
  }

  function useAnswer(): Outcome<Data> {
    const failed = useLoaderData<Loaded>().failed.includes(name);
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

  return { ask, loader: loaderOf({ ask }), useAnswer };
}

/** What a question is called in its document. */
function nameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name) return definition.name.value;
  }
  throw new Error('A question needs a name.');
}

/** Whether asking again in a moment may help. */
const isUnavailable = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
