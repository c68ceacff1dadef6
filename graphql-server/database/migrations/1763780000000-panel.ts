import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the full-text search, the last author and the position of records, and the table of deleted records, for the panel.
 */
export class Panel1763780000000 implements MigrationInterface {
  name = 'Panel1763780000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const searches = Object.entries(SEARCHED).flatMap(([table, { texts, index }]) => [
      `ALTER TABLE "${table}" ADD "search" tsvector GENERATED ALWAYS AS (search_words(${joined(texts)})) STORED`,
      `CREATE INDEX "${index}" ON "${table}" USING gin ("search")`,
    ]);
    const authors = Object.entries(AUTHORED).map(
      ([table, key]) =>
        `ALTER TABLE "${table}" ADD "updated_by" integer, ADD CONSTRAINT "${key}" FOREIGN KEY ("updated_by") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    const positions = Object.entries(POSITIONED).flatMap(([table, { parent, index }]) => [
      `ALTER TABLE "${table}" ADD "position" integer`,
      // In reading order: records without position last, newest first.
      `CREATE INDEX "${index}" ON "${table}" ("${parent}", "position", "created_at" DESC, "id" DESC)`,
    ]);
    for (const statement of [SEARCH_WORDS, ...searches, ...authors, ...positions, ...REMOVALS]) {
      await queryRunner.query(statement);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "removals", "pictures_aside"');
    const drop = async (column: string, tables: object) => {
      for (const table of Object.keys(tables)) {
        await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
      }
    };
    await drop('position', POSITIONED);
    await drop('updated_by', AUTHORED);
    await drop('search', SEARCHED);
    await queryRunner.query('DROP FUNCTION search_words(text)');
  }
}

/**
 * Splits a text into distinct lowercase words. Unlike the parsers of text search it does not recognize hosts, paths and numbers,
 * and it does not depend on the collation. A search splits its text in the same way.
 */
const SEARCH_WORDS = `
  CREATE FUNCTION search_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_to_tsvector(array_agg(left(word, 100))), '')
    FROM regexp_split_to_table(lower($1), '[^a-z0-9\\u00C0-\\u1FFF\\u2070-\\U0010FFFF]+') word
    WHERE word <> ''
  $$`;

const joined = (texts: string[]) => texts.map((text) => `coalesce("${text}", '')`).join(` || ' ' || `);

/** The text columns that the search covers, by table. */
const SEARCHED: Record<string, { texts: string[]; index: string }> = {
  banners: { texts: ['title', 'subtitle'], index: 'IDX_c4876a638cbf93d9c1669b5a7c' },
  blogs: { texts: ['title', 'description'], index: 'IDX_94ed59e3d351e4c28de9fa7c39' },
  categories: { texts: ['title', 'description'], index: 'IDX_80bf0a5d9831c67745254e83b4' },
  contact_messages: {
    texts: ['name', 'email', 'subject', 'message'],
    index: 'IDX_c4ec259c97f2967f84bafcaa73',
  },
  latest_project_pictures: { texts: ['title', 'description'], index: 'IDX_40330ffc2c7b9adc66eb658cba' },
  latest_projects: {
    texts: ['title', 'price', 'location', 'category', 'logo'],
    index: 'IDX_48d4f27011d82b6199a2dac2f1',
  },
  listing_sections: { texts: ['heading', 'description'], index: 'IDX_cd769c0a5bc02a31edbf964c71' },
  listings: {
    texts: ['title', 'location', 'price', 'bedrooms', 'bathrooms', 'size'],
    index: 'IDX_95ef2edbb7eef02c810546f5fb',
  },
  properties: { texts: ['title', 'type', 'price', 'location'], index: 'IDX_d6ec44249afba1f959221ed42f' },
  property_pictures: { texts: ['title', 'description'], index: 'IDX_c13951721a76383b1a1570c5e7' },
  upcoming_projects: { texts: ['title', 'description'], index: 'IDX_4d2a7e3cf27ed790f8dd67e983' },
};

/** The tables that staff edit, with the foreign key of the last author. */
const AUTHORED = {
  banners: 'FK_0acca00c8892d67f091888e3081',
  blogs: 'FK_cd513b147fc5f0d7533296bb627',
  categories: 'FK_971f81500b65c577edd00dd2687',
  latest_project_pictures: 'FK_e0f6086b303cb4b1398daac1a4d',
  latest_projects: 'FK_59d4f4cb64a0fd4b71f77346145',
  listing_sections: 'FK_c93d561c39943ad0253b54707c5',
  listings: 'FK_6144f8bda1ed28f8fc4436cb90c',
  properties: 'FK_7b75ab8ed3890360a27298b5bb8',
  property_pictures: 'FK_f9b56bb2ad60f9ba4cc473d710a',
  upcoming_projects: 'FK_041b22053a5732ef8e1084adfb5',
};

const POSITIONED = {
  latest_project_pictures: { parent: 'latest_id', index: 'IDX_9a24db61d6ed601482aab77357' },
  listing_sections: { parent: 'listing_id', index: 'IDX_196f1713935bf8db4c79794642' },
  property_pictures: { parent: 'property_id', index: 'IDX_167ce2efe392149b08311e172a' },
};

const REMOVALS = [
  `CREATE TABLE "removals" ("collection" text NOT NULL, "record_id" integer NOT NULL, "title" text NOT NULL, "rows" jsonb, "removed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "removed_by" integer, CONSTRAINT "PK_5b9738a68718c1b930a562e5878" PRIMARY KEY ("collection", "record_id"))`,
  `CREATE INDEX "IDX_af371d10e68b0992f72cc17c67" ON "removals" ("removed_at")`,
  `CREATE TABLE "pictures_aside" ("id" SERIAL NOT NULL, "until" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "picture" text NOT NULL, CONSTRAINT "PK_cea7d5d9c2c127c20a959a1adbc" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_682d0bb4a692c86557b5434a9e" ON "pictures_aside" ("picture")`,
  `CREATE INDEX "IDX_49be3fdd5d91fceaef37ec4c4b" ON "pictures_aside" ("until")`,
  `ALTER TABLE "pictures_aside" ADD CONSTRAINT "FK_682d0bb4a692c86557b5434a9e7" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "removals" ADD CONSTRAINT "FK_ad57b99e67348d4a1ab85ac121b" FOREIGN KEY ("removed_by") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
];
