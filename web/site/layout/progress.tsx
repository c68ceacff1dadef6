import { useCallback, useRef } from 'react';
import { useScrollProgress } from './scroll.ts';
import './progress.css';

/** How far down the page one is, as a line along the bar's lower edge; the scrollbar tells those who cannot see it. */
export function Progress() {
  const line = useRef<HTMLDivElement>(null);
  const draw = useCallback((progress: number) => {
    line.current!.style.inlineSize = `${(progress * 100).toFixed(2)}%`;
  }, []);
  useScrollProgress(draw);
  return <div ref={line} className="progress" aria-hidden="true" />;
}
