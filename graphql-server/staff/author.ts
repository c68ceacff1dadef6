import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { actorOf, isAllowed } from '../policies.ts';
import type { Resource } from '../collections/declaring/collection.ts';
import type { ClassOf } from '../collections/declaring/names.ts';
import type { Stored } from '../collections/declaring/stored.ts';
import { Staff } from './staff.ts';
import type { SignedIn } from './token.ts';

/** What these resolvers find in the GraphQL context of one request; its asks are gathered. */
export interface AuthorContext {
  staff: SignedIn | null;
  /** Who made a record's last change, where that is known. */
  author(resource: Resource, id: number): Promise<Staff | null>;
  /** The member of staff of that number, if there is one. */
  colleague(id: number): Promise<Staff | null>;
}

/** The field under which staff, and nobody else, see who made a record's last change. */
export function authorResolver(resource: Resource) {
  @Resolver(() => resource.entity)
  class AuthorResolver {
    @FieldResolver(() => Staff, {
      nullable: true,
      description: 'Who made its last change, where that is known; null for everyone but staff.',
    })
    updatedBy(@Root() { id }: Stored, @Ctx() { staff, author }: AuthorContext): Promise<Staff | null> | null {
      return isAllowed(actorOf(staff), 'readAuthor', resource) ? author(resource, id) : null;
    }
  }
  return AuthorResolver;
}

/** The field under which it is told who did something. */
export function actorResolver(entry: ClassOf<{ byId: number | null }>) {
  @Resolver(() => entry)
  class ActorResolver {
    @FieldResolver(() => Staff, { nullable: true, description: 'Who did it, where that is known.' })
    by(
      @Root() { byId }: { byId: number | null },
      @Ctx() { colleague }: AuthorContext,
    ): Promise<Staff | null> | null {
      return byId === null ? null : colleague(byId);
    }
  }
  return ActorResolver;
}
