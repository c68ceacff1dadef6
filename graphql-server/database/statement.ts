import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** A statement with its parameters as `$1`, `$2` and so on. The database receives the text alone; the name is for readers of the code. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a statement and returns its rows as arrays. */
export interface StatementReader {
  rows(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}

/** Runs a statement that writes and is a transaction of its own. Throws `OutcomeUnknown`. */
export interface StatementWriter {
  write(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}

/** Runs SQL with the parameters `$1`, `$2` and so on, and returns its rows as objects. */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Runs transactions. */
export interface Transactions {
  /**
   * Runs work in one transaction. The work runs again, at most five times, after a deadlock or a serialization failure.
   * Throws `OutcomeUnknown` if the answer to COMMIT is lost.
   */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
}

/** Runs a statement on a connection; returns its rows as arrays. */
export async function queryRows(
  client: Pick<pg.ClientBase, 'query'>,
  text: string,
  values: unknown[],
): Promise<unknown[][]> {
  // Without a name, because a pooler may run the next statement in another session.
  const { rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
  return rows;
}

/** The same with rows as objects, by the names of the columns. */
export async function queryObjects<Row>(
  client: Pick<pg.ClientBase, 'query'>,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row & pg.QueryResultRow>(sql, [...parameters]);
  return rows;
}

/** Runs statements on the connection of a transaction. */
export function statementsWithin({ queryRunner }: EntityManager): StatementReader {
  return {
    rows: async ({ text }, values) =>
      queryRows((await queryRunner!.connect()) as pg.PoolClient, text, values),
  };
}
