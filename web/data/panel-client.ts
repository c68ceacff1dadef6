import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, catchError, finalize, Observable, shareReplay, switchAll, throwError } from 'rxjs';
import { possibleTypes } from '../../schema/possible-types.ts';
import { NotSent, SignedOut, toApiError } from './api-error.ts';
import { TIMEOUT_MS } from './fetch-graphql.ts';
import { uploadLink } from './upload-link.ts';

interface PanelClientOptions {
  /** Returns the current token; null when signed out. */
  token: () => string | null;
  /** Called when the API rejects the token of a request. */
  onUnauthenticated: (token: string) => void;
  /** Calls a listener once the account that is signed in now has signed out, until the returned function is called. */
  onSignOut?: (listener: () => void) => () => void;
  /** The terminating link. */
  transport?: ApolloLink;
}

/** Creates the Apollo Client of the panel: authenticated, with uploads and a normalised cache. */
export function createPanelClient({
  token,
  onUnauthenticated,
  onSignOut = () => () => undefined,
  transport = networkLink,
}: PanelClientOptions): ApolloClient {
  const authLink = new SetContextLink((context) => {
    const sentToken = token();
    const headers = context.headers as Record<string, string> | undefined;
    return { sentToken, headers: { ...headers, ...(sentToken && { authorization: `Bearer ${sentToken}` }) } };
  });
  const rejectedTokenLink = new ErrorLink(({ error, operation }) => {
    const sent = operation.getContext().sentToken as string | null | undefined;
    if (sent && toApiError(error).code === 'UNAUTHENTICATED') onUnauthenticated(sent);
  });
  return new ApolloClient({
    link: ApolloLink.from([
      latestWinsLink(),
      authLink,
      rejectedTokenLink,
      abortOnSignOutLink(onSignOut),
      offlineLink,
      transport,
    ]),
    cache: new InMemoryCache({ possibleTypes }),
    queryDeduplication: false, // it would answer the newest caller with the oldest request
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network', // other policies do not show cache updates while a request is in flight
        notifyOnNetworkStatusChange: false, // else each refetch renders the screen twice
      },
    },
  });
}

/**
 * Aborts requests of an account that signs out, so that no late result reaches the next account. A request whose context has
 * `outlivesSession` goes on.
 */
const abortOnSignOutLink = (onSignOut: (listener: () => void) => () => void) =>
  new ApolloLink((operation, forward) => {
    if (operation.getContext().outlivesSession === true) return forward(operation);
    return new Observable((observer) => {
      // An object: given the observer itself, RxJS would return that as the subscription.
      const subscription = forward(operation).subscribe({
        next: (result) => observer.next(result),
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      });
      const stop = onSignOut(() => {
        subscription.unsubscribe();
        observer.error(new SignedOut());
      });
      return () => {
        stop();
        subscription.unsubscribe();
      };
    });
  });

/** Marks requests that failed while the browser was offline as not sent. */
const offlineLink = new ApolloLink((operation, forward) => {
  const wasOffline = !navigator.onLine;
  return forward(operation).pipe(
    catchError((error: unknown) =>
      throwError(() => (wasOffline && error instanceof TypeError ? new NotSent(error.message) : error)),
    ),
  );
});

/** `fetch` that aborts a response which is not complete in time. */
async function fetchWithTimeout(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(new DOMException('The server does not answer.', 'TimeoutError'));
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  init?.signal?.addEventListener('abort', () => waiting.abort(init.signal?.reason), {
    signal: waiting.signal,
  });
  try {
    const response = await fetch(address, { ...init, signal: waiting.signal });
    return new Response(await response.arrayBuffer(), response); // the timeout covers the body
  } finally {
    clearTimeout(timer);
  }
}

const httpLink = new HttpLink({ fetch: fetchWithTimeout });

const networkLink = ApolloLink.split(({ variables }) => 'file' in variables, uploadLink, httpLink);

/**
 * Answers queries that are sent again while they are in flight with the result of the newest request, because a mutation
 * may have happened in between.
 */
export function latestWinsLink(): ApolloLink {
  const inFlight = new Map<string, BehaviorSubject<Observable<ApolloLink.Result>>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const result = forward(operation).pipe(
      finalize(() => {
        if (pending.value !== result) return;
        inFlight.delete(key);
        pending.complete();
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const pending = inFlight.get(key) ?? new BehaviorSubject(result);
    inFlight.set(key, pending);
    pending.next(result);
    return pending.pipe(switchAll());
  });
}
