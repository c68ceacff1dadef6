import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MeDocument } from '../../../schema/documents/admin/graphql.ts';
import { storedToken, endSessionOf } from './session.ts';

/** Minimum time between two requests, in milliseconds. */
const REST = 60_000;

/**
 * Returns the e-mail address of the account. It is requested again after a navigation and when the tab becomes visible, so
 * that an invalid token leads to the login before the user types anything.
 */
export function useCurrentEmail(): string | undefined {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [email, setEmail] = useState<string>();
  const asked = useRef(-Infinity);

  const look = useEffectEvent(() => {
    const now = Date.now(); // unlike performance.now() it advances while the computer sleeps
    const token = storedToken();
    if (!token || Math.abs(now - asked.current) < REST) return; // the clock may be set back
    asked.current = now;
    client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data?.me) setEmail(data.me.email);
        else endSessionOf(token);
      },
      () => {
        asked.current = -Infinity; // the token may still be valid; the next occasion retries
      },
    );
  });

  useEffect(() => look(), [pathname]);
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, []);

  return email;
}
