/** One prepared statement: parsed and planned by the database once a connection; without a name it is each time. */
export interface Statement {
  name: string;
  text: string;
  /** Asked of the primary, for it has to be the newest: always, or as long as there is one. */
  ofPrimary?: 'always' | 'if there is one';
}

/** Runs a prepared statement and gives its rows as arrays. */
export interface StatementReader {
  rows(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}

/** Runs a prepared statement that writes and is a transaction of its own. Throws `OutcomeUnknown`. */
export interface StatementWriter {
  write(statement: Statement, values: unknown[]): Promise<unknown[][]>;
}

const NOW: Statement = { name: 'database.now', text: 'select now()' };

/** The database's own moment: what several processes judge by is not told by the clock of each. */
export async function nowOf(database: StatementReader): Promise<Date> {
  const [row] = await database.rows(NOW, []);
  return row![0] as Date;
}
