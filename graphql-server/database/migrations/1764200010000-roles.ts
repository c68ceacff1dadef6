import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the role of accounts. Existing accounts could do everything and become administrators. */
export class Roles1764200010000 implements MigrationInterface {
  name = 'Roles1764200010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "staff" ADD "role" text NOT NULL DEFAULT 'ADMINISTRATOR'`);
    await queryRunner.query('ALTER TABLE "staff" ALTER COLUMN "role" DROP DEFAULT');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "staff" DROP COLUMN "role"');
  }
}
