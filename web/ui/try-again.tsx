import { useCallback, useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCanonicalUrl } from './canonical-url.ts';
import { hasNoModifiers } from './keys.ts';

/** Gives what asks for the page one is at again, for what of it did not come; back on the network it is asked for by itself. */
export function useTryAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const tryAgain = useCallback(() => {
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  }, [navigate, location]);
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return tryAgain;
}

function watchNetwork(changed: () => void): () => void {
  const signs = ['online', 'offline'] as const;
  for (const sign of signs) addEventListener(sign, changed);
  return () => {
    for (const sign of signs) removeEventListener(sign, changed);
  };
}

/** Whether the browser has no connection, as far as it knows. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );

/** Said where nothing can be fetched because there is no connection. */
export const OFFLINE = 'You are offline. This page loads again when you are back online.';

/** Says that something did not come, and asks for it again; without a script by the page's address. */
export function TryAgain() {
  const isOffline = useIsOffline();
  const { pathname, search } = useCanonicalUrl();
  const tryAgain = useTryAgain();

  function onClick(event: MouseEvent) {
    if (!hasNoModifiers(event)) return;
    event.preventDefault();
    tryAgain();
  }

  return (
    <p>
      {isOffline ? OFFLINE : 'This could not be fetched just now.'}{' '}
      <a href={`${pathname}${search}`} onClick={onClick}>
        Try again
      </a>
    </p>
  );
}
