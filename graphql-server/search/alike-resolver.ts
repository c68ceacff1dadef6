import type { CostEstimator } from '../collections/graphql/cost.ts';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { InvalidInput } from '../errors.ts';
import { Listing } from '../listings/listing.ts';
import { homesOf } from './told.ts';
import { FARTHEST, type SearchContext } from './wish.ts';

/** Most homes that are told near another, or like it, and how many where nobody says. */
const MOST = 12;
const USUAL = 4;
/** What it takes to compare as many homes with one as are compared, in fields (see `collections/graphql/cost.ts`). */
const COMPARING = 500;

const alikeCost: CostEstimator = ({ args, childComplexity }) =>
  COMPARING + Math.max(1, Number(args.first) || 1) * childComplexity;

/** How many are wanted. Throws `InvalidInput`. */
function wanted(first: number): number {
  if (first >= 1 && first <= MOST) return first;
  throw new InvalidInput({ first: `first must be a whole number from 1 to ${MOST}.` });
}

const first = { defaultValue: USUAL, description: `The most that are given, 1 to ${MOST}.` };

/** The homes near a home, and those like it. */
@Resolver(() => Listing)
export class AlikeResolver {
  @FieldResolver(() => [Listing], {
    complexity: alikeCost,
    description: `Others of the same purpose that stand nearest to it, within ${FARTHEST} km; none where it has neither pin nor place.`,
  })
  async near(
    @Root() { id }: Listing,
    @Arg('first', () => Int, first) most: number,
    @Ctx() { search, stores }: CollectionContext & SearchContext,
  ): Promise<Listing[]> {
    return homesOf(stores, await search.near(id, wanted(most)));
  }
  @FieldResolver(() => [Listing], {
    complexity: alikeCost,
    description:
      'Others of the same purpose and type that are most like it in price, bedrooms, area and place.',
  })
  async like(
    @Root() { id }: Listing,
    @Arg('first', () => Int, first) most: number,
    @Ctx() { search, stores }: CollectionContext & SearchContext,
  ): Promise<Listing[]> {
    return homesOf(stores, await search.like(id, wanted(most)));
  }
}
