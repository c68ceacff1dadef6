import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the table of idempotency keys, which are stored for a day. */
export class Presses1763880000000 implements MigrationInterface {
  name = 'Presses1763880000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "presses" ("who" text NOT NULL, "operation" text NOT NULL, "key" text NOT NULL,
        "content" text NOT NULL, "record_id" integer, "at" timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT "PK_presses" PRIMARY KEY ("who", "operation", "key"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_4b01d7f9155fed66b589e8e482" ON "presses" ("at")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "presses"`);
  }
}
