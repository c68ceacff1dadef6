import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequirePermission } from '../../policies.ts';
import type { Collection } from '../definitions/collection.ts';
import { typeName } from '../definitions/names.ts';
import type { Stored } from '../definitions/stored.ts';
import type { StoredVersionPicture, PastVersion } from '../queries/history.ts';
import { toId } from '../definitions/ids.ts';
import { limitOf, type Page } from '../queries/page.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';
import { VersionPage, VersionPicture } from './version-types.ts';

/** The version history of a record, for staff. */
@Resolver(() => VersionPicture)
export class VersionResolver {
  @Query(() => VersionPage, {
    complexity: listCost,
    description: 'The versions of a record, newest first. The newest 50 are kept.',
  })
  versions(
    @Arg('collection', () => String, { description: 'Name of the collection, such as saleApartments.' })
    collection: string,
    @Arg('record', () => ID, { description: 'Id of the record.' }) record: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'Versions per page, 1 to 1000.' })
    limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<Page<PastVersion>> {
    return stores.history.page({ collection, recordId: toId(record), page, limit: limitOf(limit) });
  }

  @FieldResolver(() => String, {
    description: 'URL of the picture. It is valid for an hour and needs no sign-in.',
  })
  url(
    @Root() { file }: StoredVersionPicture,
    @Ctx() { signedPictureUrl }: CollectionContext,
  ): Promise<string> {
    return signedPictureUrl(file);
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
        'Reverts the record to one of its versions. A field that the version does not have keeps its value.',
    })
    revert(
      @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
      @Arg('version', () => ID, { description: 'Id of the version.' }) version: string,
      @Arg('expectedUpdatedAt', () => Date, {
        nullable: true,
        description:
          'The updatedAt of the record that the editor has seen. If the record has been changed since, the mutation fails with CONFLICT and changes nothing.',
      })
      expectedUpdatedAt: Date | null,
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored> {
      return stores
        .of(collection)
        .revert(toId(id), toId(version), { expectedUpdatedAt: expectedUpdatedAt ?? undefined });
    }
  }
  return RevertResolver;
}
