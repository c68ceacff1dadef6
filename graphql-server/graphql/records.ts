import DataLoader from 'dataloader';
import type { Resource } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Stored } from '../collections/declaring/stored.ts';
import type { Stores } from '../collections/stores.ts';

/** Gathers one request's asks for single records into one statement for each resource. */
export function gatherRecords(stores: Stores): CollectionContext['record'] {
  const loaders = new Map<Resource, DataLoader<number, Stored | null>>();
  return <Row extends Stored>(resource: Resource<Row>, id: number) => {
    let loader = loaders.get(resource);
    if (!loader) loaders.set(resource, (loader = loaderOf(stores, resource)));
    return loader.load(id) as Promise<Row | null>;
  };
}

function loaderOf(stores: Stores, resource: Resource): DataLoader<number, Stored | null> {
  return new DataLoader(async (ids) => {
    const rows = await stores.reading(resource).byIds(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
