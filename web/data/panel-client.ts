import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, catchError, finalize, Observable, shareReplay, switchAll, throwError } from 'rxjs';
import { possibleTypes } from '../../schema/possible-types.ts';
import { NotSent, SignedOut, toApiError } from './api-error.ts';

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
  transport = uploadLink(),
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
    // Other policies do not show cache updates while a request is in flight.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
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

// Pages of other origins cannot send this header, which protects uploads from CSRF.
const uploadLink = (): ApolloLink =>
  new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: fetchWithProgress });

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

/** Receives the sent share of an upload, from 0 to 1. */
type OnProgress = (sent: number) => void;

type Init = RequestInit & { onProgress?: OnProgress };

/** Time without progress after which a request is aborted, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * `fetch` with a timeout: a response that is not complete in time, or an upload without progress, is aborted. With
 * `onProgress` it uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
async function fetchWithProgress(address: RequestInfo | URL, init: Init = {}): Promise<Response> {
  const { onProgress, signal, ...options } = init;
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(new DOMException('The server does not answer.', 'TimeoutError'));
  let end = setTimeout(giveUp, TIMEOUT_MS);
  const restartTimer = () => {
    clearTimeout(end);
    end = setTimeout(giveUp, TIMEOUT_MS);
  };
  const done = new AbortController();
  signal?.addEventListener('abort', () => waiting.abort(signal.reason), { signal: done.signal });
  const ended = waiting.signal;
  try {
    if (onProgress && options.body instanceof FormData) {
      const onSent = (sent: number) => {
        restartTimer();
        onProgress(sent);
      };
      return await send(new Request(address).url, { ...options, signal: ended }, onSent);
    }
    const response = await fetch(address, { ...options, signal: ended });
    // The body is read here, so that the timeout covers it.
    return new Response(await response.arrayBuffer(), response);
  } finally {
    done.abort(); // the caller's signal may live longer than this request
    clearTimeout(end);
  }
}

function send(address: string, { method, headers, body, signal }: RequestInit, onProgress: OnProgress) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', address);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(
        new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
      );
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => {
      const reason: unknown = signal?.reason;
      reject(reason instanceof Error ? reason : new DOMException('The upload was aborted.', 'AbortError'));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData);
  });
}
