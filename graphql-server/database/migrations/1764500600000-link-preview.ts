import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the picture that networks show with links, one record: at first none, so that the sign of the agency is drawn. */
export class LinkPreview1764500600000 implements MigrationInterface {
  name = 'LinkPreview1764500600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "link_previews"');
    await queryRunner.query(`DELETE FROM "versions" WHERE "collection" = 'linkPreviews'`);
  }
}

const STATEMENTS = [
  `CREATE TABLE "link_previews" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "deleted_at" TIMESTAMP(3) WITH TIME ZONE,
    "deleted_by" integer,
    "deleted_with_parent" boolean NOT NULL DEFAULT false,
    "updated_by" integer,
    "picture" text,
    "description" text,
    "search" tsvector GENERATED ALWAYS AS (search_words(coalesce("description", ''))) STORED,
    CONSTRAINT "PK_link_previews" PRIMARY KEY ("id"),
    CONSTRAINT "link_previews_single" CHECK ("id" = 1),
    CONSTRAINT "FK_c8e22240852d66515bcd6612a1c" FOREIGN KEY ("picture") REFERENCES "pictures" ("file") ON DELETE RESTRICT,
    CONSTRAINT "FK_b216512cb0e7d5c6e6738aca427" FOREIGN KEY ("updated_by") REFERENCES "staff" ("id") ON DELETE SET NULL
  )`,
  'CREATE INDEX "IDX_bde81384bfed7332579ba83809" ON "link_previews" ("deleted_at") WHERE deleted_at is not null',
  'CREATE INDEX "IDX_c8e22240852d66515bcd6612a1" ON "link_previews" ("picture")',
  'CREATE INDEX "IDX_a3f58f51d1fc4940cb3f5ee80b" ON "link_previews" USING gin ("search")',
  `CREATE TRIGGER "link_previews_notify" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "link_previews"
    FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
  'INSERT INTO "link_previews" DEFAULT VALUES',
];
