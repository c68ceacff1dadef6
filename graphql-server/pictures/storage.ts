import type { Readable } from 'node:stream';

/** Bytes `start` to `end` of a file, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file and when it was written. */
export interface StoredFile {
  name: string;
  modified: Date;
}

/**
 * Where picture bytes live: a folder today, an object store when several processes share one database. Knows
 * names as `names.ts` makes them and no others; a file never changes once it stands.
 */
export interface PictureStorage {
  /** Stores the bytes, all or nothing and durably; does nothing where they already stand. Throws `StorageFull`. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Length in bytes; `undefined` for what is not stored. */
  size(name: string): Promise<number | undefined>;
  /** The whole file; `undefined` for what is not stored. */
  read(name: string): Promise<Buffer | undefined>;
  /** A whole master, also one that was set aside; `undefined` for what is not stored. */
  readKept(name: string): Promise<Buffer | undefined>;
  /** The file, or a part of it, to be read to its end or destroyed; `undefined` for what is not stored. */
  stream(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Takes one file away, if it is there. */
  remove(name: string): Promise<void>;
  /**
   * Takes a picture's master away, wherever it is, and *then* every rendition of it. Whoever stores a rendition and finds the
   * master still there afterwards may so rely on the rendition being taken away with it.
   */
  removeAll(stem: string): Promise<void>;
  /** Puts a picture's master where no name leads, and *then* takes every rendition of it away. */
  setAside(stem: string): Promise<void>;
  /** Puts a master, set aside or not, where only `bringBack` finds it, and *then* takes every rendition of it away. */
  quarantine(stem: string): Promise<void>;
  /** Puts a master that was set aside or quarantined back in its place, unless it stands there already. */
  bringBack(stem: string): Promise<void>;
  /** Every file of ours, set aside or not, in no order; none in quarantine. */
  files(): AsyncIterable<StoredFile>;
  /** Every master in quarantine, with the moment when it came there. */
  quarantined(): AsyncIterable<StoredFile>;
  /** Takes away for good what came into quarantine before that moment, and says how many. */
  purge(before: Date): Promise<number>;
  /** Takes away what writes that never ended left behind before that moment, and says how many. */
  tidy(before: Date): Promise<number>;
  /** The identity of the database whose pictures these are; `undefined` before one has claimed them. */
  owner(): Promise<string | undefined>;
  /** Notes whose pictures these are, unless somebody else was first. */
  claim(owner: string): Promise<void>;
  /** Looks whether something can be stored, and tells the watch of it. */
  findRoom(): Promise<void>;
}
