import type { ReactNode } from 'react';
import type { PictureFiles } from '../ui/picture.tsx';
import type { ViewerPicture } from '../ui/viewer/viewer.tsx';
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

const picture = (file: string, alt: string): PictureFiles => ({
  url: `/${file}.jpg`,
  width: 1600,
  height: 1067,
  alt,
  placeholder: `/${file}.jpg`,
  avif: '',
  webp: '',
});

export const palm = picture('palm_shore', 'Villas along a shore, palms between them');
export const tower = picture('tower_residence', 'A tower of homes at dusk');
const pool = picture('tower_podium_pool', 'A pool on the podium of a tower');
const majlis = picture('majlis_front', 'A majlis with low seats along three walls');
const kitchen = picture('kitchen_island_wide', 'A kitchen with an island');
const living = picture('living_wide', 'A living room with a wide window');

/** Pictures with captions. */
export const shown: readonly ViewerPicture[] = [palm, pool, majlis, kitchen, living, tower].map((one) => ({
  picture: one,
  caption: one.alt!,
}));
