import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false on the server and until the page is taken over from it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const QUERY = '(prefers-reduced-motion: reduce)';

function onChange(told: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}

/** Whether the visitor wants things to stand still. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(QUERY).matches,
    () => false,
  );
