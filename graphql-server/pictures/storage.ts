import type { Readable } from 'node:stream';
import type { ByteRange, WantedRange } from './byte-range.ts';

/** Where a file is: where its name leads to, or, if it is a master, set aside or swept. */
export type Place = 'shown' | 'aside' | 'quarantine';

/** A stored file: how many bytes it has, and when it was written there. */
export interface StoredFile {
  name: string;
  place: Place;
  size: number;
  modified: Date;
}

/** A file that was opened, or the part of it that was asked for. `bytes` are to be read to their end or destroyed. */
export type OpenFile =
  | { size: number; range?: ByteRange; bytes: Readable }
  /** There is no such part. */
  | { size: number; range: 'beyond' };

/**
 * Where picture bytes live: a folder, or an object store when several machines share one database. Knows names as
 * `names.ts` makes them and no others; a file never changes once it stands. Where no place is named it is `shown`. A store
 * that cannot be had just now throws `Unavailable`.
 */
export interface PictureStorage {
  /** Stores the bytes, all or nothing and durably; does nothing where they already stand. Throws `StorageFull`. */
  put(name: string, bytes: Buffer, place?: Place): Promise<void>;
  /** Length in bytes; `undefined` for what is not stored. */
  size(name: string, place?: Place): Promise<number | undefined>;
  /** The whole file; `undefined` for what is not stored. */
  read(name: string, place?: Place): Promise<Buffer | undefined>;
  /** A whole master, also one that was set aside; `undefined` for what is not stored. */
  readKept(name: string): Promise<Buffer | undefined>;
  /** The file or a part of it, and its size; `undefined` for what is not stored. */
  open(name: string, wanted?: WantedRange): Promise<OpenFile | undefined>;
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
  /** Stems of pictures that stand in their place, at most so many, whichever. */
  some(most: number): Promise<string[]>;
  /**
   * Names of files written before that moment that may belong to no row: all that do not are among them, and of those that do
   * any number; of renditions only those without a master.
   */
  doubtful(before: Date): AsyncIterable<string>;
  /** Notes that these, of those that were doubtful, belong to rows or are gone: they are doubtful no longer. */
  settle(names: Iterable<string>): Promise<void>;
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
  /** This process ends: whatever has not answered soon is not waited for. */
  hurry(): void;
}

/** Whoever is told how it is with the storage: at each write that fails for want of it, and at each that does not. */
export interface StorageWatch {
  /** Nothing can be stored, or nothing be had, until somebody does something: what, is said in the sentence. */
  failing(sentence: string): void;
  working(): void;
}
