import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Field, ID, Info, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { LARGEST_ID, toIds } from '../collections/definitions/ids.ts';
import type { CostEstimator } from '../collections/graphql/cost.ts';
import { selectsAny } from '../collections/graphql/selected-fields.ts';
import { limitOf } from '../collections/queries/page.ts';
import { Listing } from '../listings/listing.ts';
import { toPlaceType, type PlaceType } from '../places/place-resolver.ts';
import { parentsOf, placeOf, type Place } from '../places/place.ts';
import { HomeFilterInput, sortOf } from './home-filter-input.ts';
import { HomeSort } from './home-filter.ts';
import { homesOf } from './home-serializer.ts';
import { Homes, interpretationOf, searchCost, type FacetValue, type HomeFacets } from './homes.ts';
import type { Facets, HomePage } from './search-homes.ts';
import { ALL_MATCHED, type WordMatches } from './word-corrections.ts';

const DEFAULT_LIMIT = 12;

/** The fields that need the search of a page; a map selects none of them. */
const PAGE_FIELDS: readonly (keyof Homes)[] = [
  'items',
  'page',
  'total',
  'totalPages',
  'facets',
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

/** Most homes of one request: as many as a visitor's browser stores. */
const MAX_IDS = 60;

const homesByIdCost: CostEstimator = ({ args, childComplexity }) =>
  1 + Math.min(MAX_IDS, (args as { ids: unknown[] }).ids.length) * childComplexity;

/** Homes of every kind: the search by their facts, and homes by their ids. */
@Resolver()
export class HomesResolver {
  @Query(() => Homes, { complexity: searchCost, description: 'Searches the published homes.' })
  async homes(
    @Args(() => HomesArguments) { filter: input, sort, page, limit: requested }: HomesArguments,
    @Ctx() { stores, services: { search } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Homes> {
    const limit = limitOf(requested);
    const withFacets = selectsAny(info, 'facets');
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
      facets: facets && facetsIn(facets),
    };
  }

  @Query(() => [Listing], {
    complexity: homesByIdCost,
    description: `The homes with these ids, 1 to ${MAX_IDS}, in the given order. Homes that do not exist are left out.`,
  })
  homesByIds(
    @Arg('ids', () => [ID], { description: 'Ids of listings of any kind.' }) ids: string[],
    @Ctx() { stores }: Context,
  ): Promise<Listing[]> {
    return homesOf(stores, toIds(ids, MAX_IDS));
  }
}

function facetsIn(facets: Facets): HomeFacets {
  return {
    purposes: valuesOf(facets.purpose),
    types: valuesOf(facets.types),
    places: placesIn(facets.places),
    bedrooms: valuesOf(facets.bedrooms)
      .map(({ value, count }) => ({ value: Number(value), count }))
      .sort((one, other) => one.value - other.value),
    furnishing: valuesOf(facets.furnishing),
    completion: valuesOf(facets.completion),
    amenities: valuesOf(facets.amenities),
    views: valuesOf(facets.views),
  };
}

const valuesOf = (counts: ReadonlyMap<string, number>): FacetValue<string>[] =>
  [...counts].map(([value, count]) => ({ value, count })).sort(byCount);

const byCount = (one: FacetValue<unknown>, other: FacetValue<unknown>) => other.count - one.count;

/** The homes of each place and of all that lies in it. */
function placesIn(counts: ReadonlyMap<string, number>): FacetValue<PlaceType>[] {
  const sums = new Map<Place, number>();
  for (const [id, count] of counts) {
    const place = placeOf(id);
    if (!place) continue;
    for (const one of [place, ...parentsOf(place)]) {
      if (one.kind !== 'city') sums.set(one, (sums.get(one) ?? 0) + count);
    }
  }
  return [...sums].map(([place, count]) => ({ value: toPlaceType(place), count })).sort(byCount);
}
