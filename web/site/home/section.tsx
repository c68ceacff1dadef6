import type { ReactNode } from 'react';
import './section.css';

interface Props {
  /** Its place in the address of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the home page under its heading. */
export const Section = ({ id, title, children }: Props) => (
  <section id={id} className="part measure" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
