import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { Statement } from './statement.ts';

/** What pg keeps of a connection beyond what its types tell. */
interface Wire extends pg.Connection {
  /** Texts of the statements that were parsed on it, by their names. */
  parsedStatements: Record<string, string | undefined>;
}

interface Described {
  fields: { dataTypeID: Parameters<typeof pg.types.getTypeParser>[0] }[];
}

type Parse = (text: string) => unknown;
type Told = (error: Error | null, rows?: unknown[][]) => void;

/** How the columns of the statements that were described on a connection are read, by their names. */
const known = new WeakMap<pg.Connection, Map<string, readonly Parse[]>>();

/**
 * A prepared statement on its way through pg, which gives rows as arrays. What its columns are is asked once a connection:
 * pg itself asks each time, and of a wide row the server then writes, and we read, more of names than of values.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly #rows: unknown[][] = [];
  #parsers: readonly Parse[] | undefined;
  #wire: pg.Connection | undefined;
  #fault: Error | undefined;

  /** @param callback told once of the rows or of an error; pg puts its own in its place to bound the time */
  constructor(
    { name, text }: Statement,
    private readonly values: unknown[],
    public callback: Told,
  ) {
    this.name = name;
    this.text = text;
  }

  /** Called by pg when it is its turn on the connection. */
  submit(connection: pg.Connection): null {
    const { name, text } = this;
    const { stream, parsedStatements } = connection as Wire;
    this.#wire = connection;
    const isParsed = name !== '' && parsedStatements[name] !== undefined;
    this.#parsers = isParsed ? known.get(connection)?.get(name) : undefined;
    // What cannot be sent is found before anything is: the embedded database would send its beginning with the next message.
    const values = this.#valuesToSend();
    // The embedded database's is none of Node's, and holds nothing back.
    const isStream = 'cork' in stream;
    if (isStream) stream.cork();
    if (values) {
      if (!isParsed) connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values }, true);
      if (!this.#parsers) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    if (isStream) stream.uncork();
    return null;
  }

  #valuesToSend(): pg.BindConfig['values'] {
    try {
      return this.values.map(prepareValue);
    } catch (error) {
      this.#fault = error as Error;
      return undefined;
    }
  }

  handleRowDescription({ fields }: Described): void {
    this.#parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as Parse);
    if (this.name === '') return;
    let names = known.get(this.#wire!);
    if (!names) known.set(this.#wire!, (names = new Map<string, readonly Parse[]>()));
    names.set(this.name, this.#parsers);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#fault) return;
    try {
      const parsers = this.#parsers!;
      this.#rows.push(fields.map((text, i) => (text === null ? null : parsers[i]!(text))));
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    if (this.#fault) this.callback(this.#fault);
    else this.callback(null, this.#rows);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}
