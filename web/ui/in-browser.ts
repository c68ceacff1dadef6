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

function onChange(told: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}

/** True if the visitor prefers reduced motion. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(QUERY).matches,
    () => false,
  );
