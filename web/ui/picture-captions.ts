import type { PictureFiles } from './picture.tsx';
import type { ViewerPicture } from './viewer/viewer.tsx';

interface SectionWithPicture {
  title?: string | null;
  heading?: string | null;
  description: string | null;
  image: PictureFiles | null;
}

/** Returns the pictures of sections with their captions. */
export const picturesWithCaptions = (items: readonly SectionWithPicture[], of: string): ViewerPicture[] =>
  items.flatMap(({ title, heading, description, image }) => {
    if (!image) return [];
    const words = [title ?? heading, description].filter(Boolean);
    return [{ picture: image, caption: words.length > 0 ? words.join('. ') : (image.alt ?? of) }];
  });
