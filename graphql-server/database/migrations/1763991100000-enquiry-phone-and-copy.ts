import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the telephone number of an enquiry, by which it is also found, and the delivery state of its confirmation. */
export class EnquiryPhoneAndCopy1763991100000 implements MigrationInterface {
  name = 'EnquiryPhoneAndCopy1763991100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "contact_messages"
        ADD "phone" text,
        ADD "copy_state" text NOT NULL DEFAULT 'NONE',
        ADD "copy_attempts" integer NOT NULL DEFAULT 0,
        ADD "copy_due" TIMESTAMP(3) WITH TIME ZONE,
        ADD "copied_at" TIMESTAMP(3) WITH TIME ZONE`);
    await queryRunner.query(
      `CREATE INDEX "contact_messages_copy_due" ON "contact_messages" ("copy_due") WHERE copy_state = 'WAITING'`,
    );
    await replaceSearch(queryRunner, ['name', 'email', 'phone', 'subject', 'message']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceSearch(queryRunner, ['name', 'email', 'subject', 'message']);
    await queryRunner.query(`
      ALTER TABLE "contact_messages"
        DROP COLUMN "phone",
        DROP COLUMN "copy_state",
        DROP COLUMN "copy_attempts",
        DROP COLUMN "copy_due",
        DROP COLUMN "copied_at"`);
  }
}

async function replaceSearch(queryRunner: QueryRunner, columns: readonly string[]): Promise<void> {
  const joined = columns.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `);
  await queryRunner.query(`
    ALTER TABLE "contact_messages" DROP COLUMN "search",
      ADD "search" tsvector GENERATED ALWAYS AS (search_words(${joined})) STORED`);
  await queryRunner.query(
    'CREATE INDEX "IDX_c4ec259c97f2967f84bafcaa73" ON "contact_messages" USING gin ("search")',
  );
}
