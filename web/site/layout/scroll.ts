import { useEffect, useSyncExternalStore } from 'react';

function onScroll(told: () => void): () => void {
  const signs = ['scroll', 'resize'] as const;
  for (const sign of signs) addEventListener(sign, told, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, told);
  };
}

/** Whether the page is scrolled past so many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );

/** Tells, at every scroll, what part of the page has been scrolled through, from 0 to 1 (spec §9). */
export function useScrollProgress(tell: (progress: number) => void): void {
  useEffect(() => {
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      tell(scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0);
    };
    measure();
    return onScroll(measure);
  }, [tell]);
}
