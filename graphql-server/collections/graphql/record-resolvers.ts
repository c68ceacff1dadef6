import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import { type Collection, typeName } from '../definitions/collection.ts';
import { toId, toIds } from '../definitions/ids.ts';
import type { Stored } from '../definitions/stored.ts';
import { parseOrder } from '../mutations/order.ts';
import type { CollectionContext } from './context.ts';

const SKIP = {
  defaultValue: false,
  description: 'Whether to skip records that no longer exist and delete the others.',
};
const IDS = { description: 'Ids of 1 to 100 records.' };

/** The mutations that delete and restore records. */
export function removalResolver(collection: Collection) {
  const { entity, names } = collection;
  const [one, many] = [typeName(names.one), typeName(names.many)];

  @Resolver(() => entity)
  class RemovalResolver {
    @RequirePermission('delete', collection)
    @Mutation(() => ID, {
      name: `delete${one}`,
      description: 'Moves the record and its child records to the trash. Returns its id.',
    })
    async removeOne(
      @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
      @Ctx() { stores }: CollectionContext,
    ): Promise<string> {
      await stores.of(collection).remove(toId(id));
      return id;
    }

    @RequirePermission('delete', collection)
    @Mutation(() => [ID], {
      name: `delete${many}`,
      description:
        'Moves all of these records and their child records to the trash, or none. Returns the ids of the deleted records.',
    })
    removeMany(
      @Arg('ids', () => [ID], IDS) ids: string[],
      @Arg('skipMissing', () => Boolean, SKIP) skipMissing: boolean,
      @Ctx() { stores }: CollectionContext,
    ): Promise<number[]> {
      return stores.of(collection).removeAll(toIds(ids), { skipMissing });
    }

    @RequirePermission('restore', collection)
    @Mutation(() => [entity], {
      name: `restore${many}`,
      description:
        'Restores all of these records from the trash, with the child records that were deleted with them, or none.',
    })
    restore(
      @Arg('ids', () => [ID], IDS) ids: string[],
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored[]> {
      return stores.of(collection).restore(toIds(ids));
    }
  }
  return RemovalResolver;
}

/** The mutation that duplicates a record. */
export function duplicateResolver(collection: Collection) {
  const { entity, names } = collection;

  @Resolver(() => entity)
  class DuplicateResolver {
    @RequirePermission('duplicate', collection)
    @Mutation(() => entity, {
      name: `duplicate${typeName(names.one)}`,
      description:
        'Creates a copy of the record and its child records. The title of the copy ends with “(copy)”.',
    })
    duplicate(
      @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
      @Ctx() { stores, idempotencyKey }: CollectionContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Stored> {
      return stores.of(collection).duplicate(toId(id), { idempotencyKey: idempotencyKey(info) });
    }
  }
  return DuplicateResolver;
}

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
