import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds state, delivery and listing of messages. */
export class Enquiries1763800000000 implements MigrationInterface {
  name = 'Enquiries1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      await queryRunner.query(`ALTER TABLE "contact_messages" DROP COLUMN "${column}"`);
    }
  }
}

const COLUMNS = [
  'state',
  'listing_id',
  'listing_title',
  'mail_state',
  'mail_attempts',
  'mail_error',
  'mailed_at',
  'mail_due',
];

const UP = [
  `ALTER TABLE "contact_messages" ADD "state" text NOT NULL DEFAULT 'UNREAD'`,
  `ALTER TABLE "contact_messages" ADD "listing_id" integer`,
  `ALTER TABLE "contact_messages" ADD "listing_title" text`,
  `ALTER TABLE "contact_messages" ADD "mail_state" text NOT NULL DEFAULT 'NONE'`,
  `ALTER TABLE "contact_messages" ADD "mail_attempts" integer NOT NULL DEFAULT 0`,
  `ALTER TABLE "contact_messages" ADD "mail_error" text`,
  `ALTER TABLE "contact_messages" ADD "mailed_at" TIMESTAMP(3) WITH TIME ZONE`,
  `ALTER TABLE "contact_messages" ADD "mail_due" TIMESTAMP(3) WITH TIME ZONE`,
  `CREATE INDEX "IDX_a24ef5130de6bb006a2c9e1ef2" ON "contact_messages" ("state", "created_at", "id")`,
  `CREATE INDEX "IDX_6d3ad79dc63309f3bd8b229834" ON "contact_messages" ("mail_due") WHERE mail_state = 'WAITING'`,
];
