import type { ReactNode } from 'react';
import { scrollIntoView } from './scroll-into-view.ts';
import { useRestoredScroll } from './restored-state.ts';
import './list.css';

interface Props {
  /** Unique on the page. */
  name: string;
  className: string;
  children: ReactNode;
}

/** Cards in a scrollable strip on phones and in a grid on larger screens. */
export function Rail({ name, className, children }: Props) {
  return (
    <div ref={useRestoredScroll(name)} className={`rail ${className}`} onFocus={scrollIntoView}>
      {children}
    </div>
  );
}
