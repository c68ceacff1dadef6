import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { Args, ArgsType, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { LARGEST_ID } from '../collections/declaring/ids.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { childrenCost } from '../collections/graphql/cost.ts';
import { limitOf } from '../collections/reading/page.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { Listing } from '../listings/listing.ts';
import { PlaceType } from '../places/place-type.ts';
import { parentsOf, placeOf, type Place } from '../places/place.ts';
import { MOST_REACHED } from './columns.ts';
import { homesOf } from './told.ts';
import { HomeFilter, wishOf } from './home-filter.ts';
import { HomeSort, Purpose, type Counts, type SearchContext } from './wish.ts';

/** Homes on a page of what is found when nobody says otherwise. */
const PER_PAGE = 12;
/** What it takes to look through 100,000 homes and to count every choice, in fields (see `collections/graphql/cost.ts`). */
const SEARCHING = 8_000;

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

interface Choice<Value> {
  value: Value;
  homes: number;
}

@ObjectType({ description: 'What can be chosen among homes, with how many each choice finds.' })
class HomeChoices {
  @Field(() => [PurposeChoice], { description: 'To own or to rent.' })
  purposes: Choice<string>[];

  @Field(() => [TypeChoice], { description: 'Types of home, the most frequent first.' })
  types: Choice<string>[];

  @Field(() => [PlaceChoice], {
    description: 'Places with the most homes first; those that lie in one count there too.',
  })
  places: Choice<Place>[];

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
class Homes {
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

  @Field(() => HomeChoices, { description: 'What can be chosen.' })
  choices: HomeChoices;
}

@ArgsType()
class HomesArguments {
  @Field(() => HomeFilter, {
    nullable: true,
    description: 'What homes are wanted; all of them when not given.',
  })
  filter?: HomeFilter | null;

  @Field(() => HomeSort, { defaultValue: HomeSort.NEWEST, description: 'In which order.' })
  sort: HomeSort;

  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: PER_PAGE, description: 'Homes on a page, 1 to 1000.' })
  limit: number;
}

const homesCost = (asked: ComplexityEstimatorArgs): number => SEARCHING + childrenCost(asked);

/** The search of homes by their facts, of every kind together. */
@Resolver()
export class SearchResolver {
  @Query(() => Homes, { complexity: homesCost, description: 'Homes on offer, by their facts.' })
  async homes(
    @Args(() => HomesArguments) { filter, sort, page, limit: asked }: HomesArguments,
    @Ctx() { search, stores }: CollectionContext & SearchContext,
  ): Promise<Homes> {
    const limit = limitOf(asked);
    const paging = { sort, limit, page: Math.min(Math.max(1, page), LARGEST_ID) };
    const found = await search.find(wishOf(filter ?? {}), paging);
    const { total, ids, counts } = found;
    return {
      items: await homesOf(stores, ids),
      page: found.page,
      limit,
      total,
      totalPages: found.pages,
      choices: choicesIn(counts),
    };
  }
}

function choicesIn(counts: Counts): HomeChoices {
  return {
    purposes: choicesOf(counts.purpose),
    types: choicesOf(counts.types),
    places: placesIn(counts.places),
    bedrooms: choicesOf(counts.bedrooms)
      .map(({ value, homes }) => ({ value: Number(value), homes }))
      .sort((one, other) => one.value - other.value),
    furnishing: choicesOf(counts.furnishing),
    completion: choicesOf(counts.completion),
    amenities: choicesOf(counts.amenities),
  };
}

const choicesOf = (counts: ReadonlyMap<string, number>): Choice<string>[] =>
  [...counts].map(([value, homes]) => ({ value, homes })).sort(byHomes);

const byHomes = (one: Choice<unknown>, other: Choice<unknown>) => other.homes - one.homes;

/** The homes of each place and of all that lies in it. */
function placesIn(counts: ReadonlyMap<string, number>): Choice<Place>[] {
  const sums = new Map<Place, number>();
  for (const [id, homes] of counts) {
    const place = placeOf(id);
    if (!place) continue;
    for (const one of [place, ...parentsOf(place)]) {
      if (one.kind !== 'city') sums.set(one, (sums.get(one) ?? 0) + homes);
    }
  }
  return [...sums].map(([value, homes]) => ({ value, homes })).sort(byHomes);
}
