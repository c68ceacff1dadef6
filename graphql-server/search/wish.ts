import type { Bounds } from '../../schema/search.ts';
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
  /** Of each group one is wanted. */
  anyAmenities?: readonly (readonly Amenity[])[] | undefined;
  /** At least so many. */
  bathrooms?: number | undefined;
  /** Built-up area in square decimetres. */
  areaFrom?: number | undefined;
  areaTo?: number | undefined;
  /** With its pin, or the middle of its place where it has none, on this piece of the map. */
  within?: Bounds | undefined;
  /** Words of the texts of a home, as the database takes them; words that state facts are facts by now. */
  words?: string | undefined;
}

/** What became of the words of a search that are looked for in texts. */
export interface WordMatches {
  /** Words that no home has, and the word one edit away that was searched in their stead. */
  corrections: ReadonlyMap<string, string>;
  /** Words that no home has, and none that is near. */
  unmatched: readonly string[];
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
  /** Whether nobody asks how many homes other choices would find. */
  isUncounted?: boolean;
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
  /** Null where nobody asked for them. */
  counts: Counts | null;
  words: WordMatches;
}

/** Where a home stands in an order: what it is put in order by, less than nothing for what lacks it, and its number. */
export interface Position {
  key: number;
  id: number;
  /** Its purpose, where homes are listed by purpose first. */
  purpose?: Purpose | undefined;
}

/** How to read on in an order. */
export interface ReadingOn {
  sort: HomeSort;
  /** From the beginning where nothing is said. */
  after?: Position | undefined;
  most: number;
}

/** Homes that follow each other in an order. */
export interface Stretch {
  total: number;
  homes: Position[];
  /** Whether more follow. */
  goesOn: boolean;
}

/** What is seen of a map, and how closely: zoom 0 shows the world on 256 pixels, each one more twice as large. */
export interface MapView {
  area: Bounds;
  zoom: number;
}

/** Homes that stand so close together that a map shows them as one. */
export interface Cluster extends Bounds {
  /** The middle of its homes, in degrees. */
  latitude: number;
  longitude: number;
  homes: number;
  /** Whether all of them stand at the middle of their place, having no pins. */
  isApproximate: boolean;
  /** The home, where it is one alone. */
  id: number | null;
}

/** Finds homes by their facts. */
export interface Search {
  find(wish: Wish, paging: Paging): Promise<Found>;
  /** Some of the homes that are found, from one on. */
  readOn(wish: Wish, from: ReadingOn): Promise<Stretch>;
  /** What a map shows of the homes that are found, at most `MOST_CLUSTERS`. */
  clusters(wish: Wish, view: MapView): Promise<Cluster[]>;
  /** Homes of the same purpose that stand nearest to one, within `FARTHEST`; none where it has no place. */
  near(id: number, most: number): Promise<number[]>;
  /** Homes of the same purpose and type that are most like one. */
  like(id: number, most: number): Promise<number[]>;
}

/** Pages lead to so many of the homes that are found, in any order. */
export const MOST_REACHED = 10_000;
/** Most clusters on a map. */
export const MOST_CLUSTERS = 300;
/** How far away a home is that is still near another, in kilometres. */
export const FARTHEST = 10;

/** What the resolvers of a search find in the GraphQL context of one request. */
export interface SearchContext {
  search: Search;
}
