import { Arg, Field, FieldResolver, Float, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { placeNamed } from './lookup.ts';
import { placeOf, type Place } from './place.ts';
import { suggest } from './suggest.ts';

/** A place as GraphQL tells it. */
@ObjectType('Place', { description: 'A part of the city, under the name that brokers give it.' })
export class PlaceType implements Pick<Place, 'id'> {
  @Field(() => ID, { description: 'Its id, such as `dubai-marina`; it is never changed.' })
  id: string;
}

/** Most places that are given to somebody who types. */
const MOST = 20;
/** Longest text of somebody who types a place, in characters. */
const LONGEST = 60;

@Resolver(() => PlaceType)
export class PlaceResolver {
  @FieldResolver(() => String, { description: 'Its name in English.' })
  name(@Root() { names }: Place): string {
    return names.en;
  }

  @FieldResolver(() => Float, { description: 'Of its middle: degrees north.' })
  latitude(@Root() { lat }: Place): number {
    return lat;
  }

  @FieldResolver(() => Float, { description: 'Of its middle: degrees east.' })
  longitude(@Root() { lng }: Place): number {
    return lng;
  }

  @Query(() => PlaceType, { nullable: true, description: 'A place by its id; null where there is none.' })
  place(@Arg('id', () => ID, { description: 'Such as `dubai-marina`.' }) id: string): Place | undefined {
    return placeOf(id);
  }

  @Query(() => PlaceType, {
    nullable: true,
    description:
      'The place of which this is a whole name, in any language, or an alias; null where it is none.',
  })
  placeNamed(
    @Arg('name', () => String, { description: 'Such as `JBR`, in whatever case.' }) name: string,
  ): Place | undefined {
    return placeNamed(name.slice(0, LONGEST));
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
  ): readonly Place[] {
    return suggest(words.slice(0, LONGEST), Math.min(MOST, Math.max(1, limit)));
  }
}
