import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index for each order of a list, and for the area of a home. */
export class Orders1763850000000 implements MigrationInterface {
  name = 'Orders1763850000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(IN_HUMAN_ORDER);
    for (const [table, texts] of Object.entries(ORDERED)) {
      const made = (text: string) =>
        `ADD "${text}_order" text GENERATED ALWAYS AS (in_human_order("${text}")) STORED`;
      await queryRunner.query(`ALTER TABLE "${table}" ${Object.keys(texts).map(made).join(', ')}`);
      for (const [text, { missing }] of Object.entries(texts)) {
        const index = `CREATE INDEX "${table}_by_${text}`;
        const kind = OF_KINDS.includes(table) ? ' INCLUDE ("kind")' : '';
        await queryRunner.query(`${index}" ON "${table}" ("${text}_order", "id")${kind}`);
        // Nulls last in both directions, so one index cannot serve both.
        if (missing) {
          const down = `"${text}_order" DESC NULLS LAST, "id" DESC`;
          await queryRunner.query(`${index}_down" ON "${table}" (${down})${kind}`);
        }
      }
    }
    for (const statement of AREAS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_048b4898ec1d81e71a789023a4"');
    await queryRunner.query('ALTER TABLE "listings" DROP COLUMN "area"');
    for (const [table, texts] of Object.entries(ORDERED)) {
      const dropped = Object.keys(texts).map((text) => `DROP COLUMN IF EXISTS "${text}_order"`);
      await queryRunner.query(`ALTER TABLE "${table}" ${dropped.join(', ')}`);
    }
    await queryRunner.query('DROP FUNCTION in_human_order(text)');
  }
}

/**
 * A sort key for natural order: lowercase, with numbers such as `2,000,000` and `900` padded to twelve digits, and cut at 200
 * characters, so that it fits into an index. Stored as a generated column, because it is expensive to compute.
 */
const IN_HUMAN_ORDER = `
  CREATE FUNCTION in_human_order(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(regexp_replace(regexp_replace(lower(left($1, 200)),
      '(\\d),(?=\\d{3})', '\\1', 'g'), '(\\d+)', '000000000000\\1', 'g'), '0*(\\d{12})', '\\1', 'g')
  $$`;

/** The tables with records of several kinds. */
const OF_KINDS = ['listings', 'listing_sections'];

const GIVEN = { missing: false };
const MAY_BE_MISSING = { missing: true };

/** The single-line texts by which lists are sorted. */
const ORDERED: Record<string, Record<string, { missing: boolean }>> = {
  banners: { title: GIVEN, subtitle: MAY_BE_MISSING },
  blogs: { title: GIVEN },
  categories: { title: GIVEN },
  latest_project_pictures: { title: GIVEN },
  contact_messages: { name: GIVEN, email: GIVEN, subject: GIVEN },
  latest_projects: { title: GIVEN, price: GIVEN, location: GIVEN, logo: MAY_BE_MISSING },
  listing_sections: { heading: MAY_BE_MISSING },
  listings: {
    title: GIVEN,
    location: GIVEN,
    price: GIVEN,
    bedrooms: MAY_BE_MISSING,
    bathrooms: MAY_BE_MISSING,
    size: MAY_BE_MISSING,
  },
  properties: { title: GIVEN, price: GIVEN, location: GIVEN },
  property_pictures: { title: MAY_BE_MISSING },
  upcoming_projects: { title: GIVEN },
};

const AREAS = [
  `ALTER TABLE "listings" ADD "area" text GENERATED ALWAYS AS (btrim(split_part("location", ',', -1))) STORED`,
  `CREATE INDEX "IDX_3fffb829d1391b317a16706bd3" ON "listings" ("area")`,
  `CREATE INDEX "IDX_048b4898ec1d81e71a789023a4" ON "listings" ("updated_at", "id")`,
];
