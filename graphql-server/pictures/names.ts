import { createHash } from 'node:crypto';

/** The formats each picture is to be had in, best first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** What a name in the storage says: which picture, and for a rendition how wide and in which format. */
export interface StoredName {
  /** 24 hex digits, shared by a master and all its renditions. */
  stem: string;
  rendition?: { width: number; format: Format };
}

const MASTER = /^([0-9a-f]{24})\.(?:jpg|webp)$/;
const RENDITION = /^([0-9a-f]{24})\.([1-9]\d{0,3})\.(avif|webp|jpeg)$/;

/** Reads a name of ours, such as `3f9a….jpg` or `3f9a….640.avif`; everything else is `undefined`. */
export function readName(name: string): StoredName | undefined {
  const master = MASTER.exec(name);
  if (master) return { stem: master[1]! };
  const rendition = RENDITION.exec(name);
  if (!rendition) return undefined;
  return { stem: rendition[1]!, rendition: { width: Number(rendition[2]), format: rendition[3] as Format } };
}

/** The stem of a master's file name, such as `3f9a…` of `3f9a….jpg`. */
export const stemOf = (file: string): string => file.slice(0, 24);

/** The two names a picture's master can have. */
export const masterNames = (stem: string): string[] => [`${stem}.jpg`, `${stem}.webp`];

/** The name of one rendition, such as `3f9a….640.avif`. */
export const renditionName = (stem: string, width: number, format: Format): string =>
  `${stem}.${width}.${format}`;

/** A master's name, made from its bytes alone: the same photograph has the same name. */
export function masterName(bytes: Buffer, extension: 'jpg' | 'webp'): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
}
