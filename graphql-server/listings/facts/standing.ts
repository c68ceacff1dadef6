import { Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql';
import { placeOf } from '../../places/place.ts';
import { Listing } from '../listing.ts';

@ObjectType('Standing', { description: 'Where a home stands on a map.' })
class Standing {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude: number;
  @Field(() => Float, { description: 'Degrees east.' })
  longitude: number;
  @Field(() => Boolean, {
    description: 'Whether that is only the middle of its place, because it has no pin of its own.',
  })
  isApproximate: boolean;
  @Field(() => String, { nullable: true, description: 'The name of the place that it lies in, in English.' })
  place: string | null;
}

/** Where homes stand: at their pins, or in the middle of their places. */
@Resolver(() => Listing)
export class StandingResolver {
  @FieldResolver(() => Standing, {
    nullable: true,
    description: 'Where a map shows it; null where it has neither pin nor place.',
  })
  standing(@Root() { latitude, longitude, placeId }: Listing): Standing | null {
    const known = placeId === null ? undefined : placeOf(placeId);
    const place = known?.names.en ?? null;
    if (latitude !== null && longitude !== null) return { latitude, longitude, isApproximate: false, place };
    return known ? { latitude: known.lat, longitude: known.lng, isApproximate: true, place } : null;
  }
}
