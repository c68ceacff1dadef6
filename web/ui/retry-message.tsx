import { useCallback, useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCanonicalUrl } from './canonical-url.ts';
import { hasNoModifiers } from './keys.ts';
import * as messages from './messages.ts';

/** Returns a function that reloads failed data of the page; it also runs when the browser is online again. */
export function useRetry(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const retry = useCallback(() => {
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  }, [navigate, location]);
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

/** An error message with a retry link, which works without scripts. */
export function RetryMessage() {
  const isOffline = useIsOffline();
  const { pathname, search } = useCanonicalUrl();
  const retry = useRetry();

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
