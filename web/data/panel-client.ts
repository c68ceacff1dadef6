import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { catchError, throwError } from 'rxjs';
import { possibleTypes } from '../../schema/possible-types.ts';
import { faultOf, NotSent } from './fault.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { newestAnswer } from './newest-answer.ts';

interface Settings {
  /** The token that staff have now; null when nobody is signed in. */
  token: () => string | null;
  /** Told when the API no longer takes the token that a request came with. */
  refused: (token: string) => void;
  /** The way to the API. */
  transport?: ApolloLink;
}

/** The staff panel's way to the API: as staff, with pictures, each record remembered once. */
export function createPanelClient({ token, refused, transport = overNetwork() }: Settings): ApolloClient {
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
    link: ApolloLink.from([newestAnswer(), asStaff, watch, noted, transport]),
    cache: new InMemoryCache({ possibleTypes }),
    queryDeduplication: false, // which has the newest who asks told what the first one is
    // Any other policy, also as the next one, leaves what becomes of the cache unseen while an answer is on its way.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}

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
