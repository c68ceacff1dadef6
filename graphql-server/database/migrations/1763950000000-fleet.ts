import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the tables of running processes and of leases. */
export class Fleet1763950000000 implements MigrationInterface {
  name = 'Fleet1763950000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "turns" ("name" text NOT NULL, "until" timestamp with time zone NOT NULL, "holder" uuid NOT NULL,
        CONSTRAINT "PK_turns" PRIMARY KEY ("name"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "processes" ("id" uuid NOT NULL, "host" text NOT NULL, "pid" integer NOT NULL, "secret" text NOT NULL,
        "started_at" timestamp with time zone NOT NULL DEFAULT now(),
        "seen_at" timestamp with time zone NOT NULL DEFAULT now(),
        "ended_at" timestamp with time zone, "notices" jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT "PK_processes" PRIMARY KEY ("id"))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "processes"`);
    await queryRunner.query(`DROP TABLE "turns"`);
  }
}
