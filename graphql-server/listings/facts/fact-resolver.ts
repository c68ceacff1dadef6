import { Ctx, Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { placeOf } from '../../places/place.ts';
import { actorOf, isAllowed } from '../../policies.ts';
import { Listing } from '../listing.ts';

/** The amount for visitors; null if the price is on request. */
export const publicAmount = ({
  amount,
  priceOnRequest,
}: Pick<Listing, 'amount' | 'priceOnRequest'>): number | null => (priceOnRequest ? null : amount);

@ObjectType('MapPosition', { description: 'The position of a home on a map.' })
class MapPosition {
  @Field(() => Float, { description: 'Latitude in degrees north.' })
  latitude: number;
  @Field(() => Float, { description: 'Longitude in degrees east.' })
  longitude: number;
  @Field(() => Boolean, { description: 'True if the home has no pin, and this is the centre of its place.' })
  isApproximate: boolean;
  @Field(() => String, { nullable: true, description: 'The English name of the place.' })
  place: string | null;
}

/** Fields of a listing that are derived from its facts. */
@Resolver(() => Listing)
export class FactResolver {
  @FieldResolver()
  amount(@Root() listing: Listing, @Ctx() { staff }: Context): number | null {
    return isAllowed(actorOf(staff), 'readFacts') ? listing.amount : publicAmount(listing);
  }

  @FieldResolver(() => MapPosition, {
    nullable: true,
    description: 'Its position on a map: its pin, or the centre of its place; null without either.',
  })
  mapPosition(@Root() { latitude, longitude, placeId }: Listing): MapPosition | null {
    const place = placeId === null ? undefined : placeOf(placeId);
    const name = place?.names.en ?? null;
    if (latitude !== null && longitude !== null)
      return { latitude, longitude, isApproximate: false, place: name };
    return place ? { latitude: place.lat, longitude: place.lng, isApproximate: true, place: name } : null;
  }
}
