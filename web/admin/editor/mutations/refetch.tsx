import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback } from 'react';
import { trackRefetch } from './hidden-records.ts';
import * as messages from './messages.ts';
import { isTemporary, toApiError } from '../../../data/api-error.ts';

/** First and maximum delay between retries, in milliseconds. */
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Returns a function that refetches all active queries and retries in the background after a failure. */
export function useRefetch(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    if (!(await refetchActive(client))) void retry(client);
  }, [client]);
}

/** Refetches when the browser is online again, and retries until it succeeds. */
function useRefetchOnline(): void {
  const client = useApolloClient();
  useWindowEvent('online', () => void retry(client, 0));
}

/** Refetches active queries. Returns false if a retry may succeed. */
async function refetchActive(client: ApolloClient): Promise<boolean> {
  const forgetHidden = trackRefetch(client);
  try {
    await client.refetchQueries({ include: 'active' });
    forgetHidden();
    return true;
  } catch (error) {
    return !isTemporary(toApiError(error));
  }
}

const retrying = new WeakSet<ApolloClient>();

async function retry(client: ApolloClient, first = MIN_DELAY_MS): Promise<void> {
  if (retrying.has(client)) return;
  retrying.add(client);
  for (let wait = first; ; wait = Math.min(Math.max(2 * wait, MIN_DELAY_MS), MAX_DELAY_MS)) {
    await pause(wait);
    if (await refetchActive(client)) break;
  }
  retrying.delete(client);
}

/** Waits, at most until the browser is online again. */
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

interface Props {
  /** The message. */
  text: string;
  className?: string;
}

/**
 * Shows that loading failed. It retries on a click, and with increasing delays once the browser is online again.
 */
export function LoadError({ text, className }: Props) {
  const reload = useRefetch();
  useRefetchOnline();
  return (
    <p className={className} role="alert">
      {text}{' '}
      <Button variant="default" size="compact-sm" onClick={() => void reload()}>
        {messages.tryAgain}
      </Button>
    </p>
  );
}
