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
