import DataLoader from 'dataloader';
import type { Resource } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { childrenOf, type Children } from '../collections/reading/children.ts';
import type { Stored } from '../collections/declaring/stored.ts';
import type { Stores } from '../collections/stores.ts';

type Loader = DataLoader<number, Stored[]>;

/** Gathers one request's asks for children into one statement for each kind of child and what is wanted of it. */
export function gatherChildren(stores: Stores): CollectionContext['children'] {
  const loaders = new Map<string, Loader>();
  return <Row extends Stored>(resource: Resource<Row>, parentId: number, wanted: Children) => {
    const key = `${resource.names.many} ${wanted.limit} ${wanted.only?.join()}`;
    let loader = loaders.get(key);
    if (!loader) loaders.set(key, (loader = loaderOf(stores, resource, wanted)));
    return loader.load(parentId) as Promise<Row[]>;
  };
}

function loaderOf(stores: Stores, resource: Resource, wanted: Children): Loader {
  return new DataLoader(async (parents) => {
    const byParent = await childrenOf(stores, resource, parents, wanted);
    return parents.map((id) => byParent.get(id)!);
  });
}
