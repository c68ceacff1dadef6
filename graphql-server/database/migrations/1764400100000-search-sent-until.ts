import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores until when homes were sent instead of the newest of them, because a draft is published later than homes with greater ids. */
export class SearchSentUntil1764400100000 implements MigrationInterface {
  name = 'SearchSentUntil1764400100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "saved_searches" ADD "sent_until" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()',
    );
    await queryRunner.query(
      `UPDATE "saved_searches" SET sent_until =
        coalesce((SELECT max(published_from) FROM listings WHERE id <= newest_sent AND publication = 'published'), created_at)`,
    );
    await queryRunner.query('ALTER TABLE "saved_searches" DROP "newest_sent"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "saved_searches" ADD "newest_sent" integer NOT NULL DEFAULT 0');
    await queryRunner.query(
      `UPDATE "saved_searches" SET newest_sent =
        coalesce((SELECT max(id) FROM listings WHERE published_from <= sent_until), 0)`,
    );
    await queryRunner.query(
      'ALTER TABLE "saved_searches" ALTER "newest_sent" DROP DEFAULT, DROP "sent_until"',
    );
  }
}
