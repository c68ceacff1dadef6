import 'reflect-metadata';
import { entities } from '../graphql-server/collections.ts';
import { openDatabase } from '../graphql-server/database/database.ts';
import { migrations } from '../graphql-server/database/migrations/index.ts';

/** Apartments for sale that are stored while it is measured. */
export const LISTINGS = 10_000;
/** Sections in the gallery of each. */
export const SECTIONS = 8;

const PICTURES = 500;

const FILL = [
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
 * Brings an empty database up to date and fills it: PostgreSQL at `url`, else the embedded one in `folder`. Answers the
 * number of the listing whose detail is asked for, one from the middle.
 */
export async function fill(place: { url: string | undefined; folder: string }): Promise<number> {
  const database = await openDatabase({ ...place, entities, migrations, patient: true });
  try {
    const { dataSource } = database;
    for (const sql of FILL) await dataSource.query(sql);
    const middle = 'select id from listings order by created_at desc, id desc offset 4000 limit 1';
    const [row] = await dataSource.query<{ id: number }[]>(middle);
    return row!.id;
  } finally {
    await database.close();
  }
}
