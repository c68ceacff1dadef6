import { CollectionService, type StoreServices } from './collection-service.ts';
import { collectionNamed, type Collection, type Resource } from './definitions/collection.ts';
import type { Stored } from './definitions/stored.ts';
import type { Actor } from '../policies.ts';
import { activityOf, type Activity } from './queries/activity.ts';
import { History } from './queries/history.ts';
import { RecordReader } from './queries/record-reader.ts';
import { Trash } from './queries/trash.ts';
import { visibleTo } from './queries/statements.ts';
import { deleteOldEntries } from './mutations/versions.ts';
import { deleteExpiredKeys } from './mutations/idempotency.ts';

/** The stores of all collections for an actor. */
export interface Stores {
  of<Row extends Stored>(collection: Collection<Row>): CollectionService<Row>;
  /** Reads a resource, such as all kinds of listing together. */
  reader<Row extends Stored>(resource: Resource<Row>): RecordReader<Row>;
  /** The condition of the records that the actor may read, for statements of single subjects. */
  visible(resource: Resource): string;
  /** Queries over all collections. */
  activity: Activity;
  /** The version history. */
  history: History;
  /** Deleted records of all collections. */
  trash: Trash;
  /** The service of the collection with a name, such as `saleApartments`. Throws `InvalidInput`. */
  named(name: string): CollectionService<Stored>;
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
  const known = new Set<unknown>([...collections, ...readOnly]);
  const visibleFor = (actor: Actor, resource: Resource): string => {
    if (known.has(resource)) return visibleTo(actor, resource, dataSource.getMetadata(resource.entity));
    throw new Error(`No store was opened for ${resource.names.many}: it is missing from collections.ts.`);
  };
  const activity = activityOf(dataSource, database, collections);
  const storesFor = (actor: Actor): Stores => {
    const of = <Row extends Stored>(collection: Collection<Row>) =>
      new CollectionService(collection, {
        services,
        collections,
        visible: visibleFor(actor, collection),
        actor,
      });
    return {
      activity,
      history: new History(database, collections, actor, async (collection, id) => {
        return (await of(collection).one(id)) !== null;
      }),
      trash: new Trash(dataSource, database, collections, actor),
      of,
      named: (name) => of(collectionNamed(collections, name)),
      visible: (resource) => visibleFor(actor, resource),
      reader: (resource) => new RecordReader(resource, dataSource, database, visibleFor(actor, resource)),
    };
  };
  const ofVisitors = storesFor('visitor');
  const all = storesFor('server');
  return {
    ...all,
    for: (actor) => (actor === 'visitor' ? ofVisitors : storesFor(actor)),
    inBackground: (actor) => ({
      reader: (resource) =>
        new RecordReader(resource, dataSource, database.background, visibleFor(actor, resource)),
    }),
    purgeTrash: async (deletedBefore) => {
      for (const collection of collections) await all.of(collection).purgeBefore(deletedBefore);
      await database.transaction((em) => deleteOldEntries(em, deletedBefore));
    },
    removeExpiredKeys: () => database.transaction(deleteExpiredKeys),
  };
}
