import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { catchError, Observable, throwError } from 'rxjs';
import { possibleTypes } from '../../schema/possible-types.ts';
import { faultOf, NotSent, SignedOut } from './fault.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { newestAnswer } from './newest-answer.ts';

interface Settings {
  /** The token that staff have now; null when nobody is signed in. */
  token: () => string | null;
  /** Told when the API no longer takes the token that a request came with. */
  refused: (token: string) => void;
  /** Calls a listener once the account that is signed in now has signed out, until the returned function is called. */
  onSignOut?: (listener: () => void) => () => void;
  /** The way to the API. */
  transport?: ApolloLink;
}

/** The staff panel's way to the API: as staff, with pictures, each record remembered once. */
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
    if (sent && faultOf(error).code === 'UNAUTHENTICATED') refused(sent);
  });
  return new ApolloClient({
    link: ApolloLink.from([newestAnswer(), asStaff, watch, untilSignOut(onSignOut), noted, transport]),
    cache: new InMemoryCache({ possibleTypes }),
    queryDeduplication: false, // which has the newest who asks told what the first one is
    // Any other policy, also as the next one, leaves what becomes of the cache unseen while an answer is on its way.
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

/** Notes of what failed whether there was a network when it set out: only then is it certain that it never arrived. */
const noted = new ApolloLink((operation, forward) => {
  const isCut = !navigator.onLine;
  return forward(operation).pipe(
    catchError((error: unknown) =>
      throwError(() => (isCut && error instanceof TypeError ? new NotSent(error.message) : error)),
    ),
  );
});

// A foreign page cannot send the header, so the API takes uploads from our own alone.
const overNetwork = (): ApolloLink =>
  new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: fetchWithProgress });
