import type { ReactNode } from 'react';
import './section.css';

interface Props {
  /** Its place in the address of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the home page under its heading; the keyboard goes on here when one leafs through it. */
export const Section = ({ id, title, children }: Props) => (
  <section id={id} className="part measure" tabIndex={-1} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
