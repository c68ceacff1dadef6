import './picture.css';
import { Picture, type PictureFiles } from './picture.tsx';
import { ViewerLink } from './viewer-provider.tsx';
import type { ViewerPicture } from './viewer/viewer.tsx';

/** A picture with title and text. */
interface GalleryItem {
  id: string;
  title?: string | null;
  description: string | null;
  image: PictureFiles | null;
}

interface Props {
  /** Name of the record that the pictures show. */
  galleryTitle: string;
  items: readonly GalleryItem[];
}

const SIZES =
  '(min-width: 83.5rem) max(396px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 48px)';

const WIDE = '(min-width: 83.5rem) max(824px, 42vw), (min-width: 64rem) 60vw, calc(100vw - 48px)';

/** A grid of pictures with titles and texts that open in the viewer; of an odd number the first is wide. */
export function PictureGallery({ galleryTitle, items }: Props) {
  return (
    <div className="picture-gallery">
      {items.map(({ id, title, description, image }, index) => (
        <figure key={id}>
          <LinkedPicture
            picture={image}
            alt={title ?? galleryTitle}
            sizes={index === 0 && items.length % 2 === 1 ? WIDE : SIZES}
          />
          <figcaption>
            {title && <h3>{title}</h3>}
            {description && <p>{description}</p>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

interface LinkedPictureProps {
  picture: PictureFiles | null;
  alt: string;
  sizes: string;
}

/** A picture that opens in the viewer, if there is one. */
export function LinkedPicture(props: LinkedPictureProps) {
  if (!props.picture) return <Picture {...props} />;
  return (
    <ViewerLink picture={props.picture}>
      <Picture {...props} />
    </ViewerLink>
  );
}

interface SectionWithPicture {
  title?: string | null;
  heading?: string | null;
  description: string | null;
  image: PictureFiles | null;
}

/** Returns the pictures of sections with their captions. */
export const picturesWithCaptions = (
  items: readonly SectionWithPicture[],
  galleryTitle: string,
): ViewerPicture[] =>
  items.flatMap(({ title, heading, description, image }) => {
    if (!image) return [];
    const words = [title ?? heading, description].filter(Boolean);
    return [{ picture: image, caption: words.length > 0 ? words.join('. ') : (image.alt ?? galleryTitle) }];
  });
