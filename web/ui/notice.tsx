import { type MouseEvent, type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useCanonicalUrl } from './canonical-url.ts';
import { hasNoModifiers } from './keyboard.ts';
import * as messages from './messages.ts';
import './notice.css';

interface NoticeProps {
  /** The message. */
  text: string;
  /** True if it is the only content of the page. */
  heading?: boolean;
  /** A link to continue. */
  children?: ReactNode;
}

/** Shown instead of content that does not exist or could not be loaded. */
export function Notice({ text, heading = false, children }: NoticeProps) {
  const Text = heading ? 'h1' : 'p';
  return (
    <div className={heading ? 'notice notice-alone' : 'notice'}>
      <Text className="notice-text">{text}</Text>
      {children}
    </div>
  );
}

/**
 * Returns a function that loads again what failed, by default the data of the page. It also runs when the browser is online
 * again.
 */
export function useRetry(onRetry?: () => void): () => void {
  const { revalidate } = useRevalidator();
  const retry = useCallback(() => (onRetry ? onRetry() : void revalidate()), [onRetry, revalidate]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return retry;
}

function watchNetwork(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** True while the browser is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );

/** An error message with a retry link, which works without scripts. `onRetry` loads what is not data of the page. */
export function RetryMessage({ onRetry }: { onRetry?: () => void }) {
  const isOffline = useIsOffline();
  const { pathname, search } = useCanonicalUrl();
  const retry = useRetry(onRetry);

  function onClick(event: MouseEvent) {
    if (!hasNoModifiers(event)) return;
    event.preventDefault();
    retry();
  }

  return (
    <p>
      {isOffline ? messages.offline : messages.loadError}{' '}
      <a href={`${pathname}${search}`} onClick={onClick}>
        {messages.tryAgain}
      </a>
    </p>
  );
}

interface Props {
  text: string;
  /** A link to continue. */
  children?: ReactNode;
}

/** The empty state of a list. */
export function EmptyState({ text, children }: Props) {
  return (
    <div className="empty-state">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
