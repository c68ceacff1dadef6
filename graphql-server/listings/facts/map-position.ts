import { Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql';
import { placeOf } from '../../places/place.ts';
import { Listing } from '../listing.ts';

@ObjectType('Standing', { description: 'The position of a home on a map.' })
class MapPosition {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude: number;
  @Field(() => Float, { description: 'Degrees east.' })
  longitude: number;
  @Field(() => Boolean, { description: 'Whether it is the centre of the place, for a home without a pin.' })
  isApproximate: boolean;
  @Field(() => String, { nullable: true, description: 'The English name of the place.' })
  place: string | null;
}

@Resolver(() => Listing)
export class MapPositionResolver {
  @FieldResolver(() => MapPosition, {
    nullable: true,
    description: 'Its position on a map: its pin, or the centre of its place; null without either.',
  })
  standing(@Root() { latitude, longitude, placeId }: Listing): MapPosition | null {
    const place = placeId === null ? undefined : placeOf(placeId);
    const name = place?.names.en ?? null;
    if (latitude !== null && longitude !== null)
      return { latitude, longitude, isApproximate: false, place: name };
    return place ? { latitude: place.lat, longitude: place.lng, isApproximate: true, place: name } : null;
  }
}
