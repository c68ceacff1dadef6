import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import type { Collection } from '../declaring/collection.ts';
import { typeName } from '../declaring/names.ts';
import type { Stored } from '../declaring/stored.ts';
import type { StoredVersionPicture, PastVersion } from '../reading/history.ts';
import { toId } from '../declaring/ids.ts';
import { limitOf, type Page } from '../reading/page.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';
import { VersionPage, VersionPicture } from './version-types.ts';

/** The version history of a record, for staff. */
@Resolver(() => VersionPicture)
export class VersionResolver {
  @Query(() => VersionPage, {
    complexity: listCost,
    description:
      'What was done with a record and what it changed, newest first; its newest 50 versions are kept.',
  })
  versions(
    @Arg('collection', () => String, { description: 'Name of its collection, such as saleApartments.' })
    collection: string,
    @Arg('record', () => ID, { description: 'Number of the record.' }) record: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'Versions on a page, 1 to 1000.' })
    limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<Page<PastVersion>> {
    return stores.history.page({ collection, recordId: toId(record), page, limit: limitOf(limit) });
  }

  @FieldResolver(() => String, {
    description: 'Where it is to be had for an hour, by whoever has this address.',
  })
  url(@Root() { file }: StoredVersionPicture, @Ctx() { keptPicture }: CollectionContext): string {
    return keptPicture(file);
  }
}

/** The mutation that reverts a record to a version. */
export function revertResolver(collection: Collection) {
  const { entity, names } = collection;
  const one = typeName(names.one);

  @Resolver(() => entity)
  class RevertResolver {
    @RequirePermission('revert', collection)
    @Mutation(() => entity, {
      name: `restore${one}Version`,
      description:
        'Puts it back to what it was in one of its versions; a field that was not there then stays as it is.',
    })
    revert(
      @Arg('id', () => ID, { description: 'Number of the record.' }) id: string,
      @Arg('version', () => ID, { description: 'Number of the version.' }) version: string,
      @Arg('seen', () => Date, {
        nullable: true,
        description:
          'Its updatedAt as the editor saw it: when somebody has changed it since, nothing is changed.',
      })
      seen: Date | null,
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored> {
      return stores.of(collection).revert(toId(id), toId(version), { seen: seen ?? undefined });
    }
  }
  return RevertResolver;
}
