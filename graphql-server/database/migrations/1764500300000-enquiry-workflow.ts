import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the workflow of enquiries: their states, who works on them, notes, and by whom they were sent. */
export class EnquiryWorkflow1764500300000 implements MigrationInterface {
  name = 'EnquiryWorkflow1764500300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "contact_messages" ALTER "state" SET DEFAULT 'NEW'`);
    for (const [from, to] of STATES) await renameState(queryRunner, from, to);
    await queryRunner.query(`
      ALTER TABLE "contact_messages" ADD "phone_e164" text, ADD "assignee_id" integer,
        ADD CONSTRAINT "FK_contact_messages_assignee" FOREIGN KEY ("assignee_id") REFERENCES "staff"("id") ON DELETE SET NULL`);
    await storePhoneNumbers(queryRunner);
    for (const statement of INDEXES) await queryRunner.query(statement);
    for (const statement of NOTES) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "contact_message_notes"');
    await queryRunner.query(`DELETE FROM versions WHERE collection = 'contactMessageNotes'`);
    await queryRunner.query('DROP INDEX "contact_messages_email", "contact_messages_listing"');
    await queryRunner.query('ALTER TABLE "contact_messages" DROP "assignee_id", DROP "phone_e164"');
    await renameState(queryRunner, 'SPAM', 'ANSWERED');
    for (const [from, to] of STATES) await renameState(queryRunner, to, from);
    await queryRunner.query(`ALTER TABLE "contact_messages" ALTER "state" SET DEFAULT 'UNREAD'`);
  }
}

const STATES = [
  ['UNREAD', 'NEW'],
  ['READ', 'IN_PROGRESS'],
  ['ANSWERED', 'DONE'],
] as const;

const INDEXES = [
  `CREATE INDEX "contact_messages_assignee" ON "contact_messages" ("assignee_id", "created_at", "id")
    WHERE assignee_id is not null and deleted_at is null`,
  `CREATE INDEX "contact_messages_listing" ON "contact_messages" ("listing_id") WHERE listing_id is not null`,
  `CREATE INDEX "contact_messages_phone" ON "contact_messages" ("phone_e164", "id") WHERE phone_e164 is not null`,
  `CREATE INDEX "contact_messages_email" ON "contact_messages" (lower("email" COLLATE "C"), "id")`,
];

const NOTES = [
  `CREATE TABLE "contact_message_notes" (
    "id" SERIAL PRIMARY KEY,
    "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "deleted_at" TIMESTAMP(3) WITH TIME ZONE,
    "deleted_by" integer,
    "deleted_with_parent" boolean NOT NULL DEFAULT false,
    "message_id" integer NOT NULL,
    "text" text NOT NULL,
    "by" integer,
    "search" tsvector GENERATED ALWAYS AS (search_words("text")) STORED,
    CONSTRAINT "FK_contact_message_notes_message" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE)`,
  `CREATE INDEX "contact_message_notes_created" ON "contact_message_notes" ("created_at", "id") WHERE deleted_at is null`,
  `CREATE INDEX "contact_message_notes_updated" ON "contact_message_notes" ("updated_at", "id") WHERE deleted_at is null`,
  `CREATE INDEX "contact_message_notes_message" ON "contact_message_notes" ("message_id", "created_at", "id")`,
  `CREATE INDEX "IDX_d481d816e16e8d63892e08e185" ON "contact_message_notes" ("deleted_at") WHERE deleted_at is not null`,
  `CREATE INDEX "IDX_52d1c1a72b295dd0a7281bf04b" ON "contact_message_notes" USING gin ("search")`,
];

/** Renames a state of messages, also in their history. */
async function renameState(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  await queryRunner.query('UPDATE "contact_messages" SET state = $2 WHERE state = $1', [from, to]);
  for (const column of ['before', 'after']) {
    await queryRunner.query(
      `UPDATE versions SET "${column}" = jsonb_set("${column}", '{state}', to_jsonb($2::text))
        WHERE collection = 'contactMessages' AND "${column}" ->> 'state' = $1`,
      [from, to],
    );
  }
}

const BATCH_SIZE = 1000;

/** Stores the numbers that were typed in the format E.164, if they can be read. */
async function storePhoneNumbers(queryRunner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await queryRunner.query(
      `SELECT id, phone FROM "contact_messages" WHERE phone IS NOT NULL AND id > $1 ORDER BY id LIMIT ${BATCH_SIZE}`,
      [last],
    )) as { id: number; phone: string }[];
    if (rows.length === 0) return;
    const numbers = rows.map(({ phone }) => toE164(phone));
    await queryRunner.query(
      `UPDATE "contact_messages" t SET phone_e164 = read.number
        FROM unnest($1::int[], $2::text[]) read(id, number) WHERE t.id = read.id AND read.number IS NOT NULL`,
      [rows.map(({ id }) => id), numbers],
    );
    last = rows.at(-1)!.id;
  }
}

function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.replace('(0)', ''), 'AE');
  const isNumber = /^(?:\+|00)/.test(typed) ? number?.isPossible() : number?.isValid();
  return isNumber ? number!.number : null;
}
