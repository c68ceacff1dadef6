import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the texts of pages of the site, one record for each page. A text that is null is the default one. */
export class SitePages1764500400000 implements MigrationInterface {
  name = 'SitePages1764500400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
    // The last one first, because lists begin with the newest record.
    for (const [key, title] of Object.entries(TITLES).reverse())
      await queryRunner.query('INSERT INTO "site_pages" ("key", "title") VALUES ($1, $2)', [key, title]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "site_pages"');
    await queryRunner.query(`DELETE FROM "versions" WHERE "collection" = 'sitePages'`);
  }
}

const TITLES = {
  BUY_PROPERTY: 'Buy Property',
  RENT_PROPERTY: 'Rent Property',
  SELL_PROPERTY: 'Sell Property',
  PROPERTY_MANAGEMENT: 'Property Management',
  LEGAL_ASSISTANCE: 'Legal Assistance',
  ABOUT: 'Our Teams',
  CAREERS: 'Careers',
  PRIVACY_POLICY: 'Privacy Policy',
};

const TEXTS = ['lead', 'description', 'figures', 'text', 'call_title', 'call_text', 'call_label'];

const SEARCHED = ['title', ...TEXTS].map((column) => `coalesce("${column}", '')`).join(` || ' ' || `);

const STATEMENTS = [
  `CREATE TABLE "site_pages" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "deleted_at" TIMESTAMP(3) WITH TIME ZONE,
    "deleted_by" integer,
    "deleted_with_parent" boolean NOT NULL DEFAULT false,
    "updated_by" integer,
    "picture" text,
    "title" text NOT NULL,
    "key" text NOT NULL,
    ${TEXTS.map((column) => `"${column}" text,`).join(' ')}
    "search" tsvector GENERATED ALWAYS AS (search_words(${SEARCHED})) STORED,
    CONSTRAINT "PK_site_pages" PRIMARY KEY ("id"),
    CONSTRAINT "FK_79e34cb4adee9c74cb88dc42229" FOREIGN KEY ("picture") REFERENCES "pictures" ("file") ON DELETE RESTRICT,
    CONSTRAINT "FK_ed79d6bb4efdea6205dee805943" FOREIGN KEY ("updated_by") REFERENCES "staff" ("id") ON DELETE SET NULL
  )`,
  'CREATE UNIQUE INDEX "IDX_91d3c4544893aa6bc9be46be9e" ON "site_pages" ("key")',
  'CREATE INDEX "IDX_6b7f586116af7519445e1580f5" ON "site_pages" ("deleted_at") WHERE deleted_at is not null',
  'CREATE INDEX "IDX_79e34cb4adee9c74cb88dc4222" ON "site_pages" ("picture")',
  'CREATE INDEX "IDX_3b26f3212f4e5e59b74175111a" ON "site_pages" USING gin ("search")',
  `CREATE TRIGGER "site_pages_notify" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_pages"
    FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
];
