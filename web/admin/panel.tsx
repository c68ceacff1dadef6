import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { RouterContext } from '../ui/router-context.ts';
import { RecordForms, RecordFormsProvider } from './editor/form/record-forms.ts';
import { otherAccountSignedIn } from './messages.ts';
import { subscribeToAccount, sessionEndReason, storedAccount } from './session/session.ts';
import { ignoreDoubleClicksAcrossLayers } from './ui/double-click.ts';
import { moveLostFocus } from './ui/focus.ts';
import { restoreScroll } from './ui/scroll-restoration.ts';
import { PanelTheme } from './ui/theme.tsx';
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
  const [forms] = useState(() => new RecordForms());
  useWindowEvent('online', () => forms.uploads.retryFailed());
  useWindowEvent('pagehide', () => forms.storeDrafts());
  // The cache and the notifications of one account must not be visible to the next.
  useEffect(() => {
    let last = storedAccount();
    return subscribeToAccount(({ before, now }) => {
      void client.clearStore();
      if (now === null ? sessionEndReason() !== 'expired' : now !== last) closeNotifications();
      last = now ?? last;
      if (before && now) notify(otherAccountSignedIn);
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
        <RecordFormsProvider value={forms}>
          <RouterContext value={router}>
            {/* Without transitions: a suspended transition would restart with each response and repeat its queries. */}
            <RouterProvider router={router} useTransitions={false} />
          </RouterContext>
        </RecordFormsProvider>
      </ApolloProvider>
    </PanelTheme>
  );
}
