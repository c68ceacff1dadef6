import { Field, Int, ObjectType } from 'type-graphql';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { Listing } from '../listings/listing.ts';
import { PlaceType } from '../places/place-type.ts';
import { MOST_REACHED, Purpose, type Wish } from './wish.ts';

/** What it takes to find some of a million homes, in fields (see `collections/graphql/cost.ts`): 2 ms mostly, 10 at the most. */
export const SEARCHING = 1_000;
/** As many choices of each word as there are on average. */
const CHOICES = 30;

/** A choice of one word, and how many homes it would find with all the other choices as they are. */
function choiceOf(name: string, type: () => object, of: string) {
  @ObjectType(name, {
    description: `A choice of ${of}, and how many homes it finds, the other choices as they are.`,
  })
  class Choice {
    @Field(type as () => StringConstructor, { description: 'What is chosen.' })
    value: unknown;

    @Field(() => Int, { description: 'How many homes it finds.' })
    homes: number;
  }
  return Choice;
}

const PurposeChoice = choiceOf('PurposeChoice', () => Purpose, 'purpose');
const TypeChoice = choiceOf('PropertyTypeChoice', () => PropertyType, 'type');
const PlaceChoice = choiceOf('PlaceChoice', () => PlaceType, 'place');
const BedroomChoice = choiceOf('BedroomChoice', () => Int, 'bedrooms');
const FurnishingChoice = choiceOf('FurnishingChoice', () => Furnishing, 'furnishing');
const CompletionChoice = choiceOf('CompletionChoice', () => Completion, 'completion');
const AmenityChoice = choiceOf('AmenityChoice', () => Amenity, 'an amenity');

/** A choice, and how many homes it finds. */
export interface Choice<Value> {
  value: Value;
  homes: number;
}

@ObjectType({ description: 'What can be chosen among homes, with how many each choice finds.' })
export class HomeChoices {
  @Field(() => [PurposeChoice], { description: 'To own or to rent.' })
  purposes: Choice<string>[];

  @Field(() => [TypeChoice], { description: 'Types of home, the most frequent first.' })
  types: Choice<string>[];

  @Field(() => [PlaceChoice], {
    description: 'Places with the most homes first; those that lie in one count there too.',
  })
  places: Choice<PlaceType>[];

  @Field(() => [BedroomChoice], {
    description: 'Numbers of bedrooms, the highest standing for all above it.',
  })
  bedrooms: Choice<number>[];

  @Field(() => [FurnishingChoice], { description: 'Ways of furnishing.' })
  furnishing: Choice<string>[];

  @Field(() => [CompletionChoice], { description: 'Standing or being built.' })
  completion: Choice<string>[];

  @Field(() => [AmenityChoice], {
    description: 'Amenities that those have that are found, the most frequent first.',
  })
  amenities: Choice<string>[];
}

@ObjectType({ description: 'A page of the homes that are found, and what else can be chosen.' })
export class Homes {
  /** What they were found by. */
  wish: Wish;

  @Field(() => [Listing], { description: 'The homes of the page.' })
  items: Listing[];

  @Field(() => Int, { description: 'Which page this is; one beyond the end is the last.' })
  page: number;

  @Field(() => Int, { description: 'The most homes a page has.' })
  limit: number;

  @Field(() => Int, { description: 'How many homes are found.' })
  total: number;

  @Field(() => Int, {
    description: `How many pages there are, at least 1; they lead to the first ${MOST_REACHED} homes.`,
  })
  totalPages: number;

  /** Null where nobody asks for them. */
  @Field(() => HomeChoices, {
    complexity: ({ childComplexity }) => CHOICES * childComplexity,
    description: 'What can be chosen.',
  })
  choices: HomeChoices | null;
}
