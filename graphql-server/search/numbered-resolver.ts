import type { CostEstimator } from '../collections/graphql/cost.ts';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { toIds } from '../collections/declaring/ids.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { Listing } from '../listings/listing.ts';
import { homesOf } from './told.ts';

/** Most homes that are asked for at once: as many as a visitor's browser keeps. */
const MOST = 60;

const numberedCost: CostEstimator = ({ args, childComplexity }) =>
  1 + Math.min(MOST, (args as { ids: unknown[] }).ids.length) * childComplexity;

/** Homes by their numbers, of every kind together. */
@Resolver()
export class NumberedResolver {
  @Query(() => [Listing], {
    complexity: numberedCost,
    description: `The homes of these numbers, 1 to ${MOST}, in the order in which they are named; those that are gone are left out.`,
  })
  numberedHomes(
    @Arg('ids', () => [ID], { description: 'Numbers of listings of any kind.' }) ids: string[],
    @Ctx() { stores }: CollectionContext,
  ): Promise<Listing[]> {
    return homesOf(stores, toIds(ids, MOST));
  }
}
