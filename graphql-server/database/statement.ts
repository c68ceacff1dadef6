/** One prepared statement: parsed and planned by the database once a connection; without a name it is each time. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a prepared statement and gives its rows as arrays. */
export interface StatementReader {
  rows(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}

/** Runs a prepared statement that writes and is a transaction of its own. Throws `OutcomeUnknown`. */
export interface StatementWriter {
  write(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}
