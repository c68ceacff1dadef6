import { InvalidInput } from '../errors.ts';
import type { Collection, Resource } from './declaring/collection.ts';
import type { Stored } from './declaring/stored.ts';
import { previewOf, type Actor } from '../policies.ts';
import { activityOf, type Activity } from './reading/activity.ts';
import { History } from './reading/history.ts';
import { Reading } from './reading/reading.ts';
import { statementsOf, type Statements } from './reading/statements.ts';
import { Trash } from './reading/trash.ts';
import { visibleTo, type Visible } from './reading/table.ts';
import { deleteOldEntries } from './writing/versions.ts';
import { layoutsIn } from './writing/layout.ts';
import { deleteExpiredKeys } from './writing/idempotency.ts';
import type { StoreServices } from './writing/store-parts.ts';
import { Store } from './store.ts';

/** The stores of all collections for an actor. */
export interface Stores {
  of<Row extends Stored>(collection: Collection<Row>): Store<Row>;
  /** Reads a resource, such as all kinds of listing together. */
  reader<Row extends Stored>(resource: Resource<Row>): Reading<Row>;
  /** The condition of the records that the actor may read, for statements of single subjects. */
  visible(resource: Resource): Visible;
  /** Queries over all collections. */
  activity: Activity;
  /** The version history. */
  history: History;
  /** Deleted records of all collections. */
  trash: Trash;
  /** The store of the collection with a name, such as `saleApartments`. Throws `InvalidInput`. */
  named(name: string): Store<Stored>;
}

/** The stores of the server itself, which also returns those of other actors. */
export interface AllStores extends Stores {
  for(actor: Actor): Stores;
  /** Readers on the background pool, for long lists. */
  inBackground(actor: Actor): Pick<Stores, 'reader'>;
  /** Deletes all records for good that were deleted before a moment, and the history's entries about their deletion. */
  purgeTrash(deletedBefore: Date): Promise<void>;
  /** Deletes idempotency keys after a day. */
  removeExpiredKeys(): Promise<void>;
}

/** Creates the stores of all collections and the readers of read-only resources. */
export function openStores(
  services: StoreServices,
  collections: readonly Collection[],
  readOnly: readonly Resource[],
): AllStores {
  const { database } = services;
  const { dataSource } = database;
  const layoutOf = layoutsIn(dataSource, collections);
  const known = new Set<unknown>([...collections, ...readOnly]);
  /** Statements by resource and suffix of what is visible. */
  const statementsByName = new Map<string, Statements>();
  const statementsFor = (actor: Actor, resource: Resource): Statements => {
    const { many } = resource.names;
    if (!known.has(resource))
      throw new Error(`No store was opened for ${many}: it is missing from collections.ts.`);
    const metadata = dataSource.getMetadata(resource.entity);
    const visible = visibleTo(actor, resource, metadata);
    if (previewOf(actor)) return statementsOf(resource, metadata, visible); // there may be any number of previews
    const key = `${many}${visible.name}`;
    let statements = statementsByName.get(key);
    if (!statements) {
      statements = statementsOf(resource, metadata, visible);
      statementsByName.set(key, statements);
    }
    return statements;
  };
  const relations = collections.map((one) => layoutOf(one).relations);
  const activity = activityOf(database, relations);
  const storesFor = (actor: Actor): Stores => {
    const of = <Row extends Stored>(collection: Collection<Row>) =>
      new Store(collection, {
        services,
        layoutOf,
        actor,
        statements: statementsFor(actor, collection),
      });
    return {
      activity,
      history: new History(database, collections, actor, async (collection, id) => {
        return (await of(collection).one(id)) !== null;
      }),
      trash: new Trash(database, relations, actor),
      of,
      named: (name) => {
        const collection = collections.find(({ names }) => names.many === name);
        if (collection) return of(collection);
        throw new InvalidInput({ collection: 'collection must be the name of one, such as saleApartments.' });
      },
      visible: (resource) => visibleTo(actor, resource, dataSource.getMetadata(resource.entity)),
      reader: (resource) => new Reading(resource, statementsFor(actor, resource), database),
    };
  };
  const ofVisitors = storesFor('visitor');
  const all = storesFor('server');
  return {
    ...all,
    for: (actor) => (actor === 'visitor' ? ofVisitors : storesFor(actor)),
    inBackground: (actor) => ({
      reader: (resource) => new Reading(resource, statementsFor(actor, resource), database.background),
    }),
    purgeTrash: async (deletedBefore) => {
      for (const collection of collections) await all.of(collection).purgeBefore(deletedBefore);
      await database.transaction((em) => deleteOldEntries(em, deletedBefore));
    },
    removeExpiredKeys: () => database.transaction(deleteExpiredKeys),
  };
}
