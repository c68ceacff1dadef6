import type { CostEstimator } from '../collections/graphql/cost.ts';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { toIds } from '../collections/definitions/ids.ts';
import { Listing } from '../listings/listing.ts';
import { homesOf } from './home-serializer.ts';

/** Most homes of one request: as many as a visitor's browser stores. */
const MAX_IDS = 60;

const homesByIdCost: CostEstimator = ({ args, childComplexity }) =>
  1 + Math.min(MAX_IDS, (args as { ids: unknown[] }).ids.length) * childComplexity;

/** Homes of every kind by their ids. */
@Resolver()
export class HomesByIdResolver {
  @Query(() => [Listing], {
    complexity: homesByIdCost,
    description: `The homes with these ids, 1 to ${MAX_IDS}, in the given order. Homes that do not exist are left out.`,
  })
  homesByIds(
    @Arg('ids', () => [ID], { description: 'Ids of listings of any kind.' }) ids: string[],
    @Ctx() { stores }: Context,
  ): Promise<Listing[]> {
    return homesOf(stores, toIds(ids, MAX_IDS));
  }
}
