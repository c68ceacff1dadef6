import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the agency, one record. A new database has a neutral one; a database in use has the values that the site showed until now,
 * so that the site does not change.
 */
export class Agency1764500000000 implements MigrationInterface {
  name = 'Agency1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
    const [{ used }] = (await queryRunner.query('SELECT EXISTS (SELECT FROM staff) AS used')) as [
      { used: boolean },
    ];
    const values = Object.entries(used ? EARLIER : NEUTRAL);
    const columns = values.map(([column]) => `"${column}"`).join(', ');
    const parameters = values.map((_, index) => `$${index + 1}`).join(', ');
    await queryRunner.query(
      `INSERT INTO "agencies" (${columns}) VALUES (${parameters})`,
      values.map(([, value]) => value),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "agencies"');
    await queryRunner.query(`DELETE FROM "versions" WHERE "collection" = 'agencies'`);
  }
}

const NEUTRAL = { name: 'Your agency', wordmark: 'Your agency' };

const WORKDAY = '09:00-19:00';

const EARLIER = {
  name: 'Marsa Properties',
  wordmark: 'Marsa',
  address: 'Office 1204, Mina House\nAl Marsa Street, Dubai Marina\nDubai, United Arab Emirates',
  community: 'Dubai Marina',
  latitude: 25.0772,
  longitude: 55.1385,
  directions: 'Visitors park in the basement of Mina House; the guard at the ramp has our number.',
  post_box: 'P.O. Box 500142, Dubai',
  email: 'office@marsa.example',
  phones: '+971 4 555 0142\n+971 50 555 0187',
  whats_app: '+971 50 555 0187',
  hours_monday: WORKDAY,
  hours_tuesday: WORKDAY,
  hours_wednesday: WORKDAY,
  hours_thursday: WORKDAY,
  hours_friday: WORKDAY,
  hours_saturday: WORKDAY,
  social_links: [
    'Instagram https://www.instagram.com/',
    'LinkedIn https://www.linkedin.com/',
    'YouTube https://www.youtube.com/',
    'Facebook https://www.facebook.com/',
  ].join('\n'),
  figures_title: 'The most followed real estate brand',
  figures: [
    '3B+ | AED of properties sold each year',
    '140+ | professionals',
    '16+ | years of experience since 2008',
    '5,000+ | happy clients',
  ].join('\n'),
  copyright_year: 2025,
};

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The optional texts. */
const TEXTS = [
  'address',
  'community',
  'directions',
  'post_box',
  'email',
  'phones',
  'whats_app',
  ...DAYS.map((day) => `hours_${day}`),
  'licence',
  'social_links',
  'figures_title',
  'figures',
  'copyright_holder',
  'sender_name',
];

const SEARCHED = ['name', 'wordmark', ...TEXTS]
  .map((column) => `coalesce("${column}", '')`)
  .join(` || ' ' || `);

const STATEMENTS = [
  `CREATE TABLE "agencies" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "deleted_at" TIMESTAMP(3) WITH TIME ZONE,
    "deleted_by" integer,
    "deleted_with_parent" boolean NOT NULL DEFAULT false,
    "updated_by" integer,
    "picture" text,
    "name" text NOT NULL,
    "wordmark" text NOT NULL,
    "brand_colour" text NOT NULL DEFAULT '#0f3a3c',
    "accent_colour" text NOT NULL DEFAULT '#775820',
    "accent_on_brand_colour" text NOT NULL DEFAULT '#c9a264',
    "latitude" double precision,
    "longitude" double precision,
    "copyright_year" integer,
    ${TEXTS.map((column) => `"${column}" text,`).join(' ')}
    "search" tsvector GENERATED ALWAYS AS (search_words(${SEARCHED})) STORED,
    CONSTRAINT "PK_agencies" PRIMARY KEY ("id"),
    CONSTRAINT "agencies_single" CHECK ("id" = 1),
    CONSTRAINT "FK_fed5759db15ecedc8b1a8c59124" FOREIGN KEY ("picture") REFERENCES "pictures" ("file") ON DELETE RESTRICT,
    CONSTRAINT "FK_0e70b9d07f285619d5e4b6da33f" FOREIGN KEY ("updated_by") REFERENCES "staff" ("id") ON DELETE SET NULL
  )`,
  'CREATE INDEX "IDX_bf144457c4a19d3a868100ece6" ON "agencies" ("deleted_at") WHERE deleted_at is not null',
  'CREATE INDEX "IDX_fed5759db15ecedc8b1a8c5912" ON "agencies" ("picture")',
  'CREATE INDEX "IDX_db702f7bdb83eb4bd28d56100f" ON "agencies" USING gin ("search")',
  `CREATE TRIGGER "agencies_notify" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "agencies"
    FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()`,
];
