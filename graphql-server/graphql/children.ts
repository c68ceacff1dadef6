import DataLoader from 'dataloader';
import { fieldAt, type Resource } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import type { Stored } from '../collections/declaring/stored.ts';
import type { Stores } from '../collections/stores.ts';

type Loader = DataLoader<number, Stored[]>;

/** Gathers one request's asks for children into one statement for each kind of child. */
export function gatherChildren(stores: Stores): CollectionContext['children'] {
  const loaders = new Map<Resource, Map<number, Loader>>();
  return <Row extends Stored>(resource: Resource<Row>, parentId: number, limit: number) => {
    let byLimit = loaders.get(resource);
    if (!byLimit) loaders.set(resource, (byLimit = new Map<number, Loader>()));
    let loader = byLimit.get(limit);
    if (!loader) byLimit.set(limit, (loader = loaderOf(stores, resource, limit)));
    return loader.load(parentId) as Promise<Row[]>;
  };
}

function loaderOf(stores: Stores, resource: Resource, limit: number): Loader {
  const { of } = fieldAt(resource, resource.parent!.by);
  return new DataLoader(async (parents) => {
    const rows = await stores.reading(resource).children(parents, limit);
    const byParent = new Map<number, Stored[]>(parents.map((id) => [id, []]));
    for (const row of rows) byParent.get(of(row) as number)?.push(row);
    return parents.map((id) => byParent.get(id)!);
  });
}
