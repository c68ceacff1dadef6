import DataLoader from 'dataloader';
import type { Collection, Resource } from '../collections/definitions/collection.ts';
import { fieldAt } from '../collections/definitions/collection.ts';
import type { Stored } from '../collections/definitions/stored.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Stores } from '../collections/stores.ts';
import type { Services } from '../services.ts';
import type { AuthorContext } from '../staff/author.ts';

type Loaders = Pick<CollectionContext, 'children' | 'mayUpdate' | 'record' | 'valueOf'> &
  Pick<AuthorContext, 'author' | 'colleague'>;

/** Creates the loaders of one request: each collects the ids that resolvers ask for and reads them with one statement. */
export function createLoaders(
  stores: Stores,
  { database, accounts }: Pick<Services, 'database' | 'accounts'>,
): Loaders {
  const loaders = new Map<unknown, DataLoader<number, unknown>>();
  /** The loader of that key, which is created when it is first used. */
  const loaderFor = <Value>(key: unknown, read: (ids: readonly number[]) => Promise<Map<number, Value>>) => {
    let loader = loaders.get(key);
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const found = await read(ids);
        return ids.map((id) => found.get(id) ?? null);
      });
      loaders.set(key, loader);
    }
    return loader as DataLoader<number, Value | null>;
  };

  const colleague = (id: number) =>
    loaderFor('staff', async (ids) => byId(await accounts.byIds(ids))).load(id);

  return {
    record: <Row extends Stored>(resource: Resource<Row>, id: number) =>
      loaderFor(`record ${resource.names.many}`, async (ids) =>
        byId(await stores.reader(resource).byIds(ids)),
      ).load(id),

    children: async <Row extends Stored>(resource: Resource<Row>, parentId: number, limit: number) => {
      const parentOf = fieldAt(resource, resource.parent!.by).of as (row: Row) => number;
      const found = await loaderFor(`children ${resource.names.many} ${limit}`, async (parents) =>
        groupBy(await stores.reader(resource).children(parents, limit), parentOf),
      ).load(parentId);
      return found ?? [];
    },

    valueOf: (sql: string, id: number) =>
      loaderFor(sql, async (ids) => {
        const rows = await database.query<{ id: number; value: unknown }>(sql, [ids]);
        return new Map(rows.map((row) => [row.id, row.value]));
      }).load(id),

    mayUpdate: async (collection: Collection, id: number) => {
      const mayUpdate = await loaderFor(`mayUpdate ${collection.names.many}`, async (ids) => {
        return new Map((await stores.of(collection).updatable(ids)).map((one) => [one, true]));
      }).load(id);
      return mayUpdate === true;
    },

    colleague,
    author: async (resource, id) => {
      const author = await loaderFor(`author ${resource.names.many}`, (ids) =>
        stores.reader(resource).authors(ids),
      ).load(id);
      return author === null ? null : colleague(author);
    },
  };
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
