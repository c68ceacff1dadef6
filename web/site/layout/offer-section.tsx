import type { ReactNode } from 'react';
import { Nothing } from '../../ui/nothing.tsx';

interface Props {
  title: string;
  /** What is said instead of its content. */
  none?: string | false;
  children: ReactNode;
}

/** A part of an offer's page under its name. */
export function OfferSection({ title, none, children }: Props) {
  return (
    <section className="offer-section">
      <h2>{title}</h2>
      {none ? <Nothing text={none} /> : children}
    </section>
  );
}
