import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { isPublished } from '../published.ts';

@ObjectType({ description: 'An area of the city with listings.' })
export class Area {
  @Field(() => String, { description: "Its name: the part of a listing's location after the last comma." })
  name: string;

  @Field(() => Int, { description: 'The number of listings there, for sale and for rent.' })
  homes: number;
}

/** Maximum number of areas. Those with the most listings are returned. */
const MAX_AREAS = 200;
/** Complexity of counting 100,000 listings (see `collections/graphql/cost.ts`). */
const COUNTING_COST = 1_000;

const AREAS = `select name, homes from (
      select area as name, count(*)::int as homes from listings t where deleted_at is null and ${isPublished('t')}
      group by area order by homes desc, name limit ${MAX_AREAS}) largest
    where name <> '' order by lower(name), name`;

@Resolver()
export class AreaResolver {
  @Query(() => [Area], {
    complexity: ({ childComplexity }) => COUNTING_COST + MAX_AREAS * childComplexity,
    description: `The areas with listings by name; if there are more than ${MAX_AREAS}, those with the most listings.`,
  })
  areas(@Ctx() { services: { database } }: Context): Promise<Area[]> {
    return database.query<Area>(AREAS);
  }
}
