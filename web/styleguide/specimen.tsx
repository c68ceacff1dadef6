import type { ReactNode } from 'react';
import './styleguide.css';

interface Props {
  /** What it is, or which state it is in. */
  name: string;
  children: ReactNode;
}

/** One family of components under its name. */
export const Family = ({ name, children }: Props) => (
  <section className="family">
    <h2>{name}</h2>
    <div className="family-specimens">{children}</div>
  </section>
);

/** One component in one state, as wide as it needs. */
export const Specimen = ({ name, children }: Props) => (
  <figure className="specimen">
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);

/** One component in one state, over the whole width. */
export const WideSpecimen = ({ name, children }: Props) => (
  <figure className="specimen specimen-wide">
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);
