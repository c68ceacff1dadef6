import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the moment at which visitors could last see a record, which ends the links to its preview. */
export class LastPublished1764500200000 implements MigrationInterface {
  name = 'LastPublished1764500200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE "${table}" ADD "last_published" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(setPublished(LAST_PUBLISHED));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(setPublished(''));
    for (const table of TABLES) await queryRunner.query(`ALTER TABLE "${table}" DROP "last_published"`);
  }
}

const TABLES = [
  'listings',
  'properties',
  'latest_projects',
  'upcoming_projects',
  'blogs',
  'categories',
  'people',
];

/** A record that visitors saw keeps the moment of its last change as published, or that of its end. */
const LAST_PUBLISHED = `
    IF TG_OP = 'UPDATE' AND OLD.published_from <= now() THEN
      NEW.last_published := least(OLD.published_until, now());
    END IF;`;

/** The function of the migration `Publication`, with further statements. */
const setPublished = (statements: string) => `
  CREATE OR REPLACE FUNCTION set_published() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.published_until := coalesce(NEW.unpublish_at, 'infinity');
    NEW.published_from := CASE NEW.publication
      WHEN 'published' THEN CASE
        WHEN TG_OP = 'INSERT' THEN least(NEW.published_from, now())
        WHEN OLD.published_from <= now() THEN OLD.published_from
        ELSE now() END
      WHEN 'scheduled' THEN NEW.publish_at
      ELSE 'infinity' END;${statements}
    RETURN NEW;
  END $$`;
