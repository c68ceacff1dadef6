import type { ReactNode } from 'react';
import { scrollIntoView } from './scroll-into-view.ts';
import { useRestoredScroll } from './restored-state.ts';
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
    <div ref={useRestoredScroll(name)} className={`rail ${className}`} onFocus={scrollIntoView}>
      {children}
    </div>
  );
}
