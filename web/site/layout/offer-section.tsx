import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of an offer's page under its name. */
export const OfferSection = ({ title, children }: Props) => (
  <section className="offer-section">
    <h2>{title}</h2>
    {children}
  </section>
);
