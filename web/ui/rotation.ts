import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from './in-browser.ts';

interface Pause {
  paused: boolean;
  toggle: () => void;
}

/** Whether something that moves by itself stands: as the visitor chose here, else as in general. */
export function usePause(): Pause {
  const reducedMotion = usePrefersReducedMotion();
  const [chosen, choose] = useState<boolean | null>(null);
  const paused = chosen ?? reducedMotion;
  return { paused, toggle: () => choose(!paused) };
}

interface Rotation {
  /** How many there are to show. */
  of: number;
  /** Milliseconds for which each is shown. */
  every: number;
}

/** Shows one after the other, from the last to the first, while the page is looked at and nobody paused it. */
export function useRotation({ of, every }: Rotation): Pause & { shown: number } {
  const [shown, show] = useState(0);
  const { paused, toggle } = usePause();
  useEffect(() => {
    if (paused || of < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) show((last) => (last + 1) % of);
    }, every);
    return () => clearInterval(timer);
  }, [paused, of, every]);
  return { shown: Math.min(shown, Math.max(0, of - 1)), paused, toggle };
}
