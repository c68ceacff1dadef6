import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds triggers that notify all processes of changed content, so that they empty their caches. */
export class News1763940000000 implements MigrationInterface {
  name = 'News1763940000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE FUNCTION tell_of_content() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_notify('marsa_content', '');
        RETURN NULL;
      END $$`,
    );
    for (const table of CONTENT_TABLES) {
      await queryRunner.query(
        `CREATE TRIGGER "${table}_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
         FOR EACH STATEMENT EXECUTE FUNCTION tell_of_content()`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of CONTENT_TABLES) await queryRunner.query(`DROP TRIGGER "${table}_told" ON "${table}"`);
    await queryRunner.query('DROP FUNCTION tell_of_content()');
  }
}

/** The tables with public content. */
export const CONTENT_TABLES = [
  'banners',
  'blogs',
  'categories',
  'latest_project_pictures',
  'latest_projects',
  'listing_sections',
  'listings',
  'pictures',
  'properties',
  'property_pictures',
  'upcoming_projects',
];
