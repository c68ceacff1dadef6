import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the audit list of what accounts do besides changing records. */
export class AuditEntries1764200040000 implements MigrationInterface {
  name = 'AuditEntries1764200040000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "audit_entries" ("id" SERIAL NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "kind" text NOT NULL,
        "by" integer, "person" text NOT NULL, "subject" text NOT NULL, CONSTRAINT "PK_audit_entries" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query('CREATE INDEX "audit_entries_at" ON "audit_entries" ("at", "id")');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "audit_entries"');
  }
}
