import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { actorOf, isAllowed } from '../policies.ts';
import type { Resource, ClassOf } from '../collections/definitions/collection.ts';
import type { Stored } from '../collections/definitions/stored.ts';
import { Staff } from './staff.ts';
import type { SignedIn } from './sessions.ts';

/** The part of the GraphQL context that these resolvers use; its methods batch by DataLoader. */
export interface AuthorContext {
  staff: SignedIn | null;
  /** The account that made the last change of a record, if known. */
  author(resource: Resource, id: number): Promise<Staff | null>;
  /** The account with this id, if it exists. */
  colleague(id: number): Promise<Staff | null>;
}

/** Resolver of `updatedBy`, the author of a record's last change, which only staff receive. */
export function authorResolver(resource: Resource) {
  @Resolver(() => resource.entity)
  class AuthorResolver {
    @FieldResolver(() => Staff, {
      nullable: true,
      description: 'The author of the last change, if known; null for visitors.',
    })
    updatedBy(@Root() { id }: Stored, @Ctx() { staff, author }: AuthorContext): Promise<Staff | null> | null {
      return isAllowed(actorOf(staff), 'readAuthor', resource) ? author(resource, id) : null;
    }
  }
  return AuthorResolver;
}

/** Resolver of `by`, the author of an entry. */
export function actorResolver(entry: ClassOf<{ byId: number | null }>) {
  @Resolver(() => entry)
  class ActorResolver {
    @FieldResolver(() => Staff, { nullable: true, description: 'The author, if known.' })
    by(
      @Root() { byId }: { byId: number | null },
      @Ctx() { colleague }: AuthorContext,
    ): Promise<Staff | null> | null {
      return byId === null ? null : colleague(byId);
    }
  }
  return ActorResolver;
}
