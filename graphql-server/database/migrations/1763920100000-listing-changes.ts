import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a log of changed listings by transaction, kept for an hour. */
export class ListingChanges1763920100000 implements MigrationInterface {
  name = 'ListingChanges1763920100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of NOTED) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [trigger] of TRIGGERS) await queryRunner.query(`DROP TRIGGER "${trigger}" ON "listings"`);
    await queryRunner.query('DROP FUNCTION note_listing_changes()');
    await queryRunner.query('DROP TABLE "listing_changes"');
  }
}

const TRIGGERS = [
  ['listings_added', 'INSERT', 'NEW TABLE AS touched'],
  ['listings_changed', 'UPDATE', 'NEW TABLE AS touched'],
  ['listings_removed', 'DELETE', 'OLD TABLE AS touched'],
];

const NOTED = [
  `CREATE TABLE "listing_changes" (
    "listing_id" integer NOT NULL,
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "at" timestamp with time zone NOT NULL DEFAULT now())`,
  'CREATE INDEX "listing_changes_by_xid" ON "listing_changes" ("xid")',
  'CREATE INDEX "listing_changes_by_at" ON "listing_changes" ("at")',
  `CREATE FUNCTION note_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO listing_changes (listing_id) SELECT id FROM touched;
    RETURN NULL;
  END $$`,
  ...TRIGGERS.map(
    ([trigger, event, table]) =>
      `CREATE TRIGGER "${trigger}" AFTER ${event} ON "listings" REFERENCING ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes()`,
  ),
];
