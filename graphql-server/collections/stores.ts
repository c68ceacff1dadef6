import type { AnyCollection, Collection, Shelf } from './collection.ts';
import { Reading } from './reading.ts';
import { statementsOf } from './statements.ts';
import { Store, type StoreParts } from './store.ts';
import type { Stored } from './stored.ts';

/** Every store of the house, found by its collection. */
export interface Stores {
  of<Row extends Stored, Input extends object>(collection: Collection<Row, Input>): Store<Row, Input>;
  /** For what can only be read, such as all listings together. */
  reading<Row extends Stored>(shelf: Shelf<Row>): Reading<Row>;
}

/** Opens a store for every collection and a reading for every shelf. */
export function openStores(
  parts: StoreParts,
  collections: readonly AnyCollection[],
  shelves: readonly Shelf[],
): Stores {
  const statements = (shelf: Shelf) => statementsOf(shelf, parts.dataSource.getMetadata(shelf.entity));
  const readings = new Map<unknown, Reading<Stored>>();
  for (const collection of collections) {
    const dependants = collections.filter(({ parent }) => parent?.of() === collection);
    readings.set(collection, new Store(collection, statements(collection), parts, dependants));
  }
  for (const shelf of shelves) readings.set(shelf, new Reading(shelf, statements(shelf), parts.database));
  const find = (shelf: Shelf) => {
    const reading = readings.get(shelf);
    if (!reading)
      throw new Error(`No store was opened for ${shelf.names.many}: it is missing from the catalogue.`);
    return reading;
  };
  return {
    of: <Row extends Stored, Input extends object>(collection: Collection<Row, Input>) =>
      find(collection) as unknown as Store<Row, Input>,
    reading: <Row extends Stored>(shelf: Shelf<Row>) => find(shelf) as unknown as Reading<Row>,
  };
}
