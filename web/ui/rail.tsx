import type { ReactNode } from 'react';
import { intoSight } from './into-sight.ts';
import { useKeptPlace } from './kept.ts';
import './rail.css';

interface Props {
  /** Its own on the page. */
  name: string;
  className: string;
  children: ReactNode;
}

/** Cards side by side: a strip to swipe on phones, as the page's own grid on larger screens. */
export function Rail({ name, className, children }: Props) {
  return (
    <div ref={useKeptPlace(name)} className={`rail ${className}`} onFocus={intoSight}>
      {children}
    </div>
  );
}
