import type { ReactNode } from 'react';
import './page-heading.css';

interface Props {
  title: string;
  /** What the page offers, in a sentence or two. */
  children?: ReactNode;
}

/** What a page is about, in large type, and what it offers beneath. */
export function PageHeading({ title, children }: Props) {
  return (
    <header className="page-heading">
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
