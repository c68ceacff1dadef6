import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds drafts, scheduled and archived records. `published_from` and `published_until` say when visitors see a record; a trigger sets
 * them, so that every read has the same condition.
 */
export class Publication1764400000000 implements MigrationInterface {
  name = 'Publication1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SET_PUBLISHED);
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE "${table}" ${ADDED.map((column) => `ADD ${column}`).join(', ')}`);
      await queryRunner.query(
        `CREATE TRIGGER "${table}_set_published" BEFORE INSERT OR UPDATE OF publication, publish_at, unpublish_at ON "${table}"
          FOR EACH ROW EXECUTE FUNCTION set_published()`,
      );
    }
    for (const table of TABLES)
      await queryRunner.query(`UPDATE "${table}" SET published_from = least(created_at, now())`);
    await queryRunner.query('ALTER TABLE "listings" ADD "archive_reason" text');
    for (const { name, on } of INDEXES) await queryRunner.query(`CREATE INDEX "${name}" ON ${on}`);
    for (const { name, on, old } of CHANGED_INDEXES) {
      await queryRunner.query(`DROP INDEX "${old.name}"`);
      await queryRunner.query(`CREATE INDEX "${name}" ON ${on}`);
    }
    // The long column is added again, so that it stays the last and the others are read without it.
    await queryRunner.query(
      `ALTER TABLE "homes" DROP "words", ADD "published_from" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        ADD "published_until" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT 'infinity', ADD "words" tsvector NOT NULL DEFAULT ''`,
    );
    await replaceInRefreshHomes(queryRunner, PARTS);
    await queryRunner.query('SELECT refresh_homes(array(SELECT id FROM listings))');
    await queryRunner.query('ALTER TABLE "homes" ALTER "words" DROP DEFAULT');
    await queryRunner.query('CREATE INDEX "homes_by_words" ON "homes" USING gin ("words")');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceInRefreshHomes(
      queryRunner,
      PARTS.map(([without, withPublication]) => [withPublication, without]),
    );
    await queryRunner.query('ALTER TABLE "homes" DROP "published_from", DROP "published_until"');
    for (const { name, old } of CHANGED_INDEXES) {
      await queryRunner.query(`DROP INDEX "${name}"`);
      await queryRunner.query(`CREATE INDEX "${old.name}" ON ${old.on}`);
    }
    await queryRunner.query('ALTER TABLE "listings" DROP "archive_reason"');
    for (const table of TABLES) {
      await queryRunner.query(`DROP TRIGGER "${table}_set_published" ON "${table}"`);
      await queryRunner.query(
        `ALTER TABLE "${table}" DROP "publication", DROP "publish_at", DROP "unpublish_at", DROP "published_from", DROP "published_until"`,
      );
    }
    await queryRunner.query('DROP FUNCTION set_published()');
  }
}

const TABLES = ['listings', 'properties', 'latest_projects', 'upcoming_projects', 'blogs', 'categories'];

const ADDED = [
  `"publication" text NOT NULL DEFAULT 'published'`,
  '"publish_at" TIMESTAMP(3) WITH TIME ZONE',
  '"unpublish_at" TIMESTAMP(3) WITH TIME ZONE',
  '"published_from" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()',
  `"published_until" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT 'infinity'`,
];

/** A record that is published, or restored from a backup, keeps the moment since which visitors see it. */
const SET_PUBLISHED = `
  CREATE FUNCTION set_published() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.published_until := coalesce(NEW.unpublish_at, 'infinity');
    NEW.published_from := CASE NEW.publication
      WHEN 'published' THEN CASE
        WHEN TG_OP = 'INSERT' THEN least(NEW.published_from, now())
        WHEN OLD.published_from <= now() THEN OLD.published_from
        ELSE now() END
      WHEN 'scheduled' THEN NEW.publish_at
      ELSE 'infinity' END;
    RETURN NEW;
  END $$`;

/** The scheduled times, of which there are few; the other tables are small. */
const INDEXES = [
  { name: 'listings_scheduled', on: `"listings" ("published_from") WHERE "publication" = 'scheduled'` },
  { name: 'listings_unpublished', on: `"listings" ("published_until") WHERE "unpublish_at" IS NOT NULL` },
];

interface ChangedIndex {
  name: string;
  on: string;
  old: { name: string; on: string };
}

/** Listings are counted in the index alone. */
const CHANGED_INDEXES: ChangedIndex[] = [
  {
    name: 'IDX_90eaaa378e7f59aef97a4c38dc',
    on: '"listings" ("created_at", "id", "published_from", "published_until") WHERE deleted_at is null',
    old: {
      name: 'IDX_48c07a85a0fac51ed2cdfe9500',
      on: '"listings" ("created_at", "id") WHERE deleted_at is null',
    },
  },
  {
    name: 'IDX_b4e3d04cfca61f764ff6254701',
    on: '"listings" ("kind", "created_at", "id", "published_from", "published_until") WHERE deleted_at is null',
    old: {
      name: 'IDX_c32b98be45217e381017e81b49',
      on: '"listings" ("kind", "created_at", "id") WHERE deleted_at is null',
    },
  },
];

/** The parts of the function that name its columns, without and with those of the publication. */
const PARTS: [without: string, withPublication: string][] = [
  ['INSERT INTO homes (id,', 'INSERT INTO homes (id, published_from, published_until,'],
  ['SELECT id, extract', 'SELECT id, published_from, published_until, extract'],
  [
    'SET created_at = excluded.created_at',
    'SET published_from = excluded.published_from, published_until = excluded.published_until, created_at = excluded.created_at',
  ],
  ['(homes.created_at', '(homes.published_from, homes.published_until, homes.created_at'],
  ['(excluded.created_at', '(excluded.published_from, excluded.published_until, excluded.created_at'],
];

/** Changes the columns in the body of the function, which PostgreSQL stores as text. */
async function replaceInRefreshHomes(
  queryRunner: QueryRunner,
  replacements: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    `SELECT pg_get_functiondef('refresh_homes(integer[])'::regprocedure) AS definition`,
  )) as [{ definition: string }];
  let changed = definition;
  for (const [from, to] of replacements) {
    if (!changed.includes(from)) throw new Error(`refresh_homes does not contain ${from}`);
    changed = changed.replace(from, to);
  }
  await queryRunner.query(changed);
}
