import type { ReactNode } from 'react';
import './empty-state.css';

interface Props {
  text: string;
  /** The one way on. */
  children?: ReactNode;
}

/** What stands where there is nothing to show: no fault, and said quietly. */
export function EmptyState({ text, children }: Props) {
  return (
    <div className="nothing">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
