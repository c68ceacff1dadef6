import { createHash } from 'node:crypto';

/** The formats each picture is to be had in, best first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * What of a picture is to be had: its width in pixels, and whether it is the upright cut from the middle, the wide cut that
 * is shown where a page is shared, or the whole.
 */
export interface Cut {
  width: number;
  upright: boolean;
  shared?: boolean;
}

/** One rendition of a picture. */
export interface Rendition extends Cut {
  format: Format;
}

/** What a name in the storage says: which picture, and for a rendition which of them. */
export interface StoredName {
  /** 24 hex digits, shared by a master and all its renditions. */
  stem: string;
  rendition?: Rendition;
}

/** Pixels of the rendition that is shown where a page is shared: the size that messengers and networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const MASTER = /^([0-9a-f]{24})\.(?:jpg|webp)$/;
const RENDITION = /^([0-9a-f]{24})\.([1-9]\d{0,3})([us]?)\.(avif|webp|jpeg)$/;

/** Reads a name of ours, such as `3f9a….jpg`, `3f9a….640.avif` or `3f9a….512u.avif`; everything else is `undefined`. */
export function readName(name: string): StoredName | undefined {
  const master = MASTER.exec(name);
  if (master) return { stem: master[1]! };
  const rendition = RENDITION.exec(name);
  if (!rendition) return undefined;
  const [, stem, width, cut, format] = rendition;
  return {
    stem: stem!,
    rendition: {
      width: Number(width),
      upright: cut === 'u',
      shared: cut === 's',
      format: format as Format,
    },
  };
}

/** The stem of a master's file name, such as `3f9a…` of `3f9a….jpg`. */
export const stemOf = (file: string): string => file.slice(0, 24);

/** The two names a picture's master can have. */
export const masterNames = (stem: string): string[] => [`${stem}.jpg`, `${stem}.webp`];

/** The name of one rendition, such as `3f9a….640.avif`, or `3f9a….512u.avif` when it is cut upright. */
export const renditionName = (stem: string, width: number, format: Format, upright = false): string =>
  `${stem}.${width}${upright ? 'u' : ''}.${format}`;

/** The name of the rendition that is shown where a page is shared, such as `3f9a….1200s.jpeg`. */
export const shareName = (stem: string): string => `${stem}.${SHARE_SIZE.width}s.jpeg`;

/** A master's name, made from its bytes alone: the same photograph has the same name. */
export function masterName(bytes: Buffer, extension: 'jpg' | 'webp'): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
}
