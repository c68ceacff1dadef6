import { preload } from 'react-dom';
import * as messages from './messages.ts';
import './picture.css';

/** Typical aspect ratio of a frame: most are 3:2 or 4:3. */
const FRAME_RATIO = 1.5;

/** Aspect ratio above which a picture counts as a panorama, whose cropped sides matter. */
const WIDE_RATIO = 2;

/** Maximum factor; wider pictures stay blurred. */
const MAX_FACTOR = 6;

interface Shape {
  width: number;
  height: number;
}

/**
 * Returns the `sizes` of a picture with `object-fit: cover`. A panorama is cropped at its sides, so it must be loaded wider
 * than its frame.
 */
export function coverSizes(sizes: string, { width, height }: Shape): string {
  const ratio = width / height;
  if (ratio <= WIDE_RATIO) return sizes;
  const factor = Math.min(MAX_FACTOR, Math.round((ratio / FRAME_RATIO) * 10) / 10);
  return partsOf(sizes)
    .map((part) => part.replace(LENGTH, `calc(($<length>) * ${factor})`))
    .join(', ');
}

/** Matches the length of an entry after its media condition. */
const LENGTH = /(?<=^|\)\s+)(?<length>(?:[a-z]+\(.*\)|[\d.]+[a-z]+))$/;

/** Splits a list at commas outside of parentheses. */
const partsOf = (sizes: string): string[] => sizes.split(/,\s*(?![^()]*\))/);

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
interface PortraitCrop {
  avif: string;
  webp: string;
  sizes: string;
  /** A media query for windows with a portrait frame (about 3:4). */
  media: string;
}

interface Props {
  picture: PictureFiles | null;
  /** The portrait crop, for frames that are portrait in some windows. */
  portrait?: PortraitCrop;
  /** Alternative text, if the picture has none of its own. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Priority: `first` for the largest picture, `soon` for others above the fold, lazy otherwise. */
  priority?: 'first' | 'soon' | 'later';
  /** True for `object-fit: contain`. */
  contain?: boolean;
}

const onServer = typeof document === 'undefined';

/** A picture that covers its frame, with a blurred placeholder. */
export function Picture({
  picture,
  portrait,
  alt,
  sizes: ofFrame,
  priority = 'later',
  contain = false,
}: Props) {
  if (!picture) return <div className="picture picture-none">{messages.noPicture}</div>;
  const { url, width, height, placeholder, avif, webp } = picture;
  const sizes = contain ? ofFrame : coverSizes(ofFrame, picture);
  if (priority === 'first' && onServer) {
    // A preload in the head of the server-rendered page starts before every other request; browsers without AVIF ignore
    // it. After a client-side navigation it would gain nothing, because the picture is requested as early.
    const how = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
    if (portrait) {
      preload(url, { ...how, media: portrait.media, imageSrcSet: portrait.avif, imageSizes: portrait.sizes });
    }
    const media = portrait && `not all and ${portrait.media}`;
    preload(url, { ...how, media, imageSrcSet: avif, imageSizes: sizes });
  }
  const isTransparent = hasTransparency(url);
  const classes = ['picture', isTransparent && 'picture-transparent'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {!isTransparent && (
        <img
          className="picture-blur"
          src={placeholder}
          alt=""
          width={width}
          height={height}
          loading={priority === 'later' ? 'lazy' : 'eager'}
        />
      )}
      <picture>
        {portrait && (
          <>
            <source type="image/avif" media={portrait.media} srcSet={portrait.avif} sizes={portrait.sizes} />
            <source type="image/webp" media={portrait.media} srcSet={portrait.webp} sizes={portrait.sizes} />
          </>
        )}
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={url}
          width={width}
          height={height}
          alt={picture.alt ?? alt}
          loading={priority === 'later' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding={priority === 'first' ? 'sync' : 'async'}
        />
      </picture>
    </div>
  );
}

/** True for the format in which transparent pictures are stored; the placeholder would stay visible through them. */
const hasTransparency = (url: string): boolean => url.endsWith('.webp');
