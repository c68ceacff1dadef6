import type { Readable } from 'node:stream';
import { NotFound, Unavailable } from '../../errors.ts';
import { readName } from '../names.ts';
import { message } from '../../messages.ts';

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  modified: Date;
}

/** An open file. The caller reads `bytes` to the end or destroys the stream. */
export interface OpenFile {
  /** In bytes. */
  size: number;
  bytes: Readable;
}

/**
 * Where picture files are stored: a folder, or a bucket of an S3-compatible store. Originals and renditions have the names of
 * `names.ts`; a file never changes under its name. Reading any other name returns undefined, writing it throws `NotFound`.
 * Every method throws `StorageUnavailable` while the store cannot be reached.
 */
export interface PictureStorage {
  /** Stores a file durably, completely or not at all. Does nothing if the file exists with this size. Throws `StorageFull`. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Size in bytes, or undefined if the file does not exist. */
  size(name: string): Promise<number | undefined>;
  /** The whole file, or undefined if it does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Opens a file; undefined if it does not exist. */
  open(name: string): Promise<OpenFile | undefined>;
  /** Deletes an original and then its renditions. */
  removeAll(stem: string): Promise<void>;
  /** All originals and renditions, originals first. */
  files(): AsyncIterable<StoredFile>;
  /** Deletes what interrupted writes left before `before`. */
  removeTemporaryFiles(before: Date): Promise<void>;
  /** The identity of the database that owns the files; undefined if no database has claimed them. */
  owner(): Promise<string | undefined>;
  /** Records the owner unless there is one. */
  claim(owner: string): Promise<void>;
  /** Writes and deletes a file, so that the health callbacks learn whether storing works again. */
  probe(): Promise<void>;
  /** Cancels requests that are still running one second later. */
  close(): void;
}

export interface StorageHealth {
  /** Nothing can be stored or read; `message` tells the operator what to do. */
  failing(message: string): void;
  working(): void;
}

/** The object store cannot be reached. The public message tells nothing of the setup; `details` are for the operator. */
export class StorageUnavailable extends Unavailable {
  constructor(
    readonly details: string,
    /** True if the store rejects the settings, so that waiting does not help. */
    readonly isMisconfigured = false,
  ) {
    super(message('PICTURES_UNAVAILABLE'));
  }
}

const RENDITIONS = 'renditions';

/** The path of a picture file below the folder or in the bucket, the same in both; undefined for any other name. */
export function pathOf(name: string): string[] | undefined {
  const known = readName(name);
  if (!known) return undefined;
  return known.rendition ? [RENDITIONS, known.stem, name] : [name];
}

/** The same; throws `NotFound` for any other name. */
export function requirePath(name: string): string[] {
  const path = pathOf(name);
  if (!path) throw new NotFound(message('PICTURE_NOT_FOUND'));
  return path;
}

/** The folder of a picture's renditions. Throws `NotFound` for what is not a stem. */
export function renditionsFolder(stem: string): string[] {
  requirePath(`${stem}.jpg`);
  return [RENDITIONS, stem];
}
