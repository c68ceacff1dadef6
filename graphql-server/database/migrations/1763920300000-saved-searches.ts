import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the saved searches of visitors. */
export class SavedSearches1763920300000 implements MigrationInterface {
  name = 'SavedSearches1763920300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "saved_searches"');
  }
}

const UP = [
  `CREATE TABLE "saved_searches" (
    "id" SERIAL PRIMARY KEY,
    "email" text NOT NULL,
    "search" text NOT NULL,
    "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
    "confirmed_at" TIMESTAMP(3) WITH TIME ZONE,
    "told" integer NOT NULL,
    "asked" integer NOT NULL DEFAULT 1,
    "due" TIMESTAMP(3) WITH TIME ZONE,
    "due_since" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
    "attempts" integer NOT NULL DEFAULT 0)`,
  'CREATE UNIQUE INDEX "saved_searches_of_one" ON "saved_searches" (lower("email"), "search")',
  'CREATE INDEX "saved_searches_due" ON "saved_searches" ("due", "id") WHERE "due" IS NOT NULL',
  'CREATE INDEX "saved_searches_unconfirmed" ON "saved_searches" ("created_at") WHERE "confirmed_at" IS NULL',
];
