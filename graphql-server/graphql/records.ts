import DataLoader from 'dataloader';
import type { Resource } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Stored } from '../collections/declaring/stored.ts';
import type { Stores } from '../collections/stores.ts';
import { madeOnce } from './made-once.ts';

type Loader = DataLoader<number, Stored | null>;

/** Gathers one request's asks for single records into one statement for each resource and what is wanted of it. */
export function gatherRecords(stores: Stores): CollectionContext['record'] {
  const loaders = madeOnce<Loader>();
  return <Row extends Stored>(resource: Resource<Row>, id: number, only?: readonly string[]) => {
    const key = `${resource.names.many} ${only?.join()}`;
    return loaders(key, () => loaderOf(stores, resource, only)).load(id) as Promise<Row | null>;
  };
}

function loaderOf(stores: Stores, resource: Resource, only: readonly string[] | undefined): Loader {
  const reading = stores.reading(resource, only);
  return new DataLoader(async (ids) => {
    const rows = await reading.byIds(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
