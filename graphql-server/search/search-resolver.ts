import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Int, Query, Resolver } from 'type-graphql';
import { LARGEST_ID } from '../collections/declaring/ids.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { pageCost, type CostEstimator } from '../collections/graphql/cost.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { limitOf } from '../collections/reading/page.ts';
import { toPlaceType, type PlaceType } from '../places/place-resolver.ts';
import { parentsOf, placeOf, type Place } from '../places/place.ts';
import { HomeFilter, interpretFilter } from './home-filter.ts';
import { Homes, interpretationOf, SEARCHING, type Choice, type HomeChoices } from './homes.ts';
import { homesOf } from './told.ts';
import { HomeSort, type Counts, type Found, type SearchContext } from './wish.ts';

/** Homes on a page of what is found when nobody says otherwise. */
const PER_PAGE = 12;

/** What is known of a page that was looked for; a map, which shows all that is found, asks for none of it. */
const OF_A_PAGE: readonly (keyof Homes)[] = [
  'items',
  'page',
  'total',
  'totalPages',
  'choices',
  'interpretation',
];
const NOT_LOOKED_FOR: Found = {
  ids: [],
  page: 1,
  pages: 1,
  total: 0,
  counts: null,
  words: { corrections: new Map(), unmatched: [] },
};

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

const homesCost: CostEstimator = (selected) => SEARCHING + pageCost(selected);

/** The search of homes by their facts, of every kind together. */
@Resolver()
export class SearchResolver {
  @Query(() => Homes, { complexity: homesCost, description: 'Homes on offer, by their facts.' })
  async homes(
    @Args(() => HomesArguments) { filter, sort, page, limit: asked }: HomesArguments,
    @Ctx() { search, stores }: CollectionContext & SearchContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Homes> {
    const limit = limitOf(asked);
    const isUncounted = !selectsAny(info, 'choices');
    const paging = { sort, limit, isUncounted, page: Math.min(Math.max(1, page), LARGEST_ID) };
    const { wish, query } = interpretFilter(filter ?? {});
    const found = selectsAny(info, ...OF_A_PAGE) ? await search.find(wish, paging) : NOT_LOOKED_FOR;
    const { total, ids, counts } = found;
    return {
      wish,
      interpretation: interpretationOf(query, found.words),
      items: selectsAny(info, 'items') ? await homesOf(stores, ids) : [],
      page: found.page,
      limit,
      total,
      totalPages: found.pages,
      choices: counts && choicesIn(counts),
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
function placesIn(counts: ReadonlyMap<string, number>): Choice<PlaceType>[] {
  const sums = new Map<Place, number>();
  for (const [id, homes] of counts) {
    const place = placeOf(id);
    if (!place) continue;
    for (const one of [place, ...parentsOf(place)]) {
      if (one.kind !== 'city') sums.set(one, (sums.get(one) ?? 0) + homes);
    }
  }
  return [...sums].map(([place, homes]) => ({ value: toPlaceType(place), homes })).sort(byHomes);
}
