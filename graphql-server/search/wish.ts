import type { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';

/** Whether a home is wanted to own or to rent. */
export enum Purpose {
  SALE = 'sale',
  RENT = 'rent',
}

/** What can be chosen among the homes on offer: the words of which each choice has a count. */
export interface Choices {
  purpose?: Purpose | undefined;
  types?: readonly PropertyType[] | undefined;
  /** Ids of places; what lies in them lies there too. */
  places?: readonly string[] | undefined;
  /** Numbers of bedrooms; `MANY_BEDROOMS` are that many or more. */
  bedrooms?: readonly number[] | undefined;
  furnishing?: readonly Furnishing[] | undefined;
  completion?: Completion | undefined;
  /** All of them are wanted. */
  amenities?: readonly Amenity[] | undefined;
}

/** What homes are wanted: judged already, never text as it was typed but for its words. */
export interface Wish extends Choices {
  /** In dirhams: the price, or the rent of a year. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** At least so many. */
  bathrooms?: number | undefined;
  /** Built-up area in square decimetres. */
  areaFrom?: number | undefined;
  areaTo?: number | undefined;
  /** A search of words, as the database takes it. */
  words?: string | undefined;
}

/** From so many bedrooms on they are counted together. */
export const MANY_BEDROOMS = 7;

/** By what homes are put in order; those that lack it stand last. */
export enum HomeSort {
  NEWEST = 'newest',
  PRICE_LOW = 'price_low',
  PRICE_HIGH = 'price_high',
  AREA_LARGE = 'area_large',
  AREA_SMALL = 'area_small',
  VALUE = 'value',
}

/** One page of what is found, in an order. */
export interface Paging {
  sort: HomeSort;
  page: number;
  limit: number;
}

/** How many homes each choice would find, all the other choices as they are. */
export type Counts = Record<keyof Choices, ReadonlyMap<string, number>>;

export interface Found {
  total: number;
  /** The page as it is: one beyond the end is the last. */
  page: number;
  /** How many pages there are, at least 1. */
  pages: number;
  ids: number[];
  counts: Counts;
}

/** Finds homes by their facts. */
export interface Search {
  find(wish: Wish, paging: Paging): Promise<Found>;
}

/** What the resolvers of a search find in the GraphQL context of one request. */
export interface SearchContext {
  search: Search;
}
