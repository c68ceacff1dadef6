import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONTENT_TABLES } from './1763940000000-news.ts';
import { YEARLY } from './1763990100000-large-amounts.ts';

/** Names tables, columns, indexes and triggers after what they contain, and drops a column that nothing reads. */
export class FieldNames1764020000000 implements MigrationInterface {
  name = 'FieldNames1764020000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { statement, from, to } of RENAMES) await queryRunner.query(statement(from, to));
    await replaceInRefreshHomes(queryRunner, 'asked', 'price_in_dirhams');
    await queryRunner.query('ALTER TABLE "listings" DROP COLUMN "asked_per_area"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { statement, from, to } of RENAMES.toReversed()) await queryRunner.query(statement(to, from));
    await replaceInRefreshHomes(queryRunner, 'price_in_dirhams', 'asked');
    await queryRunner.query(
      `ALTER TABLE "listings" ADD "asked_per_area" bigint
        GENERATED ALWAYS AS (trunc((${YEARLY})::numeric * 100 / nullif("built_up_area", 0))::bigint) STORED`,
    );
  }
}

interface Rename {
  statement(from: string, to: string): string;
  from: string;
  to: string;
}

const columns = (table: string, names: Record<string, string>): Rename[] =>
  Object.entries(names).map(([from, to]) => ({
    statement: (old, renamed) => `ALTER TABLE "${table}" RENAME COLUMN "${old}" TO "${renamed}"`,
    from,
    to,
  }));

const index = (from: string, to: string): Rename => ({
  statement: (old, renamed) => `ALTER INDEX "${old}" RENAME TO "${renamed}"`,
  from,
  to,
});

const RENAMES: readonly Rename[] = [
  {
    statement: (from, to) => `ALTER TABLE "${from}" RENAME TO "${to}"`,
    from: 'presses',
    to: 'idempotency_keys',
  },
  index('PK_presses', 'PK_idempotency_keys'),
  index('IDX_4b01d7f9155fed66b589e8e482', 'IDX_5e72f040fdc5efc8eef52a388c'),
  ...columns('idempotency_keys', { who: 'sender', content: 'content_digest', at: 'created_at' }),
  ...columns('saved_searches', { told: 'newest_sent', asked: 'confirmation_emails' }),
  ...columns('contact_messages', {
    copy_state: 'confirmation_state',
    copy_attempts: 'confirmation_attempts',
    copied_at: 'confirmation_ended_at',
  }),
  index('contact_messages_copy_waiting', 'contact_messages_confirmation_waiting'),
  ...columns('picture_checks', { upto: 'last_file', looked_at: 'checked_at' }),
  ...columns('listings', { asked: 'price_in_dirhams' }),
  index('listings_unread', 'listings_not_parsed'),
  ...CONTENT_TABLES.map((table) => ({
    statement: (from: string, to: string) => `ALTER TRIGGER "${from}" ON "${table}" RENAME TO "${to}"`,
    from: `${table}_told`,
    to: `${table}_notify`,
  })),
  {
    statement: (from, to) => `ALTER FUNCTION ${from}() RENAME TO ${to}`,
    from: 'tell_of_content',
    to: 'notify_content_changed',
  },
];

/** Names the column in the body of the function, which PostgreSQL stores as text. */
async function replaceInRefreshHomes(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    `SELECT pg_get_functiondef('refresh_homes(integer[])'::regprocedure) AS definition`,
  )) as [{ definition: string }];
  await queryRunner.query(definition.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
}
