import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the words of buildings, so that a search finds the buildings that its words name. */
export class Buildings1764102000000 implements MigrationInterface {
  name = 'Buildings1764102000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "listings_by_building" ON "listings" USING gin (search_words("building"))
      WHERE "building" IS NOT NULL AND "deleted_at" IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "listings_by_building"');
  }
}
