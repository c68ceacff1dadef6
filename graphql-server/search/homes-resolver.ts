import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { LARGEST_ID } from '../collections/declaring/ids.ts';
import { pageCost, type CostEstimator } from '../collections/graphql/cost.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { limitOf } from '../collections/reading/page.ts';
import { toPlaceType, type PlaceType } from '../places/place-resolver.ts';
import { parentsOf, placeOf, type Place } from '../places/place.ts';
import { HomeFilterInput, sortOf } from './home-filter-input.ts';
import { HomeSort } from './home-filter.ts';
import { homesOf } from './home-serializer.ts';
import { Homes, interpretationOf, SEARCH_COST, type Choice, type HomeChoices } from './homes.ts';
import type { Facets, HomePage } from './search-homes.ts';
import { ALL_MATCHED, type WordMatches } from './word-corrections.ts';

const DEFAULT_LIMIT = 12;

/** The fields that need the search of a page; a map selects none of them. */
const PAGE_FIELDS: readonly (keyof Homes)[] = [
  'items',
  'page',
  'total',
  'totalPages',
  'choices',
  'interpretation',
];
const NO_PAGE: HomePage & { words: WordMatches } = {
  ids: [],
  page: 1,
  pages: 1,
  total: 0,
  facets: null,
  words: ALL_MATCHED,
};

@ArgsType()
class HomesArguments {
  @Field(() => HomeFilterInput, {
    nullable: true,
    description: 'Filter of the homes; all homes by default.',
  })
  filter?: HomeFilterInput | null;

  @Field(() => HomeSort, { defaultValue: HomeSort.NEWEST, description: 'The sort order.' })
  sort: HomeSort;

  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: DEFAULT_LIMIT, description: 'Homes per page, 1 to 1000.' })
  limit: number;
}

const homesCost: CostEstimator = (selected) => SEARCH_COST + pageCost(selected);

/** The search of homes by their facts, of every kind together. */
@Resolver()
export class HomesResolver {
  @Query(() => Homes, { complexity: homesCost, description: 'Searches the published homes.' })
  async homes(
    @Args(() => HomesArguments) { filter: input, sort, page, limit: requested }: HomesArguments,
    @Ctx() { stores, services: { search } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Homes> {
    const limit = limitOf(requested);
    const withFacets = selectsAny(info, 'choices');
    const { filter, query } = await search.interpret(input ?? {});
    const request = {
      sort: sortOf(sort, query),
      limit,
      withFacets,
      page: Math.min(Math.max(1, page), LARGEST_ID),
    };
    const found = selectsAny(info, ...PAGE_FIELDS) ? await search.searchHomes(filter, request) : NO_PAGE;
    const { total, ids, facets } = found;
    return {
      filter,
      interpretation: interpretationOf(query, found.words),
      items: selectsAny(info, 'items') ? await homesOf(stores, ids) : [],
      page: found.page,
      limit,
      total,
      totalPages: found.pages,
      choices: facets && choicesIn(facets),
    };
  }
}

function choicesIn(facets: Facets): HomeChoices {
  return {
    purposes: choicesOf(facets.purpose),
    types: choicesOf(facets.types),
    places: placesIn(facets.places),
    bedrooms: choicesOf(facets.bedrooms)
      .map(({ value, homes }) => ({ value: Number(value), homes }))
      .sort((one, other) => one.value - other.value),
    furnishing: choicesOf(facets.furnishing),
    completion: choicesOf(facets.completion),
    amenities: choicesOf(facets.amenities),
    views: choicesOf(facets.views),
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
