import { preload } from 'react-dom';
import { covering } from './covering.ts';
import './picture.css';

/** A picture in every width it is to be had in; `url` is for the few browsers that know neither of the formats. */
export interface PictureFiles {
  url: string;
  width: number;
  height: number;
  alt: string | null;
  placeholder: string;
  avif: string;
  webp: string;
}

/** The picture cut upright, in every width it is to be had in so, and where it is shown instead of the whole. */
interface Upright {
  avif: string;
  webp: string;
  sizes: string;
  /** A media query for windows in which the frame is no wider, or hardly, than three to four. */
  media: string;
}

interface Props {
  picture: PictureFiles | null;
  /** For a frame that is taller than wide in some windows. */
  upright?: Upright;
  /** What it shows, when the picture itself does not say. */
  alt: string;
  /** How wide it stands on the page, as the `sizes` of an img element. */
  sizes: string;
  /** `first` for the one picture a visitor waits for, `soon` for others in the first window, else when scrolled to. */
  wanted?: 'first' | 'soon' | 'later';
  /** Whether all of it is seen, with room left in its frame. */
  whole?: boolean;
}

const onServer = typeof document === 'undefined';

/** A picture that fills the frame it stands in; a blur of it is there until it comes. */
export function Picture({ picture, upright, alt, sizes: ofFrame, wanted = 'later', whole = false }: Props) {
  if (!picture) return <div className="picture picture-none">No Image</div>;
  const { url, width, height, placeholder, avif, webp } = picture;
  const sizes = whole ? ofFrame : covering(ofFrame, picture);
  if (wanted === 'first' && onServer) {
    // From the head, so that it is on its way before anything else is; browsers without AVIF pass this over. In a browser
    // that goes on to another page nothing is ahead of the picture itself, and the page may be left before it stands.
    const how = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
    if (upright) {
      preload(url, { ...how, media: upright.media, imageSrcSet: upright.avif, imageSizes: upright.sizes });
    }
    const media = upright && `not all and ${upright.media}`;
    preload(url, { ...how, media, imageSrcSet: avif, imageSizes: sizes });
  }
  return (
    <div className={wanted === 'later' ? 'picture picture-later' : 'picture'}>
      {!isSeenThrough(url) && (
        <img
          className="picture-blur"
          src={placeholder}
          alt=""
          width={width}
          height={height}
          loading={wanted === 'later' ? 'lazy' : 'eager'}
        />
      )}
      <picture>
        {upright && (
          <>
            <source type="image/avif" media={upright.media} srcSet={upright.avif} sizes={upright.sizes} />
            <source type="image/webp" media={upright.media} srcSet={upright.webp} sizes={upright.sizes} />
          </>
        )}
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={url}
          width={width}
          height={height}
          alt={picture.alt ?? alt}
          loading={wanted === 'later' ? 'lazy' : 'eager'}
          fetchPriority={wanted === 'first' ? 'high' : 'auto'}
          decoding={wanted === 'first' ? 'sync' : 'async'}
        />
      </picture>
    </div>
  );
}

/** Whether something shows through it, as the server keeps pictures: the blur under it would be seen for good. */
const isSeenThrough = (url: string): boolean => url.endsWith('.webp');
