import { Button } from '@mantine/core';
import { useRefetch, useRefetchOnline } from '../refetch.ts';
import * as messages from './messages.ts';

interface LoadErrorProps {
  text: string;
  className?: string;
}

/** Shows that loading failed. It retries on a click, and with increasing delays once the browser is online again. */
export function LoadError({ text, className }: LoadErrorProps) {
  const refetch = useRefetch();
  useRefetchOnline();
  return (
    <p className={className} role="alert">
      {text}{' '}
      <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
        {messages.tryAgain}
      </Button>
    </p>
  );
}

interface LoadStateProps {
  /** The loaded data; those of an earlier request stay visible. */
  data: unknown;
  error: unknown;
  /** The text of the error. */
  failed: string;
}

/** Shows that data are loading, or that loading failed. */
export function LoadState({ data, error, failed }: LoadStateProps) {
  if (error) return <LoadError text={failed} />;
  return data ? null : <Loading />;
}

export const Loading = ({ className }: { className?: string }) => (
  <p className={className} role="status">
    {messages.loading}
  </p>
);
