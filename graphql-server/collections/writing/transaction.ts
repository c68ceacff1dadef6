import { QueryFailedError, type EntityManager } from 'typeorm';
import { statementsWithin, type StatementReader } from '../../database/statement.ts';
import { InvalidInput, OutcomeUnknown } from '../../errors.ts';
import type { WrittenPicture } from '../../pictures/picture.ts';
import type { Actor } from '../../policies.ts';
import type { Collection } from '../declaring/collection.ts';
import type { Stored } from '../declaring/stored.ts';
import type { Reading } from '../reading/reading.ts';
import type { Layout } from './layout.ts';
import type { StoreServices } from './store-parts.ts';

/** What an operation needs to change the records of a collection for an actor. */
export interface WriteContext<Row extends Stored = Stored> {
  collection: Collection<Row>;
  layout: Layout;
  layoutOf: (collection: Collection) => Layout;
  /** Reads the records that the actor may see. */
  reading: Reading<Row>;
  services: StoreServices;
  actor: Actor;
}

/** The transaction of an operation. */
export interface Transaction extends StatementReader {
  em: EntityManager;
}

/** The statements of a transaction that has begun. */
export const transactionOn = (em: EntityManager): Transaction => ({ em, ...statementsWithin(em) });

/**
 * Runs the steps of an operation in one transaction. After the commit, or if its response is lost, the response cache is emptied.
 * Throws what the steps throw, and `OutcomeUnknown`.
 */
export async function inTransaction<Row extends Stored, Result>(
  { collection, services }: WriteContext<Row>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await services.database.transaction((em) => work(transactionOn(em)));
    services.onChange(collection);
    return result;
  } catch (error) {
    if (error instanceof OutcomeUnknown) services.onChange(collection);
    const { parent, constraints } = collection;
    const fields = constraints?.[violatedConstraint(error)];
    if (fields) throw new InvalidInput(fields);
    if (!parent || !isForeignKeyViolation(error)) throw error;
    throw new InvalidInput({ [parent.input]: parent.unknown });
  }
}

/** Stores a picture before the transaction that refers to it, and starts to create its renditions. */
export async function storePicture<Row extends Stored>(
  { collection, services: { pictures } }: WriteContext<Row>,
  picture: WrittenPicture,
): Promise<void> {
  await pictures.store.add(picture);
  void pictures.renditions.warm(picture, { upright: collection.picture?.upright ?? false });
}

const FOREIGN_KEY_VIOLATION = '23503';

/** True for a foreign key violation. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  fieldOf(error, 'code') === FOREIGN_KEY_VIOLATION;

/** The name of the constraint that a statement violates; '' for other errors. */
export const violatedConstraint = (error: unknown): string => {
  const name = fieldOf(error, 'constraint');
  return typeof name === 'string' ? name : '';
};

function fieldOf(error: unknown, name: string): unknown {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null ? Reflect.get(cause, name) : undefined;
}
