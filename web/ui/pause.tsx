import { useEffect, useState } from 'react';
import './carousel.css';
import * as messages from './messages.ts';
import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';
import { usePrefersReducedMotion } from './in-browser.ts';

interface Pause {
  paused: boolean;
  toggle: () => void;
}

/** Whether moving content is paused: by the visitor's choice, else by the preference for reduced motion. */
export function usePause(): Pause {
  const reducedMotion = usePrefersReducedMotion();
  const [chosen, choose] = useState<boolean | null>(null);
  const paused = chosen ?? reducedMotion;
  return { paused, toggle: () => choose(!paused) };
}

interface Rotation {
  /** Number of items. */
  count: number;
  /** Duration of each item in milliseconds. */
  every: number;
}

/** Rotates through items while the page is visible and not paused. */
export function useRotation({ count, every }: Rotation): Pause & { shown: number } {
  const [shown, show] = useState(0);
  const { paused, toggle } = usePause();
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) show((last) => (last + 1) % count);
    }, every);
    return () => clearInterval(timer);
  }, [paused, count, every]);
  return { shown: Math.min(shown, Math.max(0, count - 1)), paused, toggle };
}

interface Props {
  paused: boolean;
  onClick: () => void;
  /** Name of the moving content. */
  label: string;
}

/** Pauses and resumes moving content. */
export function PauseButton({ paused, onClick, label }: Props) {
  return (
    <button
      className="pause-button"
      onClick={onClick}
      aria-label={paused ? messages.playLabel(label) : messages.pauseLabel(label)}
    >
      <Icon lines={paused ? play : pause} />
    </button>
  );
}
