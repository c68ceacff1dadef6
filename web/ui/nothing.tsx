import type { ReactNode } from 'react';
import './nothing.css';

interface Props {
  text: string;
  /** The one way on. */
  children?: ReactNode;
}

/** What stands where there is nothing to show: no fault, and said quietly. */
export function Nothing({ text, children }: Props) {
  return (
    <div className="nothing">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
