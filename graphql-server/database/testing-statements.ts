import type { Queryable } from './statement.ts';

/**
 * Passes the reads of a database through `intercept`, which gets the SQL and a function that runs it, until the returned function is
 * called.
 */
export function interceptReads(
  database: Queryable,
  intercept: <T>(sql: string, run: () => Promise<T>) => Promise<T>,
): () => void {
  const { query } = database;
  database.query = <Row>(sql: string, parameters?: readonly unknown[]) =>
    intercept(sql, () => query<Row>(sql, parameters));
  return () => Object.assign(database, { query });
}
