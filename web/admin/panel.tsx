import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { RouterContext } from '../ui/router-context.ts';
import { FormRegistry, FormRegistryProvider } from './editor/form/form-registry.ts';
import { subscribeToAccount, sessionEndReason, storedAccount } from './session/session.ts';
import { ignoreDoubleClicksAcrossLayers } from './ui/double-click.ts';
import { moveLostFocus } from './ui/focus.ts';
import { restoreScroll } from './ui/kept-scroll.ts';
import { PanelTheme } from './ui/look.tsx';
import { closeNotifications, notify, MAX_NOTIFICATIONS } from './ui/notifications.tsx';

interface Props {
  client: ApolloClient;
  router: DataRouter;
}

/** The staff panel with its providers. */
export function Panel({ client, router }: Props) {
  useEffect(ignoreDoubleClicksAcrossLayers, []);
  useEffect(moveLostFocus, []);
  useEffect(restoreScroll, []);
  const [desk] = useState(() => new FormRegistry());
  // The cache and the notifications of one account must not be visible to the next.
  useEffect(() => {
    let last = storedAccount();
    return subscribeToAccount(({ before, now }) => {
      void client.clearStore();
      if (now === null ? sessionEndReason() !== 'expired' : now !== last) closeNotifications();
      last = now ?? last;
      if (before && now) notify('Somebody else has signed in, in another tab.');
    });
  }, [client]);
  return (
    <PanelTheme>
      <Notifications
        position="bottom-center"
        limit={MAX_NOTIFICATIONS}
        aria-live="polite"
        pauseResetOnHover="notification"
      />
      <ApolloProvider client={client}>
        <FormRegistryProvider value={desk}>
          <RouterContext value={router}>
            {/* Answers draw at once, questions are asked as one draws: a place that is drawn by and by would start over with each
                answer, and ask anew. */}
            <RouterProvider router={router} useTransitions={false} />
          </RouterContext>
        </FormRegistryProvider>
      </ApolloProvider>
    </PanelTheme>
  );
}
