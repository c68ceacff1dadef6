import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives each gallery picture and section a position after the existing ones when it is inserted, so that parallel uploads keep
 * their order. Existing records keep the order that visitors have seen.
 */
export class Positions1763991000000 implements MigrationInterface {
  name = 'Positions1763991000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(APPEND);
    for (const [table, parent] of Object.entries(POSITIONED)) {
      await queryRunner.query(`
        UPDATE "${table}" t SET "position" = ${AFTER_ORDERED} + shown.rank
        FROM (SELECT "id", row_number() OVER (PARTITION BY "${parent}" ORDER BY "created_at" DESC, "id" DESC) AS rank
              FROM "${table}" WHERE "position" IS NULL) shown
        WHERE t."id" = shown."id"`);
      await queryRunner.query(
        `CREATE TRIGGER "${table}_append" BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION append_in_order()`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(POSITIONED)) {
      await queryRunner.query(`DROP TRIGGER "${table}_append" ON "${table}"`);
    }
    await queryRunner.query('DROP FUNCTION append_in_order()');
  }
}

/** Maximum number of sorted records: their positions are 1 to this number. */
const AFTER_ORDERED = 1000;

const POSITIONED = {
  latest_project_pictures: 'latest_id',
  listing_sections: 'listing_id',
  property_pictures: 'property_id',
};

const APPEND = `
  CREATE FUNCTION append_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."position" := coalesce(NEW."position", least(2147483647, ${AFTER_ORDERED} + NEW."id"::bigint)::int);
    RETURN NEW;
  END
  $$`;
