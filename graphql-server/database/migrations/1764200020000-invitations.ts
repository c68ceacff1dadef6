import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds names of accounts, links by which people set their password, and devices of sessions. */
export class Invitations1764200020000 implements MigrationInterface {
  name = 'Invitations1764200020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "staff" ADD "name" text NOT NULL DEFAULT '',
      ADD "last_sign_in_at" TIMESTAMP(3) WITH TIME ZONE, ALTER COLUMN "password_hash" DROP NOT NULL`);
    await queryRunner.query(`ALTER TABLE "staff_sessions" ADD "device" text NOT NULL DEFAULT ''`);
    await queryRunner.query(
      `CREATE TABLE "staff_links" ("digest" text NOT NULL, "staff_id" integer NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_staff_links" PRIMARY KEY ("digest"),
        CONSTRAINT "FK_staff_links" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
    );
    await queryRunner.query('CREATE INDEX "staff_links_staff" ON "staff_links" ("staff_id")');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "staff_links"');
    await queryRunner.query('ALTER TABLE "staff_sessions" DROP COLUMN "device"');
    // Nobody can sign in with an empty hash.
    await queryRunner.query(`UPDATE "staff" SET "password_hash" = '' WHERE "password_hash" IS NULL`);
    await queryRunner.query(`ALTER TABLE "staff" ALTER COLUMN "password_hash" SET NOT NULL,
      DROP COLUMN "last_sign_in_at", DROP COLUMN "name"`);
  }
}
