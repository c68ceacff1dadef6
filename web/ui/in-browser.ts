import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True after hydration; false on the server and during hydration. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const QUERY = '(prefers-reduced-motion: reduce)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True if the visitor prefers reduced motion. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(QUERY).matches,
    () => false,
  );
