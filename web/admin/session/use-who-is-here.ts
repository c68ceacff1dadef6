import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MeDocument } from '../../../schema/documents/admin/graphql.ts';
import { storedToken, tokenRefused } from './session.ts';

/** The server is not asked again within this time, in milliseconds. */
const REST = 60_000;

/**
 * The e-mail address of whoever is signed in. Asked again when somebody goes to another screen or returns to the tab: a
 * token that speaks for nobody any more leads to the login before anything is typed in vain.
 */
export function useWhoIsHere(): string | undefined {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [email, setEmail] = useState<string>();
  const asked = useRef(-Infinity);

  const look = useEffectEvent(() => {
    const now = Date.now(); // unlike performance.now() it goes on while the computer sleeps
    const token = storedToken();
    if (!token || Math.abs(now - asked.current) < REST) return; // a clock may also be set back
    asked.current = now;
    client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data?.me) setEmail(data.me.email);
        else tokenRefused(token);
      },
      () => {
        asked.current = -Infinity; // nobody answered: the token may be good yet, and the next occasion asks again
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
