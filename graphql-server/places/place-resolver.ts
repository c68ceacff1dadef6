import { Arg, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { findPlaceByName } from './names.ts';
import { placeOf, places, type Place } from './place.ts';
import { MAX_LENGTH, MAX_PLACES, suggestPlaces } from './suggest-places.ts';

@ObjectType('Place', { description: 'A part of the city, under the name that brokers use.' })
export class PlaceType {
  @Field(() => ID, { description: 'Its id, such as `dubai-marina`, which never changes.' })
  id: string;

  @Field(() => String, { description: 'Its name in English.' })
  name: string;

  @Field(() => Float, { description: 'The latitude of its centre in degrees north.' })
  latitude: number;

  @Field(() => Float, { description: 'The longitude of its centre in degrees east.' })
  longitude: number;
}

const placeTypes = new Map<string, PlaceType>(
  places.map(({ id, names, lat, lng }) => [id, { id, name: names.en, latitude: lat, longitude: lng }]),
);

export const toPlaceType = ({ id }: Place): PlaceType => placeTypes.get(id)!;

@Resolver()
export class PlaceResolver {
  @Query(() => PlaceType, { nullable: true, description: 'The place with this id, or null.' })
  place(
    @Arg('id', () => ID, { description: 'An id such as `dubai-marina`.' }) id: string,
  ): PlaceType | undefined {
    const place = placeOf(id);
    return place && toPlaceType(place);
  }

  @Query(() => PlaceType, {
    nullable: true,
    description: 'The place with this name in any language, or with this alias; null without one.',
  })
  placeNamed(
    @Arg('name', () => String, { description: 'A whole name such as `JBR`; case does not matter.' })
    name: string,
  ): PlaceType | undefined {
    const place = findPlaceByName(name.slice(0, MAX_LENGTH));
    return place && toPlaceType(place);
  }

  @Query(() => [PlaceType], { description: 'Suggested places for a text, the most likely first.' })
  places(
    @Arg('words', () => String, { description: `The text; only its first ${MAX_LENGTH} characters count.` })
    words: string,
    @Arg('limit', () => Int, {
      defaultValue: 8,
      description: `The greatest number of places, 1 to ${MAX_PLACES}.`,
    })
    limit: number,
  ): PlaceType[] {
    return suggestPlaces(words, Math.max(1, limit)).map(toPlaceType);
  }
}
