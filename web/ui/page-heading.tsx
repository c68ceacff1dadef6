import type { ReactNode } from 'react';
import './page-heading.css';

interface Props {
  title: string;
  /** An introduction of one or two sentences. */
  children?: ReactNode;
}

/** The heading of a page with its introduction. */
export function PageHeading({ title, children }: Props) {
  return (
    <header className="page-heading">
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
