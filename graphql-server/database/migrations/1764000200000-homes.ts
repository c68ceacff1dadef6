import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ListingChanges1763920100000 } from './1763920100000-listing-changes.ts';

/**
 * Adds the narrow table `homes`, which searches read: a row for each listing that is not deleted. Triggers keep it in step with
 * `listings` in the transaction of the write.
 */
export class Homes1764000200000 implements MigrationInterface {
  name = 'Homes1764000200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await new ListingChanges1763920100000().down(queryRunner);
    for (const statement of [AMENITY_BITS, TABLE, REFRESH, ...TRIGGERS]) await queryRunner.query(statement);
    await queryRunner.query('SELECT refresh_homes(array(SELECT id FROM listings))');
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const event of EVENTS) await queryRunner.query(`DROP TRIGGER "homes_after_${event}" ON "listings"`);
    await queryRunner.query('DROP FUNCTION refresh_changed_homes()');
    await queryRunner.query('DROP FUNCTION refresh_homes(integer[])');
    await queryRunner.query('DROP TABLE "homes"');
    await queryRunner.query('DROP FUNCTION amenity_bits(text[])');
    await new ListingChanges1763920100000().up(queryRunner);
  }
}

/** The amenities in the order of their bits. A new one is appended by a later migration. */
const AMENITIES = [
  ...['central_ac', 'balcony', 'wardrobes', 'kitchen_appliances', 'walk_in_closet', 'maid_service', 'study'],
  ...['private_garden', 'covered_parking', 'concierge', 'lobby', 'pets_allowed', 'vastu', 'shared_pool'],
  ...['private_pool', 'childrens_pool', 'shared_gym', 'private_gym', 'shared_spa', 'private_jacuzzi'],
  ...['play_area', 'barbecue', 'security', 'cctv', 'storage', 'laundry'],
];

const AMENITY_BITS = `
  CREATE FUNCTION amenity_bits(text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(bit_or(1::bigint << array_position('{${AMENITIES.join()}}'::text[], amenity) - 1), 0)
    FROM unnest($1) amenity
  $$`;

/** Bytewise comparison is faster than that of a language. */
const WORD = 'text COLLATE "C"';

/** The columns of `homes`: the type of each, and its value in a row of `listings`. */
const COLUMNS: Record<string, [type: string, value: string]> = {
  id: ['integer PRIMARY KEY REFERENCES "listings" ON DELETE CASCADE', 'id'],
  // In seconds since 1970.
  created_at: ['double precision NOT NULL', 'extract(epoch FROM created_at)'],
  purpose: [`${WORD} NOT NULL`, `CASE WHEN kind LIKE 'Sale%' THEN 'sale' ELSE 'rent' END`],
  type: [
    `${WORD} NOT NULL`,
    `coalesce(property_type, CASE WHEN kind LIKE '%Villa' THEN 'villa' ELSE 'apartment' END)`,
  ],
  place: [WORD, 'place'],
  // 7 stands for seven or more.
  bedrooms: ['smallint', 'CASE WHEN bedroom_count > 7 THEN 7 ELSE bedroom_count END'],
  bathrooms: ['integer', 'bathroom_count'],
  furnishing: [WORD, 'furnishing'],
  completion: [WORD, 'completion'],
  amenities: ['bigint NOT NULL', 'amenity_bits(amenities)'],
  // In dirhams, of a rent the yearly one; null when the price is shown on request only.
  price: ['double precision', 'asked'],
  // In square decimetres.
  area: ['double precision', 'built_up_area'],
  price_per_area: ['double precision', 'asked::float8 / nullif(built_up_area, 0)'],
  latitude: ['double precision', 'latitude'],
  longitude: ['double precision', 'longitude'],
  words: ['tsvector NOT NULL', 'search'],
};

const names = Object.keys(COLUMNS);
const changing = names.filter((name) => name !== 'id');

/** Joins the columns that have few values, so that one grouping counts all of them. */
const TRAITS = `"traits" ${WORD} NOT NULL GENERATED ALWAYS AS (purpose || ' ' || type || ' ' || coalesce(bedrooms::text, '') || ' ' ||
  coalesce(furnishing, '') || ' ' || coalesce(completion, '')) STORED`;

/** The long column is the last, so that the others are read without it. */
const TABLE = `CREATE TABLE "homes" (${[
  ...names.filter((name) => name !== 'words').map((name) => `"${name}" ${COLUMNS[name]![0]}`),
  TRAITS,
  `"words" ${COLUMNS.words![0]}`,
].join(', ')})`;

const REFRESH = `
  CREATE FUNCTION refresh_homes(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM homes WHERE id = ANY (ids)
      AND EXISTS (SELECT FROM listings WHERE listings.id = homes.id AND deleted_at IS NOT NULL);
    INSERT INTO homes (${names.join(', ')})
    SELECT ${Object.values(COLUMNS)
      .map(([, value]) => value)
      .join(', ')}
    FROM listings WHERE id = ANY (ids) AND deleted_at IS NULL
    ON CONFLICT (id) DO UPDATE SET ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
    WHERE (${changing.map((name) => `homes.${name}`).join(', ')})
      IS DISTINCT FROM (${changing.map((name) => `excluded.${name}`).join(', ')});
  END $$`;

const EVENTS = ['insert', 'update'];

const TRIGGERS = [
  `CREATE FUNCTION refresh_changed_homes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM refresh_homes(array(SELECT id FROM changed));
    RETURN NULL;
  END $$`,
  ...EVENTS.map(
    (event) => `CREATE TRIGGER "homes_after_${event}" AFTER ${event.toUpperCase()} ON "listings"
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_homes()`,
  ),
];

/** An index for each order, nulls last in both directions. */
const INDEXES = [
  'CREATE INDEX "homes_by_created_at" ON "homes" ("created_at", "id")',
  `CREATE INDEX "homes_by_price" ON "homes" ("purpose" DESC, coalesce("price", 'Infinity'), "id")`,
  `CREATE INDEX "homes_by_price_down" ON "homes" ("purpose", coalesce("price", '-Infinity'), "id")`,
  `CREATE INDEX "homes_by_price_per_area" ON "homes" ("purpose" DESC, coalesce("price_per_area", 'Infinity'), "id")`,
  `CREATE INDEX "homes_by_area" ON "homes" (coalesce("area", 'Infinity'), "id")`,
  `CREATE INDEX "homes_by_area_down" ON "homes" (coalesce("area", '-Infinity'), "id")`,
  'CREATE INDEX "homes_by_place" ON "homes" ("place", "purpose")',
  'CREATE INDEX "homes_by_position" ON "homes" ("latitude", "longitude")',
  'CREATE INDEX "homes_by_words" ON "homes" USING gin ("words")',
];
