import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { TheRouter } from '../ui/where.ts';
import { Desk, DeskProvider } from './editor/desk/desk.ts';
import { followAccount, howItEnded, storedAccount } from './session/session.ts';
import { bearDoublePresses } from './ui/double-press.ts';
import { keepFocus } from './ui/kept-focus.ts';
import { keepScroll } from './ui/kept-scroll.ts';
import { Look } from './ui/look.tsx';
import { closeToasts, say, TOASTS } from './ui/toast.tsx';

interface Props {
  client: ApolloClient;
  router: DataRouter;
}

/** The staff panel with all that its screens stand on. */
export function Panel({ client, router }: Props) {
  useEffect(bearDoublePresses, []);
  useEffect(keepFocus, []);
  useEffect(keepScroll, []);
  const [desk] = useState(() => new Desk());
  // What one account read, and what its notifications say and offer, is not for the next.
  useEffect(() => {
    let last = storedAccount();
    return followAccount(({ before, now }) => {
      void client.clearStore();
      if (now === null ? howItEnded() !== 'expired' : now !== last) closeToasts();
      last = now ?? last;
      if (before && now) say('Somebody else has signed in, in another tab.');
    });
  }, [client]);
  return (
    <Look>
      <Notifications
        position="bottom-center"
        limit={TOASTS}
        aria-live="polite"
        pauseResetOnHover="notification"
      />
      <ApolloProvider client={client}>
        <DeskProvider value={desk}>
          <TheRouter value={router}>
            {/* Answers draw at once, questions are asked as one draws: a place that is drawn by and by would start over with each
                answer, and ask anew. */}
            <RouterProvider router={router} useTransitions={false} />
          </TheRouter>
        </DeskProvider>
      </ApolloProvider>
    </Look>
  );
}
