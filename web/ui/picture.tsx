import { preload } from 'react-dom';
import { covering } from './covering.ts';
import './picture.css';

/** A picture in all its widths; `url` is for browsers without AVIF and WebP. */
export interface PictureFiles {
  url: string;
  width: number;
  height: number;
  alt: string | null;
  placeholder: string;
  avif: string;
  webp: string;
}

/** The portrait crop in all its widths, and when it is used. */
interface Upright {
  avif: string;
  webp: string;
  sizes: string;
  /** A media query for windows with a portrait frame (about 3:4). */
  media: string;
}

interface Props {
  picture: PictureFiles | null;
  /** The portrait crop, for frames that are portrait in some windows. */
  upright?: Upright;
  /** Alternative text, if the picture has none of its own. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Priority: `first` for the largest picture, `soon` for others above the fold, lazy otherwise. */
  wanted?: 'first' | 'soon' | 'later';
  /** True for `object-fit: contain`. */
  whole?: boolean;
}

const onServer = typeof document === 'undefined';

/** A picture that covers its frame, with a blurred placeholder. */
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

/** True for formats with transparency, through which the placeholder would stay visible. */
const isSeenThrough = (url: string): boolean => url.endsWith('.webp');
