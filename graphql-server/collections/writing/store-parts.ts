import type { DataSource, EntityManager } from 'typeorm';
import type { Framing, PictureSource, WrittenPicture } from '../../pictures/picture.ts';
import type { Collection, Values } from '../declaring/collection.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { StatementReader, StatementWriter } from '../../database/statement.ts';

/** Stores the pictures of records. */
interface PictureLifecycle {
  /**
   * Stores a picture before the transaction that refers to it begins, or inside `em`. Garbage collection deletes it after 30 days if
   * no row refers to it.
   */
  store(picture: WrittenPicture, em?: EntityManager): Promise<void>;
  /** Creates the renditions of a picture in the background. */
  warm(picture: WrittenPicture, framing: Framing): void;
}

/** The services that a store needs. */
export interface StoreParts {
  dataSource: DataSource;
  database: StatementReader & StatementWriter;
  /** Runs work in one transaction: all of it is done, or nothing. Throws `OutcomeUnknown`. */
  transaction: <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>;
  /** Runs statements inside a transaction. */
  within: (em: EntityManager) => StatementReader;
  pictures: PictureLifecycle;
  /** Called after records of a collection changed, to invalidate caches. */
  onChange: (collection: Collection) => void;
  /** Called when the outcome of a write is unknown. */
  onOutcomeUnknown: (collection: Collection) => void;
  /** Converts a database error to an error of the application where it corresponds to one. */
  translate: (error: unknown) => unknown;
}

/** Options of operations that run at most once for an idempotency key. */
export interface WithIdempotencyKey {
  idempotencyKey?: IdempotencyKey | undefined;
}

/** Options of creating a record. */
export interface CreateOptions<Row> extends WithIdempotencyKey {
  picture?: PictureSource | undefined;
  /** Called after validation; returns values for columns that no client may set. */
  beforeInsert?: (input: Record<string, unknown>) => Promise<Partial<Row>>;
  /** Runs in the transaction that stores the record. */
  afterInsert?: (em: EntityManager, record: Row) => Promise<void>;
}

/** An update of one record by an import. */
export interface ImportedChange {
  id: number;
  /** Changed values by field. */
  values: Values;
  /** The record when it was read, by field, and its `updatedAt` then. */
  current: Values;
  seen: Date;
}

/** Options of an import. */
export interface ImportOptions extends WithIdempotencyKey {
  changes?: readonly ImportedChange[];
  content?: unknown;
}

/** The version that an update expects (optimistic locking). */
export interface ExpectedVersion {
  /** The record's `updatedAt` as the client knows it. */
  seen?: Date | undefined;
}

/** Options of an update. */
export interface UpdateOptions extends ExpectedVersion {
  /** The new picture; null removes the picture, undefined leaves it. */
  picture?: PictureSource | null | undefined;
}

/** Options of operations on several records. */
export interface BatchOptions {
  /** True to skip records that do not exist; otherwise a missing record fails the whole operation. */
  skipMissing?: boolean;
}

/** Options of marking records. */
export interface MarkOptions extends BatchOptions, ExpectedVersion {
  /** Skips records that were changed after this moment. */
  unchangedSince?: Date | undefined;
}
