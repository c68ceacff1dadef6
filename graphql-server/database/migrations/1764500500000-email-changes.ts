import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds addresses of accounts that wait for their confirmation. */
export class EmailChanges1764500500000 implements MigrationInterface {
  name = 'EmailChanges1764500500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "staff" ADD "pending_email" text, ADD "previous_email" text');
    await queryRunner.query('ALTER TABLE "staff_links" ADD "new_email" text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM "staff_links" WHERE "new_email" IS NOT NULL');
    await queryRunner.query('ALTER TABLE "staff_links" DROP COLUMN "new_email"');
    await queryRunner.query('ALTER TABLE "staff" DROP COLUMN "previous_email", DROP COLUMN "pending_email"');
  }
}
