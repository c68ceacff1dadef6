import type { ReactNode } from 'react';
import './styleguide.css';

interface Props {
  /** The name of the component or its state. */
  name: string;
  children: ReactNode;
}

/** A group of components. */
export const Family = ({ name, children }: Props) => (
  <section className="family">
    <h2>{name}</h2>
    <div className="family-specimens">{children}</div>
  </section>
);

/** A component in one state, at its own width. */
export const Example = ({ name, children }: Props) => (
  <figure className="specimen">
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);

/** A component in one state, at full width. */
export const FullWidthExample = ({ name, children }: Props) => (
  <figure className="specimen specimen-wide">
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);
