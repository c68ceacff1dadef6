import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MeDocument } from '../../../schema/documents/admin/graphql.ts';
import { storedToken, endSessionOf } from './session.ts';

/** Minimum time between two requests, in milliseconds. */
const MIN_INTERVAL_MS = 60_000;

/**
 * Returns the email address of the account. It is requested again after a navigation and when the tab becomes visible, so
 * that an invalid token leads to the login before the user types anything.
 */
export function useCurrentEmail(): string | undefined {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [email, setEmail] = useState<string>();
  const requestedAt = useRef(-Infinity);

  const refetch = useEffectEvent(() => {
    const now = Date.now(); // unlike performance.now() it advances while the computer sleeps
    const token = storedToken();
    if (!token || Math.abs(now - requestedAt.current) < MIN_INTERVAL_MS) return; // the clock may be set back
    requestedAt.current = now;
    client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data?.me) setEmail(data.me.email);
        else endSessionOf(token);
      },
      () => {
        requestedAt.current = -Infinity; // the token may still be valid; the next navigation retries
      },
    );
  });

  useEffect(() => refetch(), [pathname]);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  return email;
}
