import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { bearDoublePresses } from './ui/double-press.ts';
import { theme, variables } from './ui/theme.ts';

interface Props {
  client: ApolloClient;
  router: DataRouter;
}

/** The staff panel with all that its screens stand on. */
export function Panel({ client, router }: Props) {
  useEffect(bearDoublePresses, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
      <Notifications position="bottom-center" aria-live="polite" pauseResetOnHover="notification" />
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>
  );
}
