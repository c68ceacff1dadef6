import { Field, Int, ObjectType } from 'type-graphql';
import { anyHome, printSearch } from '../../schema/search.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { Listing } from '../listings/listing.ts';
import { PlaceType } from '../places/place-resolver.ts';
import type { ParsedQuery } from './query/parse-query.ts';
import { searchedWords, type WordMatches } from './word-corrections.ts';
import { MAX_REACHABLE } from './search-homes.ts';
import { Purpose, type HomeFilter } from './home-filter.ts';

/** Cost of a search in fields (see `collections/graphql/cost.ts`). */
export const SEARCH_COST = 1_000;
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

@ObjectType({ description: 'Words of a query that state a fact.' })
class RecognizedFact {
  @Field(() => String, { description: 'The words as they were typed.' })
  text: string;

  @Field(() => String, {
    description:
      'The fact as it stands in the address of a search, such as `beds=2`; several values of one name mean any of them.',
  })
  query: string;

  @Field(() => Int, {
    description:
      'Where they begin in the query, in UTF-16 code units; a word that leads to them is included.',
  })
  start: number;

  @Field(() => Int, { description: 'Where they end.' })
  end: number;
}

@ObjectType({ description: 'A word of a query that states no fact: it is searched in the texts of homes.' })
class SearchTerm {
  @Field(() => String, { description: 'The word as it was typed.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The word that was searched in its stead, where no home has it and one has a word one edit away.',
  })
  correction: string | null;

  @Field(() => Boolean, { description: 'Whether a home has it, or its correction.' })
  isFound: boolean;

  @Field(() => Int, { description: 'Where it begins in the query, in UTF-16 code units.' })
  start: number;

  @Field(() => Int, { description: 'Where it ends.' })
  end: number;
}

@ObjectType({ description: 'How the words of a filter were understood.' })
export class Interpretation {
  @Field(() => String, { description: 'The words, as they were given.' })
  words: string;

  @Field(() => [RecognizedFact], { description: 'What states a fact.' })
  facts: RecognizedFact[];

  @Field(() => [SearchTerm], { description: 'What is searched as text.' })
  terms: SearchTerm[];
}

/** How words were understood, and which of those searched as text were corrected or not found. */
export const interpretationOf = (
  { text, facts, terms }: ParsedQuery,
  { corrections, unmatched }: WordMatches,
): Interpretation => ({
  words: text,
  facts: facts.map(({ facts: stated, ...span }) => ({
    ...span,
    query: printSearch({ ...anyHome, ...stated }),
  })),
  terms: terms.map((term) => {
    const searched = searchedWords(term.text);
    const isCorrected = searched.some((word) => corrections.has(word));
    return {
      ...term,
      correction: isCorrected ? searched.map((word) => corrections.get(word) ?? word).join(' ') : null,
      isFound: !searched.some((word) => unmatched.includes(word)),
    };
  }),
});

@ObjectType({ description: 'A page of the homes that are found, and what else can be chosen.' })
export class Homes {
  /** The filter of the search, for fields that are resolved later. */
  filter: HomeFilter;

  @Field(() => Interpretation, { description: 'How the words of the filter were understood.' })
  interpretation: Interpretation;

  @Field(() => [Listing], { description: 'The homes of the page.' })
  items: Listing[];

  @Field(() => Int, { description: 'Which page this is; one beyond the end is the last.' })
  page: number;

  @Field(() => Int, { description: 'The most homes a page has.' })
  limit: number;

  @Field(() => Int, { description: 'How many homes are found.' })
  total: number;

  @Field(() => Int, {
    description: `How many pages there are, at least 1; they lead to the first ${MAX_REACHABLE} homes.`,
  })
  totalPages: number;

  /** Null if the query does not select them. */
  @Field(() => HomeChoices, {
    complexity: ({ childComplexity }) => CHOICES * childComplexity,
    description: 'What can be chosen.',
  })
  choices: HomeChoices | null;
}
