import 'reflect-metadata';
import { entities } from '../graphql-server/collections.ts';
import { openDatabase } from '../graphql-server/database/database.ts';
import { migrations } from '../graphql-server/database/migrations/index.ts';
import { places } from '../graphql-server/places/place.ts';

/** Homes that are written by one statement. */
const BATCH = 50_000;
/** How many homes the busiest place has to the others: that of rank `n` has one by `n` to this power. */
const SKEW = 0.8;
const SAMPLES = 4096;

/** Returns place ids, each as often as it has homes among `SAMPLES`, the busiest first. */
function sampledPlaces(): string[] {
  const leaves = places.filter(({ kind }) => kind !== 'city');
  const weights = leaves.map((_, i) => 1 / (i + 1) ** SKEW);
  const sum = weights.reduce((a, b) => a + b);
  return leaves.flatMap(({ id }, i) => Array<string>(Math.ceil((SAMPLES * weights[i]!) / sum)).fill(id));
}

/** $1 places as JSON, $2 the sampledPlaces of their ids, $3 and $4 the first home and the last. */
const HOMES = `
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
    rent_period, bedroom_count, bathroom_count, built_up_area, furnishing, completion, amenities, place, latitude, longitude, unsettled)
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
    timestamptz '2026-01-01' - n * interval '95 seconds' as moment) told`;

/** Brings an empty database up to date and fills it with so many homes, which are the same each time but for their order. */
export async function fillHomes(
  place: { url: string | undefined; folder: string },
  homes: number,
): Promise<void> {
  const database = await openDatabase({ ...place, entities, migrations, patient: true });
  try {
    await database.transaction(async (em) => {
      const known = places.map(({ id, names, lat, lng }) => ({ id, name: names.en, lat, lng }));
      await em.query('set local statement_timeout = 0');
      await em.query('select setseed(0.42)');
      for (let first = 1; first <= homes; first += BATCH) {
        const last = Math.min(homes, first + BATCH - 1);
        await em.query(HOMES, [JSON.stringify(known), sampledPlaces(), first, last]);
      }
    });
    await database.dataSource.query('vacuum analyze');
  } finally {
    await database.close();
  }
}
