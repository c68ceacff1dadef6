import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** Runs SQL with the parameters `$1`, `$2` and so on, and returns its rows as objects. */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Runs SQL that writes and is a transaction of its own, and returns its rows like `Queryable`. Throws `OutcomeUnknown`. */
export interface StatementWriter {
  write<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Runs transactions. */
export interface Transactions {
  /**
   * Runs work in one transaction. The work runs again, at most five times, after a deadlock or a serialization failure.
   * Throws `OutcomeUnknown` if the answer to COMMIT is lost.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
}

/** Runs SQL on a connection. */
export async function queryOn<Row>(
  client: Pick<pg.ClientBase, 'query'>,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  // Without a name, because a pooler may run the next statement in another session.
  const { rows } = await client.query<Row & pg.QueryResultRow>(sql, [...parameters]);
  return rows;
}
