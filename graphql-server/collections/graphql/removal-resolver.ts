import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import type { Collection } from '../declaring/collection.ts';
import { typeName } from '../declaring/names.ts';
import type { CollectionContext } from './context.ts';
import { toId, toIds } from '../declaring/ids.ts';
import type { Stored } from '../declaring/stored.ts';

const SKIP = {
  defaultValue: false,
  description: 'Whether those that are not there any more are passed over and the others deleted.',
};
const WHICH = { description: 'Numbers of the records, 1 to 100 of them.' };

/** The mutations that delete and restore records. */
export function removalResolver(collection: Collection) {
  const { entity, names } = collection;
  const [one, many] = [typeName(names.one), typeName(names.many)];

  @Resolver(() => entity)
  class RemovalResolver {
    @RequirePermission('delete', collection)
    @Mutation(() => ID, {
      name: `delete${one}`,
      description: 'Moves it with all that belongs to it to the trash; gives its id.',
    })
    async removeOne(
      @Arg('id', () => ID, { description: 'Number of the record.' }) id: string,
      @Ctx() { stores }: CollectionContext,
    ): Promise<string> {
      await stores.of(collection).remove(toId(id));
      return id;
    }

    @RequirePermission('delete', collection)
    @Mutation(() => [ID], {
      name: `delete${many}`,
      description:
        'Moves all of these with what belongs to them to the trash, or none; gives the ids of those deleted.',
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
      description: 'Restores these from the trash with what was deleted with them: all of them, or none.',
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
