import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deleted records stay in their table with the moment of their deletion and who deleted them; until now they were stored as JSON for
 * a minute. Records that were deleted within the last minute before the migration cannot be restored.
 */
export class Trash1764000000000 implements MigrationInterface {
  name = 'Trash1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, index] of Object.entries(TABLES)) {
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE, ADD "deleted_by" integer,
          ADD "deleted_with_parent" boolean NOT NULL DEFAULT false`,
      );
      await queryRunner.query(
        `CREATE INDEX "${index}" ON "${table}" ("deleted_at") WHERE deleted_at is not null`,
      );
    }
    await queryRunner.query('DROP TABLE "removals"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of REMOVALS) await queryRunner.query(statement);
    for (const table of Object.keys(TABLES)) {
      await queryRunner.query(`DELETE FROM "${table}" WHERE "deleted_at" IS NOT NULL`);
      await queryRunner.query(
        `ALTER TABLE "${table}" DROP COLUMN "deleted_at", DROP COLUMN "deleted_by", DROP COLUMN "deleted_with_parent"`,
      );
    }
  }
}

/** The tables whose records staff can delete, and the index of the trash of each. */
const TABLES = {
  banners: 'IDX_bc1e0d6866d846eee4543040a9',
  blogs: 'IDX_7b8eaaa9b23ecdc970f53506ba',
  categories: 'IDX_db81d59bb4a36f0110404f91de',
  contact_messages: 'IDX_a767484a0a6228cbeb11f7c40a',
  latest_project_pictures: 'IDX_68092fd1fdc0d92099670ac304',
  latest_projects: 'IDX_248ddcd95688c0dc62dc8129a3',
  listing_sections: 'IDX_87de1e50396c4e181da1e201f0',
  listings: 'IDX_d2ac512be0727f192dd3659518',
  properties: 'IDX_82b8ad6d7cf40b5ee1a103cf7e',
  property_pictures: 'IDX_d8e0ac80032604327c33392670',
  upcoming_projects: 'IDX_7dbfc9236712a3466c66ae0262',
};

const REMOVALS = [
  `CREATE TABLE "removals" ("collection" text NOT NULL, "record_id" integer NOT NULL, "rows" jsonb NOT NULL, "removed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_5b9738a68718c1b930a562e5878" PRIMARY KEY ("collection", "record_id"))`,
  `CREATE INDEX "IDX_af371d10e68b0992f72cc17c67" ON "removals" ("removed_at")`,
];
