import { Arg, Authorized, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { fieldAt } from '../../collections/declaring/collection.ts';
import { ListingKind, listingsOf } from '../listing-kind.ts';
import { RentPeriod } from './choices.ts';
import { tellings } from './telling.ts';

const said = { nullable: true, description: 'As it stands in the form.' };

@InputType({ description: 'Facts of a listing of which texts tell.' })
class ToldFacts {
  @Field(() => Int, said)
  amount?: number | null;

  @Field(() => RentPeriod, said)
  rentPeriod?: RentPeriod | null;

  @Field(() => Int, said)
  cheques?: number | null;

  @Field(() => Boolean, said)
  priceOnRequest?: boolean | null;

  @Field(() => Int, said)
  bedroomCount?: number | null;

  @Field(() => Boolean, said)
  maidsRoom?: boolean | null;

  @Field(() => Int, said)
  bathroomCount?: number | null;

  @Field(() => Int, said)
  builtUpArea?: number | null;

  @Field(() => Int, said)
  plotArea?: number | null;

  @Field(() => String, said)
  placeId?: string | null;

  @Field(() => String, said)
  building?: string | null;
}

@ObjectType({ description: 'A text of a listing as it is written from facts.' })
class WrittenText {
  @Field(() => String, { description: 'The field of the text, such as `price`.' })
  field: string;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

/** How texts are written where facts are said and they are not. */
@Resolver()
export class WritingResolver {
  @Authorized()
  @Query(() => [WrittenText], {
    description:
      'How the texts of a listing would be written from facts; those of which too little is said are left out.',
  })
  writtenTexts(
    @Arg('kind', () => ListingKind, { description: 'The kind of the listing.' }) kind: ListingKind,
    @Arg('facts', () => ToldFacts, { description: 'What is said of it.' }) facts: ToldFacts,
  ): WrittenText[] {
    return Object.entries(tellings).flatMap(([property, telling]) => {
      const text = telling.write(Object.fromEntries(Object.entries(facts)));
      return text === null ? [] : [{ field: fieldAt(listingsOf[kind], property).name, text }];
    });
  }
}
