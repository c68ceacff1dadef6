import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Listing } from '../listing.ts';

/** The amount for visitors: hidden where the price is on request. */
export const publicAmount = ({
  amount,
  priceOnRequest,
}: Pick<Listing, 'amount' | 'priceOnRequest'>): number | null => (priceOnRequest ? null : amount);

@Resolver(() => Listing)
export class AmountResolver {
  @FieldResolver()
  amount(@Root() listing: Listing, @Ctx() { staff }: { staff: unknown }): number | null {
    return staff ? listing.amount : publicAmount(listing);
  }
}
