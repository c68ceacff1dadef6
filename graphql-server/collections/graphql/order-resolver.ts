import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import type { Collection } from '../declaring/collection.ts';
import { typeName } from '../declaring/names.ts';
import type { CollectionContext } from './context.ts';
import { toId } from '../declaring/ids.ts';
import { parseOrder } from '../writing/order.ts';
import type { Stored } from '../declaring/stored.ts';

/** The mutation that sorts the records of a parent. */
export function orderResolver(collection: Collection) {
  const { entity, names } = collection;

  @Resolver(() => entity)
  class OrderResolver {
    @RequirePermission('reorder', collection)
    @Mutation(() => [entity], {
      name: `reorder${typeName(names.many)}`,
      description: `Sets the order of all ${names.many} of a parent. Returns them in this order.`,
    })
    reorder(
      @Arg('parent', () => ID, { description: 'Id of the parent.' }) parent: string,
      @Arg('ids', () => [ID], { description: 'Ids of all child records in the new order, at most 1000.' })
      ids: string[],
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored[]> {
      return stores.of(collection).reorder(toId(parent), parseOrder(ids));
    }
  }
  return OrderResolver;
}

/** The mutation that sorts all records of a collection without a parent. */
export function wholeOrderResolver(collection: Collection) {
  const { entity, names } = collection;

  @Resolver(() => entity)
  class WholeOrderResolver {
    @RequirePermission('reorder', collection)
    @Mutation(() => [entity], {
      name: `reorder${typeName(names.many)}`,
      description: `Sets the order of all ${names.many}. Returns them in this order.`,
    })
    reorder(
      @Arg('ids', () => [ID], { description: 'Ids of all records in the new order, at most 1000.' })
      ids: string[],
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored[]> {
      return stores.of(collection).reorderAll(parseOrder(ids));
    }
  }
  return WholeOrderResolver;
}
