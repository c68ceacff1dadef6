import { createHash } from 'node:crypto';

/** The formats of every rendition, smallest files first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** A width in pixels and how the picture is cropped. */
interface Crop {
  width: number;
  /** Cropped to a portrait of three to four, for phones. */
  upright: boolean;
  /** Cropped to the landscape that link previews show. */
  shared?: boolean;
}

export interface Rendition extends Crop {
  format: Format;
}

/** A parsed file name: the picture and, for a rendition, which one. */
interface StoredName {
  /** 24 hexadecimal digits, shared by an original and its renditions. */
  stem: string;
  rendition?: Rendition;
}

/** Pixels of the link preview, the size that messengers and networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const ORIGINAL = /^([0-9a-f]{24})\.(?:jpg|webp)$/;
const RENDITION = /^([0-9a-f]{24})\.([1-9]\d{0,3})([us]?)\.(avif|webp|jpeg)$/;

/**
 * Parses a file name such as `3f9a….jpg`, `3f9a….640.avif`, `3f9a….512u.avif` or `3f9a….1200s.jpeg`; undefined for any other
 * name.
 */
export function readName(name: string): StoredName | undefined {
  const original = ORIGINAL.exec(name);
  if (original) return { stem: original[1]! };
  const rendition = RENDITION.exec(name);
  if (!rendition) return undefined;
  const [, stem, width, crop, format] = rendition;
  if (crop === 's' && name !== shareName(stem!)) return undefined;
  return {
    stem: stem!,
    rendition: {
      width: Number(width),
      upright: crop === 'u',
      shared: crop === 's',
      format: format as Format,
    },
  };
}

/** The stem of an original's file name, such as `3f9a…` of `3f9a….jpg`. */
export const stemOf = (file: string): string => file.slice(0, 24);

/** The two names that the original of a picture can have. */
export const originalNames = (stem: string): string[] => [`${stem}.jpg`, `${stem}.webp`];

/** The name of a rendition, such as `3f9a….640.avif`, or `3f9a….512u.avif` for an upright one. */
export const renditionName = (stem: string, width: number, format: Format, upright = false): string =>
  `${stem}.${width}${upright ? 'u' : ''}.${format}`;

/** The name of the link preview, such as `3f9a….1200s.jpeg`. */
export const shareName = (stem: string): string => `${stem}.${SHARE_SIZE.width}s.jpeg`;

/** The name of an original: a hash of its bytes, so that equal photographs have equal names. */
export function originalName(bytes: Buffer, extension: 'jpg' | 'webp'): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
}
