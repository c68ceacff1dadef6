import type { ReactNode } from 'react';
import './notice.css';

interface Props {
  text: string;
  /** A link to continue. */
  children?: ReactNode;
}

/** The empty state of a list. */
export function EmptyState({ text, children }: Props) {
  return (
    <div className="empty-state">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
