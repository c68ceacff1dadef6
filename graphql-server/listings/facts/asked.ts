import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Listing } from '../listing.ts';

/** What is asked for a home, as visitors are told: nothing where it is told on request alone. */
export const askedOf = ({
  amount,
  priceOnRequest,
}: Pick<Listing, 'amount' | 'priceOnRequest'>): number | null => (priceOnRequest ? null : amount);

/** The amount of a listing, which staff are told in any case. */
@Resolver(() => Listing)
export class AskedResolver {
  @FieldResolver()
  amount(@Root() listing: Listing, @Ctx() { staff }: { staff: unknown }): number | null {
    return staff ? listing.amount : askedOf(listing);
  }
}
