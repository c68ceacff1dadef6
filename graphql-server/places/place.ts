import data from './places.json' with { type: 'json' };

/** The four languages of the site. */
export type Language = 'en' | 'ar' | 'ru' | 'zh';

export type PlaceKind = 'city' | 'district' | 'community' | 'sub-community' | 'island' | 'free-zone';

/** A part of Dubai, under the name that portals and brokers give it; the land registry has areas of its own. */
export interface Place {
  /** Never changed: rows and addresses refer to it. */
  id: string;
  names: Readonly<Record<Language, string>>;
  kind: PlaceKind;
  /** The place around it; none around the city. */
  parent: string | null;
  /** Degrees of its middle, to three places. */
  lat: number;
  lng: number;
  /**
   * Where the point is from. One of GeoNames is shown under CC BY 4.0, with its name beside it; an approximate one is
   * good for a map's first view and for nothing that measures.
   */
  source: 'geonames' | 'portal-sample' | 'approximate';
  /** What else people call it, in any of the four languages; usual misspellings among them. */
  aliases: readonly string[];
}

/** Every place that is known, the city first. */
export const places = data as readonly Place[];

const byId = new Map(places.map((place) => [place.id, place]));

export const placeOf = (id: string): Place | undefined => byId.get(id);

/** The places around it, the nearest first and the city last. */
export function parentsOf({ parent }: Place): readonly Place[] {
  const next = parent === null ? undefined : placeOf(parent);
  return next ? [next, ...parentsOf(next)] : [];
}

/** The places that lie in it with nothing between. */
export const childrenOf = ({ id }: Place): readonly Place[] => places.filter(({ parent }) => parent === id);

/** Whether one place is the other, or lies in it. */
export const isWithin = (place: Place, around: Place): boolean =>
  place.id === around.id || parentsOf(place).includes(around);

/** Ids of a place and of all that lies in it; none for what is no place. */
export const placesWithin = (id: string): string[] => {
  const around = placeOf(id);
  return around ? places.filter((place) => isWithin(place, around)).map((place) => place.id) : [];
};
