import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import type { Collection } from '../declaring/collection.ts';
import { typeName } from '../declaring/names.ts';
import type { CollectionContext } from './context.ts';
import { toId, toIds } from '../declaring/ids.ts';
import type { Stored } from '../declaring/stored.ts';

const SKIP = {
  defaultValue: false,
  description: 'Whether to skip records that no longer exist and delete the others.',
};
const WHICH = { description: 'Ids of 1 to 100 records.' };

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
      @Arg('ids', () => [ID], WHICH) ids: string[],
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
      @Arg('ids', () => [ID], WHICH) ids: string[],
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored[]> {
      return stores.of(collection).restore(toIds(ids));
    }
  }
  return RemovalResolver;
}
