import data from './places.json' with { type: 'json' };

/** The languages of the site. */
export type Language = 'en' | 'ar' | 'ru' | 'zh';

export type PlaceKind = 'city' | 'district' | 'community' | 'sub-community' | 'island' | 'free-zone';

/** A part of Dubai, under the name that portals and brokers use; the areas of the land registry are others. */
export interface Place {
  /** Stored with listings and part of URLs: never changes. */
  id: string;
  names: Readonly<Record<Language, string>>;
  kind: PlaceKind;
  /** Id of the place around it; null for the city. */
  parent: string | null;
  /** Degrees of the centre, with three decimals. */
  lat: number;
  lng: number;
  /** Source of the centre. GeoNames requires attribution (CC BY 4.0); `approximate` is too coarse for distances. */
  source: 'geonames' | 'portal-sample' | 'approximate';
  /** Other names in any of the languages, common misspellings included. */
  aliases: readonly string[];
}

/** All places, the city first. */
export const places = data as readonly Place[];

const byId = new Map(places.map((place) => [place.id, place]));

export const placeOf = (id: string): Place | undefined => byId.get(id);

/** The places around a place, the innermost first and the city last. */
export function parentsOf({ parent }: Place): readonly Place[] {
  const next = parent === null ? undefined : placeOf(parent);
  return next ? [next, ...parentsOf(next)] : [];
}

/** Whether a place is another one or lies in it. */
export const isWithin = (place: Place, around: Place): boolean =>
  place.id === around.id || parentsOf(place).includes(around);

/** The ids of a place and all places in it; empty for an unknown id. */
export const placesWithin = (id: string): string[] => {
  const around = placeOf(id);
  return around ? places.filter((place) => isWithin(place, around)).map((place) => place.id) : [];
};
