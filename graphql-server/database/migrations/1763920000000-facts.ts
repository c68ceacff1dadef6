import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the facts of listings, and the columns for filters and sorting that are generated from them. */
export class Facts1763920000000 implements MigrationInterface {
  name = 'Facts1763920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "listings" DROP COLUMN "search"');
    const added = [...FACTS, ...MADE, searchedBy([...TEXTS, 'building', 'reference'])];
    await queryRunner.query(`ALTER TABLE "listings" ${added.map((column) => `ADD ${column}`).join(', ')}`);
    for (const statement of [SEARCH_INDEX, ...INDEXES]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const dropped = ['"search"', ...MADE.map(nameOf), ...FACTS.map(nameOf)];
    await queryRunner.query(
      `ALTER TABLE "listings" ${dropped.map((name) => `DROP COLUMN ${name}`).join(', ')}`,
    );
    await queryRunner.query(`ALTER TABLE "listings" ADD ${searchedBy([...TEXTS, 'reference'])}`);
    await queryRunner.query(SEARCH_INDEX);
  }
}

const nameOf = (column: string): string => column.split(' ')[0]!;

const FACTS = [
  '"property_type" text',
  '"amount" integer',
  '"rent_period" text',
  '"cheques" integer',
  '"price_on_request" boolean',
  '"bedroom_count" integer',
  '"maids_room" boolean',
  '"bathroom_count" integer',
  '"built_up_area" integer',
  '"plot_area" integer',
  '"furnishing" text',
  '"completion" text',
  '"occupancy" text',
  '"available_from" date',
  '"parking_spaces" integer',
  '"floor" text',
  `"views" text array NOT NULL DEFAULT '{}'`,
  `"amenities" text array NOT NULL DEFAULT '{}'`,
  '"service_charge" integer',
  '"place" text',
  '"building" text',
  '"latitude" double precision',
  '"longitude" double precision',
  '"unsettled" text array',
];

/** The price or the yearly rent, if it is public; a year has 365 days. */
const ASKED = `CASE WHEN "price_on_request" IS TRUE THEN NULL ELSE "amount"::bigint *
  CASE "rent_period" WHEN 'month' THEN 12 WHEN 'week' THEN 52 WHEN 'day' THEN 365 ELSE 1 END END`;

const MADE = [
  `"asked" bigint GENERATED ALWAYS AS (${ASKED}) STORED`,
  `"asked_per_area" bigint GENERATED ALWAYS AS ((${ASKED}) * 100 / nullif("built_up_area", 0)) STORED`,
];

const TEXTS = ['title', 'location', 'price', 'bedrooms', 'bathrooms', 'size'];

const searchedBy = (texts: string[]): string => {
  const joined = texts.map((text) => `coalesce("${text}", '')`).join(` || ' ' || `);
  return `"search" tsvector GENERATED ALWAYS AS (search_words(${joined})) STORED`;
};

const SEARCH_INDEX = 'CREATE INDEX "IDX_95ef2edbb7eef02c810546f5fb" ON "listings" USING gin ("search")';

const INDEXES = [
  'CREATE INDEX "listings_by_asked" ON "listings" ("kind", "asked", "id")',
  'CREATE INDEX "listings_by_place" ON "listings" ("place", "kind")',
  `CREATE INDEX "listings_unsettled" ON "listings" ("created_at", "id") WHERE "unsettled" <> '{}'`,
  'CREATE INDEX "listings_unread" ON "listings" ("id") WHERE "unsettled" IS NULL',
];
