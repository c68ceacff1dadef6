import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { CollectionContext } from '../collections/graphql/context.ts';

@ObjectType({ description: 'A part of the city in which homes are on offer.' })
export class Area {
  @Field(() => String, { description: "Its name: what follows the last comma of a listing's location." })
  name: string;

  @Field(() => Int, { description: 'How many homes are on offer there, for sale and for rent.' })
  homes: number;
}

/** Most areas that are told: those with the most homes. */
const MOST = 200;
/** What it takes to count 100,000 homes, in fields (see `collections/graphql/cost.ts`). */
const COUNTING = 1_000;

const AREAS = {
  name: 'listings.areas',
  text: `select name, homes from (
      select area as name, count(*)::int as homes from listings where deleted_at is null
      group by area order by homes desc, name limit ${MOST}) most
    where name <> '' order by lower(name), name`,
};

@Resolver()
export class AreaResolver {
  @Query(() => [Area], {
    complexity: ({ childComplexity }) => COUNTING + MOST * childComplexity,
    description: `The areas in which homes are on offer, by name; the ${MOST} with the most homes where there are more.`,
  })
  async areas(@Ctx() { database }: CollectionContext): Promise<Area[]> {
    const rows = await database.rows(AREAS, []);
    return rows.map(([name, homes]) => ({ name, homes }) as Area);
  }
}
