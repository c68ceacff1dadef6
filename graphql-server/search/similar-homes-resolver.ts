import type { CostEstimator } from '../collections/graphql/cost.ts';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { Listing } from '../listings/listing.ts';
import { homesOf } from './home-serializer.ts';
import { MAX_KILOMETRES } from './similar-homes.ts';
import { message } from '../messages.ts';

const MAX_FIRST = 12;
const DEFAULT_FIRST = 4;
/** Cost of comparing a home with others, in fields (see `collections/graphql/cost.ts`). */
const COMPARISON_COST = 500;

export const similarCost: CostEstimator = ({ args, childComplexity }) =>
  COMPARISON_COST + Math.max(1, Number(args.first) || 1) * childComplexity;

/** Validates the argument `first`. Throws `InvalidInput`. */
export function validFirst(first: number): number {
  if (first >= 1 && first <= MAX_FIRST) return first;
  throw new InvalidInput({
    first: message('ARGUMENT_OUT_OF_RANGE', { label: 'first', min: 1, max: MAX_FIRST }),
  });
}

/** The argument `first`. */
export const first = {
  defaultValue: DEFAULT_FIRST,
  description: `Maximum number of homes, 1 to ${MAX_FIRST}.`,
};

@Resolver(() => Listing)
export class SimilarHomesResolver {
  @FieldResolver(() => [Listing], {
    complexity: similarCost,
    description: `The nearest homes of the same purpose, within ${MAX_KILOMETRES} km; empty if it has neither pin nor place.`,
  })
  async nearbyHomes(
    @Root() { id }: Listing,
    @Arg('first', () => Int, first) limit: number,
    @Ctx() { stores, services: { search } }: Context,
  ): Promise<Listing[]> {
    return homesOf(stores, await search.nearbyHomes(id, validFirst(limit)));
  }
  @FieldResolver(() => [Listing], {
    complexity: similarCost,
    description:
      'Homes of the same purpose and type that are most similar in price, bedrooms, area and place.',
  })
  async similarHomes(
    @Root() { id }: Listing,
    @Arg('first', () => Int, first) limit: number,
    @Ctx() { stores, services: { search } }: Context,
  ): Promise<Listing[]> {
    return homesOf(stores, await search.similarHomes(id, validFirst(limit)));
  }
}
