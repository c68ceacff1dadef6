import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback } from 'react';
import { faultOf, mayPass } from '../../../data/fault.ts';
import { askingAnew } from './left-out.ts';

/** How long after a failure rows are asked for again, at first and at most, in milliseconds. */
const SOON = 1000;
const LATEST = 30_000;

/** Asks for rows again everywhere that they are shown; where nobody answers it asks by itself until somebody does. */
export function useReload(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    if (!(await isFetched(client))) void tryAgain(client);
  }, [client]);
}

/** Asks for rows again when the browser is back on the network, and then until they are there; many who want it ask once. */
export function useReloadOnline(): void {
  const client = useApolloClient();
  useWindowEvent('online', () => void tryAgain(client, 0));
}

/** Whether everything that is shown was told anew; what the API refuses to tell is not worth asking for again. */
async function isFetched(client: ApolloClient): Promise<boolean> {
  const told = askingAnew(client);
  try {
    await client.refetchQueries({ include: 'active' });
    told();
    return true;
  } catch (error) {
    return !mayPass(faultOf(error));
  }
}

const trying = new WeakSet<ApolloClient>();

async function tryAgain(client: ApolloClient, first = SOON): Promise<void> {
  if (trying.has(client)) return;
  trying.add(client);
  for (let wait = first; ; wait = Math.min(Math.max(2 * wait, SOON), LATEST)) {
    await pause(wait);
    if (await isFetched(client)) break;
  }
  trying.delete(client);
}

/** Ends earlier when the browser is back on the network. */
function pause(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    addEventListener('online', done);
  });
}
