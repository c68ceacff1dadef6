import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Listing } from '../listings/listing.ts';
import { people, Person } from './person.ts';

@Resolver(() => Listing)
export class AgentResolver {
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person who offers it; null if the office does, or if visitors do not see the person.',
  })
  agent(@Root() { agentId }: Listing, @Ctx() { record }: Context): Promise<Person | null> | null {
    return agentId === null ? null : record(people, agentId);
  }
}
