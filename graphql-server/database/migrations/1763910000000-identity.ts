import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an id of the database, which marks the picture storage that belongs to it. */
export class Identity1763910000000 implements MigrationInterface {
  name = 'Identity1763910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "database_identity" ("only" boolean NOT NULL DEFAULT true, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_database_identity" PRIMARY KEY ("only"), CONSTRAINT "CHK_database_identity" CHECK ("only"))`,
    );
    await queryRunner.query(`INSERT INTO "database_identity" DEFAULT VALUES`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "database_identity"`);
  }
}
