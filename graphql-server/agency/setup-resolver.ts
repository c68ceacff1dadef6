import { Ctx, Field, FieldResolver, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Dashboard } from '../collections/graphql/dashboard.ts';
import { isPublished } from '../published.ts';

@ObjectType({ description: 'The first steps of an office, each true once it is done.' })
class OfficeSetup {
  @Field(() => Boolean, { description: 'The agency has a name of its own.' })
  hasAgency: boolean;

  @Field(() => Boolean, { description: 'There is a person.' })
  hasPeople: boolean;

  @Field(() => Boolean, { description: 'There is a listing.' })
  hasListing: boolean;

  @Field(() => Boolean, { description: 'Visitors see a listing.' })
  hasPublished: boolean;
}

/** The name of the agency in a new database. */
const NEW_NAME = 'Your agency';

const SETUP = `select
    exists (select from agencies where name <> '${NEW_NAME}') as "hasAgency",
    exists (select from people where deleted_at is null) as "hasPeople",
    exists (select from listings where deleted_at is null) as "hasListing",
    exists (select from listings t where deleted_at is null and ${isPublished('t')}) as "hasPublished"`;

@Resolver(() => Dashboard)
export class SetupResolver {
  @FieldResolver(() => OfficeSetup, { description: 'The first steps of an office.' })
  async setup(@Ctx() { services: { database } }: Context): Promise<OfficeSetup> {
    const [setup] = await database.query<OfficeSetup>(SETUP);
    return setup!;
  }
}
