import { Arg, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { placeNamed } from './lookup.ts';
import { placeOf, places, type Place } from './place.ts';
import { suggest } from './suggest.ts';

/** A place as GraphQL tells it. */
@ObjectType('Place', { description: 'A part of the city, under the name that brokers give it.' })
export class PlaceType {
  @Field(() => ID, { description: 'Its id, such as `dubai-marina`; it is never changed.' })
  id: string;

  @Field(() => String, { description: 'Its name in English.' })
  name: string;

  @Field(() => Float, { description: 'Of its middle: degrees north.' })
  latitude: number;

  @Field(() => Float, { description: 'Of its middle: degrees east.' })
  longitude: number;
}

const told = new Map(
  places.map(({ id, names, lat, lng }) => [id, { id, name: names.en, latitude: lat, longitude: lng }]),
);

/** What is told of a place. */
export const placeTold = ({ id }: Place): PlaceType => told.get(id)!;

/** Most places that are given to somebody who types. */
const MOST = 20;
/** Longest text of somebody who types a place, in characters. */
const LONGEST = 60;

@Resolver()
export class PlaceResolver {
  @Query(() => PlaceType, { nullable: true, description: 'A place by its id; null where there is none.' })
  place(@Arg('id', () => ID, { description: 'Such as `dubai-marina`.' }) id: string): PlaceType | undefined {
    const place = placeOf(id);
    return place && placeTold(place);
  }

  @Query(() => PlaceType, {
    nullable: true,
    description:
      'The place of which this is a whole name, in any language, or an alias; null where it is none.',
  })
  placeNamed(
    @Arg('name', () => String, { description: 'Such as `JBR`, in whatever case.' }) name: string,
  ): PlaceType | undefined {
    const place = placeNamed(name.slice(0, LONGEST));
    return place && placeTold(place);
  }

  @Query(() => [PlaceType], {
    description: 'Places that somebody may mean who types this, the likeliest first.',
  })
  places(
    @Arg('words', () => String, {
      description: `What was typed; of more than ${LONGEST} characters the first.`,
    })
    words: string,
    @Arg('limit', () => Int, { defaultValue: 8, description: `The most that are given, 1 to ${MOST}.` })
    limit: number,
  ): PlaceType[] {
    return suggest(words.slice(0, LONGEST), Math.min(MOST, Math.max(1, limit))).map(placeTold);
  }
}
