import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { catchError, Observable, throwError } from 'rxjs';
import { possibleTypes } from '../../schema/possible-types.ts';
import { toApiError, NotSent, SignedOut } from './api-error.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { latestWinsLink } from './latest-wins-link.ts';

interface Settings {
  /** Returns the current token; null when signed out. */
  token: () => string | null;
  /** Called when the API rejects the token of a request. */
  refused: (token: string) => void;
  /** Calls a listener once the account that is signed in now has signed out, until the returned function is called. */
  onSignOut?: (listener: () => void) => () => void;
  /** The terminating link. */
  transport?: ApolloLink;
}

/** Creates the Apollo Client of the panel: authenticated, with uploads and a normalised cache. */
export function createPanelClient({
  token,
  refused,
  onSignOut = () => () => undefined,
  transport = overNetwork(),
}: Settings): ApolloClient {
  const asStaff = new SetContextLink((context) => {
    const now = token();
    const headers = context.headers as Record<string, string> | undefined;
    return { sentToken: now, headers: { ...headers, ...(now && { authorization: `Bearer ${now}` }) } };
  });
  const watch = new ErrorLink(({ error, operation }) => {
    const sent = operation.getContext().sentToken as string | null | undefined;
    if (sent && toApiError(error).code === 'UNAUTHENTICATED') refused(sent);
  });
  return new ApolloClient({
    link: ApolloLink.from([latestWinsLink(), asStaff, watch, untilSignOut(onSignOut), noted, transport]),
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
const untilSignOut = (onSignOut: (listener: () => void) => () => void) =>
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
const noted = new ApolloLink((operation, forward) => {
  const isCut = !navigator.onLine;
  return forward(operation).pipe(
    catchError((error: unknown) =>
      throwError(() => (isCut && error instanceof TypeError ? new NotSent(error.message) : error)),
    ),
  );
});

// Pages of other origins cannot send this header, which protects uploads from CSRF.
const overNetwork = (): ApolloLink =>
  new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: fetchWithProgress });
