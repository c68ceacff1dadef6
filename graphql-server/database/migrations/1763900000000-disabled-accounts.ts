import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the state of accounts, so that a disabled account keeps its history. */
export class DisabledAccounts1763900000000 implements MigrationInterface {
  name = 'DisabledAccounts1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "staff" ADD "disabled_at" timestamp(3) with time zone');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "staff" DROP COLUMN "disabled_at"');
  }
}
