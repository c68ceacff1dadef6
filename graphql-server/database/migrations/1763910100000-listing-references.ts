import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a unique, searchable reference number to listings; existing ones are numbered by age. */
export class ListingReferences1763910100000 implements MigrationInterface {
  name = 'ListingReferences1763910100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of NUMBERED) await queryRunner.query(statement);
    for (const statement of searchedBy([...TEXTS, 'reference'])) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of searchedBy(TEXTS)) await queryRunner.query(statement);
    await queryRunner.query('ALTER TABLE "listings" DROP COLUMN "reference"');
    await queryRunner.query('DROP FUNCTION next_listing_reference()');
    await queryRunner.query('DROP SEQUENCE "listing_references"');
  }
}

/** Six digits or more. */
const NUMBERED = [
  'CREATE SEQUENCE "listing_references" AS bigint',
  `CREATE FUNCTION next_listing_reference() RETURNS text LANGUAGE sql VOLATILE AS $$
    SELECT 'M-' || lpad(number::text, greatest(6, length(number::text)), '0')
    FROM nextval('listing_references') number
  $$`,
  'ALTER TABLE "listings" ADD "reference" text',
  `UPDATE "listings" listing SET "reference" = numbered.reference
    FROM (SELECT "id", next_listing_reference() AS reference
      FROM (SELECT "id" FROM "listings" ORDER BY "created_at", "id") made) numbered
    WHERE numbered."id" = listing."id"`,
  `ALTER TABLE "listings" ALTER "reference" SET NOT NULL, ALTER "reference" SET DEFAULT next_listing_reference(),
    ADD CONSTRAINT "UQ_20d292ffea2550d25d55733b61c" UNIQUE ("reference")`,
];

const TEXTS = ['title', 'location', 'price', 'bedrooms', 'bathrooms', 'size'];

const searchedBy = (texts: string[]): string[] => {
  const joined = texts.map((text) => `coalesce("${text}", '')`).join(` || ' ' || `);
  return [
    'ALTER TABLE "listings" DROP COLUMN "search"',
    `ALTER TABLE "listings" ADD "search" tsvector GENERATED ALWAYS AS (search_words(${joined})) STORED`,
    'CREATE INDEX "IDX_95ef2edbb7eef02c810546f5fb" ON "listings" USING gin ("search")',
  ];
};
