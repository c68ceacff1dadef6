import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import type { Collection } from '../declaring/collection.ts';
import { typeName } from '../declaring/names.ts';
import type { CollectionContext } from './context.ts';
import { toId } from '../declaring/ids.ts';
import type { Stored } from '../declaring/stored.ts';

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
