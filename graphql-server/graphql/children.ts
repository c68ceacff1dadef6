import DataLoader from 'dataloader';
import type { Resource } from '../collections/declaring/collection.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { childrenOf, withParent, type Children } from '../collections/graphql/children.ts';
import type { Stored } from '../collections/declaring/stored.ts';
import type { Stores } from '../collections/stores.ts';
import { madeOnce } from './made-once.ts';

type Loader = DataLoader<number, Stored[]>;

/** Gathers one request's asks for children into one statement for each kind of child and what is wanted of it. */
export function gatherChildren(stores: Stores): CollectionContext['children'] {
  const loaders = madeOnce<Loader>();
  return <Row extends Stored>(resource: Resource<Row>, parentId: number, wanted: Children) => {
    const key = `${resource.names.many} ${wanted.limit} ${wanted.only?.join()}`;
    return loaders(key, () => loaderOf(stores, resource, wanted)).load(parentId) as Promise<Row[]>;
  };
}

function loaderOf(stores: Stores, resource: Resource, { limit, only }: Children): Loader {
  const wanted = { limit, only: withParent(resource, only) };
  return new DataLoader(async (parents) => {
    const byParent = await childrenOf(stores, resource, parents, wanted);
    return parents.map((id) => byParent.get(id)!);
  });
}
