import { useCallback, useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCanonicalUrl } from './canonical-url.ts';
import { hasNoModifiers } from './keys.ts';

/** Returns a function that reloads failed data of the page; it also runs when the browser is online again. */
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

/** True while the browser is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );

/** Message while offline. */
export const OFFLINE = 'You are offline. This page loads again when you are back online.';

/** An error message with a retry link, which works without scripts. */
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
