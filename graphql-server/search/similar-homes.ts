import type { Queryable } from '../database/statement.ts';
import { isPublished } from '../published.ts';
import { KILOMETRES_PER_DEGREE } from '../places/landmarks.ts';
import { placeOf, places } from '../places/place.ts';

/** Distance up to which a home is nearby, in kilometres. */
export const MAX_KILOMETRES = 10;

/** The nearest homes are looked for within these distances, until there are enough of them. */
const RADII = [1, MAX_KILOMETRES];

/** $1 id. */
const POSITION = 'select purpose, place, latitude, longitude from homes where id = $1';

/**
 * $1 id, $2 purpose, $3 latitude, $4 longitude, $5 distance in kilometres, $6 limit; $7, $8 and $9 ids, latitudes and longitudes
 * of the places within that distance, for homes without pins.
 */
const NEARBY = `with nearby as (
      select h.id, ${KILOMETRES_PER_DEGREE} * sqrt((coalesce(h.latitude, p.lat) - $3::float8) ^ 2
        + ((coalesce(h.longitude, p.lng) - $4::float8) * cos(radians($3::float8))) ^ 2) as kilometres
      from homes h left join unnest($7::text[], $8::float8[], $9::float8[]) p (id, lat, lng) on p.id = h.place
      where h.id <> $1 and h.purpose = $2 and ${isPublished('h')} and (h.latitude is null and p.id is not null
        or h.latitude between $3::float8 - $5::float8 / ${KILOMETRES_PER_DEGREE} and $3::float8 + $5::float8 / ${KILOMETRES_PER_DEGREE}))
    select id from nearby where kilometres <= $5::float8 order by kilometres, id limit $6`;

interface HomePosition {
  purpose: string;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Finds the nearest homes of the same purpose, within `MAX_KILOMETRES`. A home without a pin is at the centre of its place. */
export async function findNearby(database: Queryable, id: number, limit: number): Promise<number[]> {
  const [home] = await database.query<HomePosition>(POSITION, [id]);
  if (!home) return [];
  const place = home.place === null ? undefined : placeOf(home.place);
  const [latitude, longitude] = [home.latitude ?? place?.lat, home.longitude ?? place?.lng];
  if (latitude === undefined || longitude === undefined) return [];
  let ids: number[] = [];
  for (const radius of RADII) {
    const around = places.filter(({ lat, lng }) => {
      const east = (lng - longitude) * Math.cos((latitude * Math.PI) / 180);
      return KILOMETRES_PER_DEGREE * Math.hypot(lat - latitude, east) <= radius;
    });
    const centres = [around.map((one) => one.id), around.map(({ lat }) => lat), around.map(({ lng }) => lng)];
    const values = [id, home.purpose, latitude, longitude, radius, limit, ...centres];
    ids = (await database.query<{ id: number }>(NEARBY, values)).map((row) => row.id);
    if (ids.length >= limit) break;
  }
  return ids;
}

/** Parts of the distance between two homes, next to the logarithms of the ratios of their prices and areas. */
const UNKNOWN_RATIO_DISTANCE = 0.5;
const DISTANCE_PER_BEDROOM = 0.3;
const MAX_BEDROOM_DISTANCE = 2;
const OTHER_PLACE_DISTANCE = 0.3;

/** $1 id, $2 limit. */
const SIMILAR = `select h.id from homes own join homes h on h.purpose = own.purpose and h.type = own.type and h.id <> own.id and ${isPublished('h')}
    where own.id = $1
    order by coalesce(abs(ln(nullif(h.price, 0) / nullif(own.price, 0))), ${UNKNOWN_RATIO_DISTANCE})
      + coalesce(abs(ln(nullif(h.area, 0) / nullif(own.area, 0))), ${UNKNOWN_RATIO_DISTANCE}) / 2
      + case when h.bedrooms is null and own.bedrooms is null then 0
          else coalesce(least(abs(h.bedrooms - own.bedrooms) * ${DISTANCE_PER_BEDROOM}, ${MAX_BEDROOM_DISTANCE}), ${MAX_BEDROOM_DISTANCE}) end
      + case when h.place is not distinct from own.place then 0 else ${OTHER_PLACE_DISTANCE} end,
      h.id
    limit $2`;

/** Finds the homes of the same purpose and type that are most similar in price, area, bedrooms and place. */
export async function findSimilar(database: Queryable, id: number, limit: number): Promise<number[]> {
  return (await database.query<{ id: number }>(SIMILAR, [id, limit])).map((row) => row.id);
}
