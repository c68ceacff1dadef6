import 'reflect-metadata';
import { entities } from '../graphql-server/collections.ts';
import { openDatabase } from '../graphql-server/database/database.ts';
import { migrations } from '../graphql-server/database/migrations/index.ts';
import { places } from '../graphql-server/places/place.ts';

/** Apartments for sale in the database of the API's benchmark. */
export const LISTINGS = 10_000;
/** Gallery sections of each listing. */
const SECTIONS = 8;

const PICTURES = 500;

const INSERT_LISTINGS = [
  `insert into pictures (file, width, height, placeholder, alt)
   select md5(n::text) || '.jpg', 1600, 1067, 'data:image/webp;base64,' || repeat('QUJD', 30),
     'A living room with a view over the water, seen from the door'
   from generate_series(1, ${PICTURES}) n`,
  `insert into listings (kind, created_at, updated_at, title, location, price, bedrooms, bathrooms, size, picture)
   select 'SaleApartment', moment, moment, 'Two-bedroom apartment with marina view no. ' || n, 'Dubai Marina',
     'AED ' || to_char(1000000 + n * 137, 'FM9,999,999'), '2', '3', (900 + n % 700) || ' sq ft',
     md5((1 + n % ${PICTURES})::text) || '.jpg'
   from (select n, timestamptz '2025-01-01' + n * interval '7 minutes' as moment
     from generate_series(1, ${LISTINGS}) n) numbered`,
  `insert into listing_sections (kind, created_at, updated_at, listing_id, heading, description, picture)
   select 'SaleApartmentGalleryItem', moment, moment, id, title,
     'Floor-to-ceiling windows, an open kitchen with a breakfast bar, and a balcony wide enough for a table for six.',
     md5((1 + (id + s) % ${PICTURES})::text) || '.jpg'
   from (select id, title, s, created_at + s * interval '1 second' as moment
     from listings cross join generate_series(1, ${SECTIONS}) s order by id, s) numbered`,
  'vacuum analyze',
];

/**
 * Migrates an empty database and inserts listings with sections and pictures: PostgreSQL at `url`, else the embedded
 * database in `folder`. Returns the id of a listing in the middle.
 */
export async function insertListings(target: { url: string | undefined; folder: string }): Promise<number> {
  const database = await openDatabase({ ...target, entities, migrations, patient: true });
  try {
    const { dataSource } = database;
    for (const sql of INSERT_LISTINGS) await dataSource.query(sql);
    const middle = 'select id from listings order by created_at desc, id desc offset 4000 limit 1';
    const [row] = await dataSource.query<{ id: number }[]>(middle);
    return row!.id;
  } finally {
    await database.close();
  }
}

/** Homes inserted by one statement. */
const BATCH = 50_000;
/** Exponent of Zipf's law: the place of rank `n` has `1 / n ** SKEW` times the homes of the first place. */
const SKEW = 0.8;
const SAMPLES = 4096;

/** Returns about `SAMPLES` place ids, each as often as its share of homes. */
function sampledPlaces(): string[] {
  const leaves = places.filter(({ kind }) => kind !== 'city');
  const weights = leaves.map((_, i) => 1 / (i + 1) ** SKEW);
  const sum = weights.reduce((a, b) => a + b);
  return leaves.flatMap(({ id }, i) => Array<string>(Math.ceil((SAMPLES * weights[i]!) / sum)).fill(id));
}

/** `$1`: places as JSON, `$2`: sampled place ids, `$3` and `$4`: numbers of the first and the last home. */
const INSERT_HOMES = `
  with raw as (
    select n, ($2::text[])[1 + floor(random() * array_length($2::text[], 1))::int] as place,
      random() as r1, random() as r2, random() as r3, random() as r4,
      random() + random() + random() - 1.5 as n1, random() + random() + random() - 1.5 as n2,
      random() + random() + random() - 1.5 as n3,
      (random() * 67108863)::int & (random() * 67108863)::int as offered
    from generate_series($3::int, $4::int) n),
  kinds as (
    select *, case when r1 < .45 then 'SaleApartment' when r1 < .6 then 'SaleVilla' when r1 < .9 then 'RentalApartment' else 'RentalVilla' end as kind from raw),
  rooms as (
    select *, kind like 'Sale%' as for_sale, kind like '%Villa' as villa,
      case when kind like '%Villa' then 3 + (r2 * r2 * 5)::int else (array[0,1,1,1,2,2,3,4])[1 + floor(r2 * 8)::int] end as rooms from kinds),
  sizes as (
    select *, greatest(2600, ((4200 + 4500 * rooms) * (case when villa then 1.6 else 1 end) * exp(n1 * .35)))::int as area from rooms)
  insert into listings (kind, created_at, updated_at, title, location, price, bedrooms, bathrooms, size, property_type, amount,
    rent_period, bedroom_count, bathroom_count, built_up_area, furnishing, completion, amenities, place, latitude, longitude, needs_review)
  select kind, moment, moment,
    (array['Bright','Spacious','Upgraded','Vacant','Stylish','Corner','High-floor','New','Renovated','Quiet'])[1 + n % 10] || ' home ' ||
      (array['with sea view','near the metro','facing the park','on a high floor','by the canal','close to a school'])[1 + (n / 10) % 6],
    p.name, 'AED ' || price, rooms::text, least(9, rooms + 1)::text, (area * 0.1076391)::int || ' sq ft',
    case when villa then (array['villa','villa','villa','townhouse','townhouse','compound'])[1 + floor(r3 * 6)::int]
      else (array['apartment','apartment','apartment','apartment','duplex','penthouse','hotel_apartment'])[1 + floor(r3 * 7)::int] end,
    price, case when for_sale then null else 'year' end, rooms, least(9, rooms + 1), area,
    (array['furnished','partly','unfurnished'])[1 + floor(r4 * 3)::int], case when for_sale and r3 > .7 then 'off_plan' else 'completed' end,
    array(select amenity from unnest(array['central_ac','balcony','wardrobes','kitchen_appliances','walk_in_closet','maid_service','study',
      'private_garden','covered_parking','concierge','lobby','pets_allowed','vastu','shared_pool','private_pool','childrens_pool','shared_gym',
      'private_gym','shared_spa','private_jacuzzi','play_area','barbecue','security','cctv','storage','laundry']) with ordinality a (amenity, i)
      where (offered >> (i - 1)::int) & 1 = 1),
    sizes.place, case when r2 < .9 then p.lat + n2 * .012 end, case when r2 < .9 then p.lng + n3 * .012 end, '{}'
  from sizes
  join jsonb_to_recordset($1::jsonb) p (id text, name text, lat float8, lng float8) on p.id = sizes.place
  cross join lateral (select (area * 130 * exp(n2 * .5) * (case when for_sale then 1 else .065 end))::int / 500 * 500 + 500 as price,
    timestamptz '2026-01-01' - n * interval '95 seconds' as moment) computed`;

/** Migrates an empty database and inserts random homes, from the same seed each time. */
export async function insertHomes(
  target: { url: string | undefined; folder: string },
  homes: number,
): Promise<void> {
  const database = await openDatabase({ ...target, entities, migrations, patient: true });
  try {
    await database.transaction(async (em) => {
      const rows = places.map(({ id, names, lat, lng }) => ({ id, name: names.en, lat, lng }));
      await em.query('set local statement_timeout = 0');
      await em.query('select setseed(0.42)');
      for (let first = 1; first <= homes; first += BATCH) {
        const last = Math.min(homes, first + BATCH - 1);
        await em.query(INSERT_HOMES, [JSON.stringify(rows), sampledPlaces(), first, last]);
      }
    });
    await database.dataSource.query('vacuum analyze');
  } finally {
    await database.close();
  }
}
