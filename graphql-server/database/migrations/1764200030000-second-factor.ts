import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the second factor of accounts, and the roles that require one. */
export class SecondFactor1764200030000 implements MigrationInterface {
  name = 'SecondFactor1764200030000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "staff" ADD "totp_secret" text,
      ADD "second_factor_at" TIMESTAMP(3) WITH TIME ZONE, ADD "totp_step" integer,
      ADD "recovery_codes" text array NOT NULL DEFAULT '{}'`);
    await queryRunner.query(
      'CREATE TABLE "second_factor_roles" ("role" text NOT NULL, CONSTRAINT "PK_second_factor_roles" PRIMARY KEY ("role"))',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "second_factor_roles"');
    await queryRunner.query(`ALTER TABLE "staff" DROP COLUMN "recovery_codes", DROP COLUMN "totp_step",
      DROP COLUMN "second_factor_at", DROP COLUMN "totp_secret"`);
  }
}
