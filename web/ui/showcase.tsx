import { scrollIntoView } from './keyboard.ts';
import { Picture } from './picture.tsx';
import { ViewerLink } from './viewer-provider.tsx';
import type { ViewerPicture } from './viewer/viewer.tsx';
import * as messages from './messages.ts';
import './showcase.css';

/** Number of pictures in the grid; the viewer shows all. */
const SIDE_BY_SIDE = 5;

const LARGE = '(min-width: 83.5rem) max(744px, 38vw), (min-width: 40rem) 58vw, 88vw';
const SMALL = '(min-width: 83.5rem) max(496px, 25vw), (min-width: 40rem) 38vw, 88vw';

interface Props {
  /** All pictures, the main one first. */
  pictures: readonly ViewerPicture[];
  /** True while more pictures are loading. */
  isLoading?: boolean;
  /** Text without pictures. */
  none?: string;
}

/** The pictures at the top of a page: a large one and up to four small ones; a strip on phones. */
export function Showcase({ pictures, isLoading = false, none = messages.noPicture }: Props) {
  const shown = pictures.slice(0, SIDE_BY_SIDE);
  const [first] = shown;
  const places = isLoading ? SIDE_BY_SIDE : shown.length;
  if (!first) {
    return (
      <div className="showcase">
        <div className="picture picture-none">{isLoading ? '' : none}</div>
      </div>
    );
  }
  return (
    <section className="showcase" aria-label={messages.picturesLabel}>
      <div className={`showcase-strip showcase-of-${places}`} onFocus={scrollIntoView}>
        {shown.map(({ picture, caption }, index) => (
          <ViewerLink key={picture.url} picture={picture} className="showcase-one">
            <Picture
              picture={picture}
              alt={caption}
              sizes={index === 0 ? LARGE : SMALL}
              priority={index === 0 ? 'first' : 'later'}
            />
          </ViewerLink>
        ))}
        {Array.from({ length: places - shown.length }, (_, index) => (
          <div key={index} className="showcase-one" aria-hidden="true">
            <div className="picture" />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <ViewerLink picture={first.picture} className="showcase-all">
          {messages.allPictures(pictures.length)}
        </ViewerLink>
      )}
    </section>
  );
}
