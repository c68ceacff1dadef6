import type { PictureFiles } from './picture.tsx';
import type { Shown } from './viewer.tsx';

interface Said {
  title?: string | null;
  heading?: string | null;
  description: string | null;
  image: PictureFiles | null;
}

/** The pictures among what is said of something, each with its words. */
export const shownOf = (items: readonly Said[], of: string): Shown[] =>
  items.flatMap(({ title, heading, description, image }) => {
    if (!image) return [];
    const words = [title ?? heading, description].filter(Boolean);
    return [{ picture: image, caption: words.length > 0 ? words.join('. ') : (image.alt ?? of) }];
  });
