import type { ReactNode } from 'react';
import './rail.css';

/** Cards side by side: a strip to swipe on phones, as the page's own grid on larger screens. */
export const Rail = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`rail ${className}`}>{children}</div>
);
