import type { DataSource, EntityManager } from 'typeorm';
import type { Framing, PictureSource, PreparedPicture } from '../../pictures/picture.ts';
import type { Collection, Values } from '../declaring/collection.ts';
import type { Press } from './idempotency.ts';
import type { StatementReader, StatementWriter } from '../../database/statement.ts';

/** Stores the pictures of records. */
export interface PictureLifecycle {
  /**
   * Stores a picture before the transaction that refers to it begins, or inside `em`. Garbage collection deletes it after a day if
   * no row refers to it.
   */
  store(picture: PreparedPicture, em?: EntityManager): Promise<void>;
  /** Creates the renditions of a picture in the background. */
  warm(picture: PreparedPicture, framing: Framing): void;
}

/** What a store needs of the services; `app.ts` hands it over. */
export interface StoreParts {
  dataSource: DataSource;
  database: StatementReader & StatementWriter;
  /** Runs work in one transaction: all of it is done, or nothing. Throws `OutcomeUnknown`. */
  transaction: <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>;
  /** Runs prepared statements inside a transaction. */
  within: (em: EntityManager) => StatementReader;
  pictures: PictureLifecycle;
  /** Tells everyone who keeps answers that this collection's records have changed. */
  changed: (collection: Collection) => void;
  /** Says that they may have changed, or may yet: the outcome of a write is not known. */
  unsure: (collection: Collection) => void;
  /** The database's error as a refusal where it means one. */
  translate: (error: unknown) => unknown;
}

/** Something that is made, at most once for one press. */
export interface Pressing {
  press?: Press | undefined;
}

/** With what a record is made, beyond its values. */
export interface CreateOptions<Row> extends Pressing {
  picture?: PictureSource | undefined;
  /** Asked once the values are found valid; gives values for columns that no caller may name. */
  admit?: (input: Record<string, unknown>) => Promise<Partial<Row>>;
  /** Runs in the transaction that stores the record. */
  afterInsert?: (em: EntityManager, record: Row) => Promise<void>;
}

/** A change of one record of an import. */
export interface ImportedChange {
  id: number;
  /** What changes, by field. */
  values: Values;
  /** The record as it was read, by field, and the moment of its last change then. */
  current: Values;
  seen: Date;
}

/** With what records are imported, beyond the new ones. */
export interface ImportOptions extends Pressing {
  changes?: readonly ImportedChange[];
  content?: unknown;
}

/** What a change must find. */
export interface Seeing {
  /** The record's `updatedAt` as the writer knew it. */
  seen?: Date | undefined;
}

/** With what a record is changed, beyond its values. */
export interface UpdateOptions extends Seeing {
  /** The picture that takes the old one's place; null takes that away, and without one it stays. */
  picture?: PictureSource | null | undefined;
}

/** Which of several records are meant. */
export interface Several {
  /** Whether those that are not there any more are passed over; else one of them keeps all the others. */
  skipMissing?: boolean;
}
