import type { Collection, Resource } from './declaring/collection.ts';
import type { Stored } from './declaring/stored.ts';
import type { Viewer } from './declaring/viewer.ts';
import { activityOf, type Activity } from './reading/activity.ts';
import { History } from './reading/history.ts';
import { Reading } from './reading/reading.ts';
import { statementsOf, type Statements } from './reading/statements.ts';
import { visibleTo } from './reading/visible.ts';
import { forgetNotes } from './writing/keeping.ts';
import { layoutsIn } from './writing/layout.ts';
import { forgetPresses } from './writing/press.ts';
import { forgetRemovals } from './writing/removals.ts';
import type { StoreParts } from './writing/store-parts.ts';
import { Store } from './writing/store.ts';

/** Every store, found by its collection, as one viewer may read and write it. */
export interface Stores {
  of<Row extends Stored>(collection: Collection<Row>): Store<Row>;
  /**
   * For what can only be read, such as all listings together. `only` names the properties that its rows are wanted with,
   * for whoever passes them on to who asks for no others: what nobody wants is not read.
   */
  reading<Row extends Stored>(resource: Resource<Row>, only?: readonly string[]): Reading<Row>;
  /** What is told of all of them together. */
  activity: Activity;
  /** What is kept of records. */
  history: History;
}

/** The stores as the server itself may read and write them, and those of others. */
export interface AllStores extends Stores {
  for(viewer: Viewer): Stores;
  /** Lets go of removed records that can no longer be brought back, and after a month of the notes of them. */
  forgetRemovals(): Promise<void>;
  /** Lets go of presses of more than a day ago. */
  forgetPresses(): Promise<void>;
}

/**
 * Most resources and parts of them for which statements are written: each connection keeps what it was asked, and clients may
 * ask for any part. Who comes later is read whole records.
 */
const MOST_WRITTEN = 300;

/** Opens a store for every collection and a reading for every read-only resource. */
export function openStores(
  parts: StoreParts,
  collections: readonly Collection[],
  readOnly: readonly Resource[],
): AllStores {
  const { dataSource, database } = parts;
  const layoutOf = layoutsIn(dataSource, collections);
  const known = new Set<unknown>([...collections, ...readOnly]);
  const written = new Map<string, Statements>();
  /** The same by the list of properties itself: those who ask again ask with the same. */
  const byParts = new WeakMap<readonly string[], Map<string, Statements>>();
  const statementsFor = (viewer: Viewer, resource: Resource, only?: readonly string[]): Statements => {
    const { many } = resource.names;
    if (!known.has(resource))
      throw new Error(`No store was opened for ${many}: it is missing from the catalogue.`);
    const visible = visibleTo(viewer, resource);
    const name = `${many}${visible.name}`;
    const again = only && byParts.get(only)?.get(name);
    if (again) return again;
    const key = `${name} ${only ? `with ${only.join()}` : 'whole'}`;
    let statements = written.get(key);
    if (!statements) {
      if (only && written.size >= MOST_WRITTEN) return statementsFor(viewer, resource);
      statements = statementsOf(resource, dataSource.getMetadata(resource.entity), visible, only);
      written.set(key, statements);
    }
    if (only) byParts.set(only, (byParts.get(only) ?? new Map<string, Statements>()).set(name, statements));
    return statements;
  };
  const activity = activityOf(
    database,
    collections.map((one) => layoutOf(one).relations),
  );
  const storesFor = (viewer: Viewer): Stores => ({
    activity,
    history: new History(database, collections, viewer),
    of: (collection) =>
      new Store(collection, {
        parts,
        layoutOf,
        viewer,
        statements: statementsFor(viewer, collection),
      }),
    reading: (resource, only) => new Reading(resource, statementsFor(viewer, resource, only), database),
  });
  const ofVisitors = storesFor('visitor');
  return {
    ...storesFor('server'),
    for: (viewer) => (viewer === 'visitor' ? ofVisitors : storesFor(viewer)),
    forgetRemovals: async () => {
      await parts.transaction(forgetRemovals);
      await parts.transaction(forgetNotes);
    },
    forgetPresses: () => parts.transaction(forgetPresses),
  };
}
