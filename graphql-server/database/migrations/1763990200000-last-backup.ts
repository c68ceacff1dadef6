import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time and size of the last successful backup, one row at most. */
export class LastBackup1763990200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "last_backup" ("id" smallint NOT NULL DEFAULT 1 CHECK ("id" = 1),
        "at" timestamp with time zone NOT NULL, "rows" integer NOT NULL, "pictures" integer NOT NULL,
        CONSTRAINT "PK_last_backup" PRIMARY KEY ("id"))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "last_backup"`);
  }
}
