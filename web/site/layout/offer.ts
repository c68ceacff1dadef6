import type { ReactNode } from 'react';
import type { PictureFiles } from '../../ui/picture.tsx';
import type { Shown } from '../../ui/viewer.tsx';

/** What everything on offer has: a home, a project. */
export interface Offer {
  id: string;
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  picture: PictureFiles | null;
}

/** What only one kind of offer has to show. */
export interface Parts {
  /** Its pictures beside the one every offer has. */
  pictures: readonly Shown[];
  /** What is said where there is not one picture. */
  none?: string;
  /** A short text that stands for its logo. */
  mark?: string | null;
  sections: ReactNode;
}
