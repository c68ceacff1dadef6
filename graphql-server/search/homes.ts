import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageCost, type CostEstimator } from '../collections/graphql/cost.ts';
import type { IgnoredReason } from '../../schema/interpretation.ts';
import { emptySearch, printSearch } from '../../schema/search.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
import { Listing } from '../listings/listing.ts';
import { PlaceType } from '../places/place-resolver.ts';
import type { ParsedQuery } from './query/parsed-query.ts';
import { searchedWords, type WordMatches } from './word-corrections.ts';
import { MAX_REACHABLE } from './search-homes.ts';
import { Purpose, type HomeFilter } from './home-filter.ts';

/** Cost of a search in fields (see `collections/graphql/cost.ts`). */
const SEARCH_COST = 1_000;

/** The cost of a search and of the records of its page. */
export const searchCost: CostEstimator = (selected) => SEARCH_COST + pageCost(selected);

/** Average number of values of a facet. */
const FACET_VALUES = 30;

/** Declares the type of a facet value with the number of homes that it finds together with the other filters. */
function facetValueOf(name: string, type: () => object, of: string) {
  @ObjectType(name, {
    description: `A facet value of ${of}, with the number of homes that it finds together with the other filters.`,
  })
  class FacetValue {
    @Field(type as () => StringConstructor, { description: 'The value.' })
    value: unknown;

    @Field(() => Int, { description: 'Number of homes that it finds.' })
    count: number;
  }
  return FacetValue;
}

const PurposeFacetValue = facetValueOf('PurposeFacetValue', () => Purpose, 'purpose');
const TypeFacetValue = facetValueOf('PropertyTypeFacetValue', () => PropertyType, 'type');
const PlaceFacetValue = facetValueOf('PlaceFacetValue', () => PlaceType, 'place');
const BedroomFacetValue = facetValueOf('BedroomFacetValue', () => Int, 'bedrooms');
const FurnishingFacetValue = facetValueOf('FurnishingFacetValue', () => Furnishing, 'furnishing');
const CompletionFacetValue = facetValueOf('CompletionFacetValue', () => Completion, 'completion');
const AmenityFacetValue = facetValueOf('AmenityFacetValue', () => Amenity, 'an amenity');
const ViewFacetValue = facetValueOf('ViewFacetValue', () => View, 'a view');

export interface FacetValue<Value> {
  value: Value;
  count: number;
}

@ObjectType({ description: 'The facets of a search: the values of each filter, with the number of homes.' })
export class HomeFacets {
  @Field(() => [PurposeFacetValue], { description: 'For sale or for rent.' })
  purposes: FacetValue<string>[];

  @Field(() => [TypeFacetValue], { description: 'Types of home, most frequent first.' })
  types: FacetValue<string>[];

  @Field(() => [PlaceFacetValue], {
    description:
      'Places, those with the most homes first. A place includes the homes of the places within it.',
  })
  places: FacetValue<PlaceType>[];

  @Field(() => [BedroomFacetValue], {
    description: 'Numbers of bedrooms; the highest includes all greater numbers.',
  })
  bedrooms: FacetValue<number>[];

  @Field(() => [FurnishingFacetValue], { description: 'Kinds of furnishing.' })
  furnishing: FacetValue<string>[];

  @Field(() => [CompletionFacetValue], { description: 'Completed or off plan.' })
  completion: FacetValue<string>[];

  @Field(() => [AmenityFacetValue], {
    description: 'Amenities of the homes found, most frequent first.',
  })
  amenities: FacetValue<string>[];

  @Field(() => [ViewFacetValue], { description: 'Views of the homes found, most frequent first.' })
  views: FacetValue<string>[];
}

@ObjectType({ description: 'Words of a query that were recognized as a fact.' })
class RecognizedFact {
  @Field(() => String, { description: 'The words as typed.' })
  text: string;

  @Field(() => String, {
    description:
      'The fact as a query parameter of the search page, such as `beds=2`. Several values of one parameter match any of them. Empty for the default order, newest first.',
  })
  query: string;

  @Field(() => Boolean, { description: 'Whether homes with the fact are excluded, as in `no pool`.' })
  isExcluded: boolean;

  @Field(() => Int, {
    description: 'Start of the words in the query, in UTF-16 code units; includes a preposition before them.',
  })
  start: number;

  @Field(() => Int, { description: 'End of the words in the query, exclusive, in UTF-16 code units.' })
  end: number;
}

@ObjectType({
  description:
    'A word of a query that is not a fact. It is searched in the texts of homes; the name of a building in stock is that of the building.',
})
class SearchTerm {
  @Field(() => String, {
    description: "The word as typed, or the one that homes have for it: `maid` for `maid's room`.",
  })
  text: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The word that was searched instead, if no home contains the typed word and one contains a word within one edit.',
  })
  correction: string | null;

  @Field(() => Boolean, { description: 'Whether a home contains the word or its correction.' })
  isFound: boolean;

  @Field(() => Int, { description: 'Start of the word in the query, in UTF-16 code units.' })
  start: number;

  @Field(() => Int, { description: 'End of the word in the query, exclusive, in UTF-16 code units.' })
  end: number;
}

const IGNORED_REASONS: Record<IgnoredReason, { value: IgnoredReason; description: string }> = {
  CURRENCY: { value: 'CURRENCY', description: 'An amount in another currency: amounts are in dirhams.' },
  FILLER: { value: 'FILLER', description: 'A wish that no home can be filtered by, such as `nice`.' },
  UNSUPPORTED: { value: 'UNSUPPORTED', description: 'A condition that the search does not have.' },
};

const IgnoredReasonEnum = Object.fromEntries(
  Object.entries(IGNORED_REASONS).map(([name, { value }]) => [name, value]),
);

registerEnumType(IgnoredReasonEnum, {
  name: 'IgnoredReason',
  description: 'Why words of a query are not used.',
  valuesConfig: IGNORED_REASONS,
});

@ObjectType({ description: 'Words of a query that neither state a fact nor are searched.' })
class IgnoredWords {
  @Field(() => String, { description: 'The words as typed.' })
  text: string;

  @Field(() => IgnoredReasonEnum, { description: 'Why they are not used.' })
  reason: IgnoredReason;

  @Field(() => Int, { description: 'Start of the words in the query, in UTF-16 code units.' })
  start: number;

  @Field(() => Int, { description: 'End of the words in the query, exclusive, in UTF-16 code units.' })
  end: number;
}

@ObjectType({ description: 'How the words of a filter were interpreted.' })
export class Interpretation {
  @Field(() => String, { description: 'The words as given.' })
  words: string;

  @Field(() => [RecognizedFact], { description: 'The recognized facts.' })
  facts: RecognizedFact[];

  @Field(() => [SearchTerm], { description: 'The words that are searched as text.' })
  terms: SearchTerm[];

  @Field(() => [IgnoredWords], { description: 'The words that are not used.' })
  ignored: IgnoredWords[];
}

/** How words were understood, and which of those searched as text were corrected or not found. */
export const interpretationOf = (
  { text, facts, terms, ignored }: ParsedQuery,
  { corrections, unmatched }: WordMatches,
): Interpretation => ({
  words: text,
  ignored,
  facts: facts.map(({ facts: { near = [], ...stated }, isExcluded = false, ...span }) => ({
    ...span,
    isExcluded,
    query: printSearch({ ...emptySearch, ...stated, places: [...(stated.places ?? []), ...near] }),
  })),
  terms: terms.map(({ text: typed, start, end, isName }) => {
    const span = { text: typed, start, end };
    if (isName) return { ...span, correction: null, isFound: true };
    const searched = searchedWords(typed);
    const isCorrected = searched.some((word) => corrections.has(word));
    return {
      ...span,
      correction: isCorrected ? searched.map((word) => corrections.get(word) ?? word).join(' ') : null,
      isFound: !searched.some((word) => unmatched.includes(word)),
    };
  }),
});

@ObjectType({ description: 'A page of the homes found, and the facets of the search.' })
export class Homes {
  /** The filter of the search, for fields that are resolved later. */
  filter: HomeFilter;

  @Field(() => Interpretation, { description: 'How the words of the filter were interpreted.' })
  interpretation: Interpretation;

  @Field(() => [Listing], { description: 'The homes of the page.' })
  items: Listing[];

  @Field(() => Int, { description: 'Page number. A page beyond the end is the last page.' })
  page: number;

  @Field(() => Int, { description: 'Maximum number of homes per page.' })
  limit: number;

  @Field(() => Int, { description: 'Total number of homes found.' })
  total: number;

  @Field(() => Int, {
    description: `Number of pages, at least 1; they contain the first ${MAX_REACHABLE} homes.`,
  })
  totalPages: number;

  /** Null if the query does not select them. */
  @Field(() => HomeFacets, {
    complexity: ({ childComplexity }) => FACET_VALUES * childComplexity,
    description: 'The facets of the search.',
  })
  facets: HomeFacets | null;
}
