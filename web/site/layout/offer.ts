import type { PictureFiles } from '../../ui/picture.tsx';
import type { SharedPicture } from './sharing.tsx';

/** What everything on offer has: a home, a project. */
export interface Offer {
  id: string;
  title: string;
  location: string;
  /** What is asked for it, as given. */
  price: string;
  picture: (PictureFiles & Partial<SharedPicture>) | null;
}

/** Something said of an offer beside what every offer has, with a picture perhaps. */
export interface Said {
  id: string;
  title?: string | null;
  heading?: string | null;
  description: string | null;
  image: PictureFiles | null;
}
