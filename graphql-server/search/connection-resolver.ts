import { pageCost, type CostEstimator } from '../collections/graphql/cost.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { InvalidInput } from '../errors.ts';
import { Listing } from '../listings/listing.ts';
import { cursorOf, positionOf } from './cursor.ts';
import { HomeFilter, wishOf } from './home-filter.ts';
import { SEARCHING } from './homes.ts';
import { homesOf } from './told.ts';
import { HomeSort, type SearchContext } from './wish.ts';

/** Most homes that are told at once, and how many where nobody says. */
const MOST = 100;
const USUAL = 12;

@ObjectType({ description: 'A home that is found, and where it stands.' })
class HomeEdge {
  @Field(() => String, { description: 'Its place in the order, to be read on from.' })
  cursor: string;

  @Field(() => Listing, { description: 'The home.' })
  node: Listing;
}

@ObjectType({ description: 'Where a piece of a list begins and ends.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more after it.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether it was read on from somewhere.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first of it; null of none.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last of it; null of none.' })
  endCursor: string | null;
}

@ObjectType({ description: 'Homes that are found, to be read on from any of them.' })
class HomeConnection {
  @Field(() => [HomeEdge], { description: 'The homes, with their places in the order.' })
  edges: HomeEdge[];

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo: PageInfo;

  @Field(() => Int, { description: 'How many homes are found.' })
  totalCount: number;
}

@ArgsType()
class ConnectionArguments {
  @Field(() => HomeFilter, {
    nullable: true,
    description: 'What homes are wanted; all of them when not given.',
  })
  filter?: HomeFilter | null;

  @Field(() => HomeSort, { defaultValue: HomeSort.NEWEST, description: 'In which order.' })
  sort: HomeSort;

  @Field(() => Int, { defaultValue: USUAL, description: `The most homes that are given, 1 to ${MOST}.` })
  first: number;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the home after which they are wanted; it stays right whatever is added.',
  })
  after?: string | null;
}

const connectionCost: CostEstimator = (selected) => SEARCHING + pageCost(selected);

/** The search of homes as a list that is read on and on. */
@Resolver()
export class ConnectionResolver {
  @Query(() => HomeConnection, {
    complexity: connectionCost,
    description: 'Homes on offer, by their facts, to be read on from any of them.',
  })
  async homesConnection(
    @Args(() => ConnectionArguments) { filter, sort, first, after }: ConnectionArguments,
    @Ctx() { search, stores }: CollectionContext & SearchContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<HomeConnection> {
    if (first < 1 || first > MOST) {
      throw new InvalidInput({ first: `first must be a whole number from 1 to ${MOST}.` });
    }
    const from = { sort, most: first, after: after == null ? undefined : positionOf(sort, after) };
    const { homes, total, goesOn } = await search.readOn(wishOf(filter ?? {}), from);
    const cursors = new Map(homes.map((home) => [home.id, cursorOf(sort, home)]));
    const nodes = selectsAny(info, 'edges')
      ? await homesOf(
          stores,
          homes.map(({ id }) => id),
        )
      : [];
    const ends = [...cursors.values()];
    return {
      edges: nodes.map((node) => ({ cursor: cursors.get(node.id)!, node })),
      pageInfo: {
        hasNextPage: goesOn,
        hasPreviousPage: after != null,
        startCursor: ends[0] ?? null,
        endCursor: ends.at(-1) ?? null,
      },
      totalCount: total,
    };
  }
}
