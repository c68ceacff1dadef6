import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index on emails that could not be delivered. */
export class LettersGivenUp1763980000000 implements MigrationInterface {
  name = 'LettersGivenUp1763980000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "contact_messages_given_up" ON "contact_messages" ("id") WHERE mail_state = 'FAILED'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "contact_messages_given_up"`);
  }
}
