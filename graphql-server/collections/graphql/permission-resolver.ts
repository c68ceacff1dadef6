import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Collection } from '../declaring/collection.ts';
import type { Stored } from '../declaring/stored.ts';
import type { CollectionContext } from './context.ts';

/** Resolver of `mayUpdate`, by which the panel offers only what the account may do. */
export function permissionResolver(collection: Collection) {
  @Resolver(() => collection.entity)
  class PermissionResolver {
    @FieldResolver(() => Boolean, {
      description: 'Whether the account of the request may change and delete the record.',
    })
    mayUpdate(@Root() { id }: Stored, @Ctx() { mayUpdate }: CollectionContext): Promise<boolean> {
      return mayUpdate(collection, id);
    }
  }
  return PermissionResolver;
}
