import PgBoss from 'pg-boss';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the schema `pgboss` of the job queue. Jobs replace the table of leases and the due times of emails about enquiries. */
export class JobQueue1764000600000 implements MigrationInterface {
  name = 'JobQueue1764000600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Without the transaction and the lock around them: migrations have their own.
    const plans = PgBoss.getConstructionPlans();
    await queryRunner.query(plans.slice(plans.indexOf('CREATE SCHEMA'), plans.lastIndexOf('COMMIT;')));
    await queryRunner.query('DROP TABLE "turns"');
    await queryRunner.query('ALTER TABLE "contact_messages" DROP COLUMN "mail_due", DROP COLUMN "copy_due"');
    await queryRunner.query(
      `CREATE INDEX "contact_messages_waiting" ON "contact_messages" ("id") WHERE mail_state = 'WAITING'`,
    );
    await queryRunner.query(
      `CREATE INDEX "contact_messages_copy_waiting" ON "contact_messages" ("id") WHERE copy_state = 'WAITING'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "contact_messages_copy_waiting"');
    await queryRunner.query('DROP INDEX "contact_messages_waiting"');
    await queryRunner.query(`
      ALTER TABLE "contact_messages"
        ADD "mail_due" TIMESTAMP(3) WITH TIME ZONE,
        ADD "copy_due" TIMESTAMP(3) WITH TIME ZONE`);
    await queryRunner.query(
      `CREATE INDEX "IDX_6d3ad79dc63309f3bd8b229834" ON "contact_messages" ("mail_due") WHERE mail_state = 'WAITING'`,
    );
    await queryRunner.query(
      `CREATE INDEX "contact_messages_copy_due" ON "contact_messages" ("copy_due") WHERE copy_state = 'WAITING'`,
    );
    await queryRunner.query(
      `CREATE TABLE "turns" ("name" text NOT NULL, "until" timestamp with time zone NOT NULL, "holder" uuid NOT NULL,
        CONSTRAINT "PK_turns" PRIMARY KEY ("name"))`,
    );
    await queryRunner.query('DROP SCHEMA "pgboss" CASCADE');
  }
}
