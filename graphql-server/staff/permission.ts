import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import {
  actorOf,
  recordOperations,
  Scope,
  scopeOf,
  siteOperations,
  type Actor,
  type Policy,
  type StaffActor,
} from '../policies.ts';
import { Staff } from './staff.ts';

@ObjectType({ description: 'An operation that an account may perform.' })
class Permission {
  @Field(() => String, { description: 'Name of the operation, such as update.' })
  operation: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the collection, such as saleApartments; null for an operation without one.',
  })
  collection: string | null;

  @Field(() => Scope, { description: 'The records with which it may be performed.' })
  scope: Scope;
}

/** Resolver of the permissions of an account, by which the panel offers only what the account may do. */
export function permissionsResolver(collections: readonly { names: { many: string } }[]) {
  const policies: Policy[] = [
    ...siteOperations.map((operation): Policy => [operation]),
    ...collections.flatMap((one) => recordOperations.map((operation): Policy => [operation, one])),
  ];
  const permissionsOf = (actor: Actor): Permission[] =>
    policies.flatMap((policy) => {
      const scope = scopeOf(actor, ...policy);
      const [operation, collection] = policy;
      return scope ? [{ operation, collection: collection?.names.many ?? null, scope }] : [];
    });

  @Resolver(() => Staff)
  class PermissionsResolver {
    @FieldResolver(() => [Permission], { description: 'The operations that its role allows.' })
    permissions(@Root() { id, role }: Staff, @Ctx() { staff }: { staff: StaffActor | null }): Permission[] {
      return permissionsOf(staff?.staffId === id ? actorOf(staff) : { staffId: id, role });
    }
  }
  return PermissionsResolver;
}
