import type { IgnoredReason } from '../../../schema/interpretation.ts';
import type { Search } from '../../../schema/search.ts';
import type { PricePeriod } from './lexicon.ts';

/** The parts of a search that a query can state; `near` are landmarks that homes must be near beside being in a place. */
export type Facts = { near?: readonly string[] } & Partial<
  Pick<
    Search,
    | 'purpose'
    | 'types'
    | 'places'
    | 'priceFrom'
    | 'priceTo'
    | 'period'
    | 'bedrooms'
    | 'bathrooms'
    | 'areaFrom'
    | 'areaTo'
    | 'furnishing'
    | 'completion'
    | 'amenities'
    | 'views'
    | 'cheques'
    | 'sort'
  >
>;

/** A part of a query: `query.slice(start, end)` is the text with the words that lead to it, such as `in`. */
interface Span {
  text: string;
  start: number;
  end: number;
}

/** Words that state a fact about a home. Several values of one part mean any of them. */
export interface RecognizedFact extends Span {
  facts: Facts;
  /** Homes with the fact are excluded, as in `no pool`. */
  isExcluded?: true;
}

/** A word that states no fact: it is searched in the texts of homes. */
export interface SearchTerm extends Span {
  /** True if the words name buildings or a listing, and are not searched. */
  isName?: true;
  /** The buildings in stock that the words name: homes must be in one of them. */
  buildings?: readonly string[];
}

/** Words that neither state a fact nor are searched. */
export interface IgnoredWords extends Span {
  reason: IgnoredReason;
}

export interface ParsedQuery {
  /** The whole query, in which offsets count. */
  text: string;
  facts: RecognizedFact[];
  terms: SearchTerm[];
  ignored: IgnoredWords[];
}

/** The parts of the search that were chosen in the form, and the buildings in stock that the query may name. */
export interface QueryContext {
  buildings?: readonly string[] | undefined;
  purpose?: Search['purpose'] | undefined;
  period?: PricePeriod | undefined;
}
