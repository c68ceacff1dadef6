import type { ListingName } from './listing-name.ts';
import type { Bounds } from '../../schema/search.ts';
import type { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';

/** Whether a home is for sale or for rent. */
export enum Purpose {
  SALE = 'sale',
  RENT = 'rent',
}

/** Number of bedrooms that stands for that many or more. */
export const MANY_BEDROOMS = 7;

/** The filters for which a search counts facets. */
export interface FacetFilter {
  purpose?: Purpose | undefined;
  types?: readonly PropertyType[] | undefined;
  /** Ids of places and landmarks; homes in places within them and near the landmarks match. */
  places?: readonly string[] | undefined;
  /** Numbers of bedrooms, up to `MANY_BEDROOMS`. */
  bedrooms?: readonly number[] | undefined;
  furnishing?: readonly Furnishing[] | undefined;
  completion?: Completion | undefined;
  /** A home must have all of them. */
  amenities?: readonly Amenity[] | undefined;
  /** A home must have all of them. */
  views?: readonly View[] | undefined;
}

/** A validated filter of homes. A missing field matches every home, an empty list none. */
export interface HomeFilter extends FacetFilter {
  /** In dirhams: the price, or the yearly rent. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** A home must have at least one amenity of each group. */
  anyAmenities?: readonly (readonly Amenity[])[] | undefined;
  /** A home must have at least one view of each group. */
  anyViews?: readonly (readonly View[])[] | undefined;
  /** Accepts at least so many cheques a year; 1: is paid in one cheque only. */
  cheques?: number | undefined;
  /** At least so many. */
  bathrooms?: number | undefined;
  /** Built-up area in square decimetres. */
  areaFrom?: number | undefined;
  areaTo?: number | undefined;
  /** The one listing that the words name. */
  listing?: ListingName | undefined;
  /** Names of buildings as listings have them; a home must be in one of them. */
  buildings?: readonly string[] | undefined;
  /** Ids of landmarks; a home must be near one of them. */
  near?: readonly string[] | undefined;
  /** The area on the map. A home without a pin is at the centre of its place. */
  within?: Bounds | undefined;
  /** A home must have none of these values. */
  excluded?: Omit<FacetFilter, 'purpose' | 'completion'> | undefined;
  /** The time after which a home was published, as PostgreSQL writes it. */
  publishedAfter?: string | undefined;
  /** A text search query of PostgreSQL, as `toSearchQuery` writes it. */
  words?: string | undefined;
}

/** The orders of homes. Homes without the value come last. */
export enum HomeSort {
  NEWEST = 'newest',
  PRICE_LOW = 'price_low',
  PRICE_HIGH = 'price_high',
  AREA_LARGE = 'area_large',
  AREA_SMALL = 'area_small',
  VALUE = 'value',
}
