import type { DataSource, EntityManager } from 'typeorm';
import type { Framing, PictureSource, WrittenPicture } from '../../pictures/picture.ts';
import type { Collection, Values } from '../declaring/collection.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { Queryable, Transactions } from '../../database/statement.ts';

/** Stores the pictures of records. */
interface PictureLifecycle {
  store: {
    /**
     * Stores a picture before the transaction that refers to it begins, or inside a transaction. Garbage collection deletes it after
     * 30 days if no row refers to it.
     */
    add(picture: WrittenPicture, transaction?: Queryable): Promise<void>;
  };
  renditions: {
    /** Creates the renditions of a picture in the background. */
    warm(picture: WrittenPicture, framing: Framing): Promise<void>;
  };
}

/** The services that stores need. */
export interface StoreServices {
  database: Queryable & Transactions & { dataSource: DataSource; background: Queryable };
  pictures: PictureLifecycle;
  /** Called after records of a collection changed, and when it is unknown whether they did, to invalidate caches. */
  onChange: (collection: Collection) => void;
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
  expectedUpdatedAt: Date;
}

/** Options of an import. */
export interface ImportOptions extends WithIdempotencyKey {
  changes?: readonly ImportedChange[];
  content?: unknown;
}

/** The version that an update expects (optimistic locking). */
export interface ExpectedVersion {
  /** The record's `updatedAt` as the client knows it. */
  expectedUpdatedAt?: Date | undefined;
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
export interface SetStateOptions extends BatchOptions, ExpectedVersion {
  /** Skips records that were changed after this moment. */
  unchangedSince?: Date | undefined;
}
