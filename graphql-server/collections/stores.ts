import { activityOf, type Activity } from './reading/activity.ts';
import { relationsIn } from './declaring/relations.ts';
import type { AnyCollection, Collection, Resource } from './declaring/collection.ts';
import { forgetPresses } from './writing/press.ts';
import { Reading } from './reading/reading.ts';
import { forgetRemovals } from './writing/removals.ts';
import { statementsOf } from './reading/statements.ts';
import type { StoreParts } from './writing/store-parts.ts';
import { Store } from './writing/store.ts';
import type { Stored } from './declaring/stored.ts';

/** Every store, found by its collection. */
export interface Stores {
  of<Row extends Stored, Input extends object>(collection: Collection<Row, Input>): Store<Row, Input>;
  /** For what can only be read, such as all listings together. */
  reading<Row extends Stored>(resource: Resource<Row>): Reading<Row>;
  /** What is told of all of them together. */
  activity: Activity;
  /** Lets go of removed records that can no longer be brought back. */
  forgetRemovals(): Promise<void>;
  /** Lets go of presses of more than a day ago. */
  forgetPresses(): Promise<void>;
}

/** Opens a store for every collection and a reading for every read-only resource. */
export function openStores(
  parts: StoreParts,
  collections: readonly AnyCollection[],
  readOnly: readonly Resource[],
): Stores {
  const statements = (resource: Resource) =>
    statementsOf(resource, parts.dataSource.getMetadata(resource.entity));
  const readings = new Map<unknown, Reading<Stored>>();
  const relations = relationsIn(parts.dataSource, collections);
  for (const collection of collections) {
    readings.set(collection, new Store(collection, statements(collection), parts, relations(collection)));
  }
  for (const resource of readOnly)
    readings.set(resource, new Reading(resource, statements(resource), parts.database));
  const find = (resource: Resource) => {
    const reading = readings.get(resource);
    if (!reading)
      throw new Error(`No store was opened for ${resource.names.many}: it is missing from the catalogue.`);
    return reading;
  };
  return {
    of: <Row extends Stored, Input extends object>(collection: Collection<Row, Input>) =>
      find(collection) as unknown as Store<Row, Input>,
    reading: <Row extends Stored>(resource: Resource<Row>) => find(resource) as unknown as Reading<Row>,
    activity: activityOf(parts.database, collections.map(relations)),
    forgetRemovals: () => parts.transaction(forgetRemovals),
    forgetPresses: () => parts.transaction(forgetPresses),
  };
}
