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

/** A prepared statement with its values as they are sent. */
export interface Ask extends Statement {
  values: pg.BindConfig['values'];
}

/** The rows of those that were answered, in their order, and what went wrong with the one after them. */
export interface Answered {
  answers: unknown[][][];
  error: Error | null;
}

/** How the columns of the statements that were described on a connection are read, by their names. */
const known = new WeakMap<pg.Connection, Map<string, readonly Parse[]>>();

/** A statement with its values made ready; throws for one that cannot be sent. */
export function askOf({ name, text }: Statement, values: unknown[]): Ask {
  return { name, text, values: values.map(prepareValue) };
}

/**
 * Prepared statements on their way through pg, sent in one go and answered in one, which give rows as arrays. What their columns
 * are is asked once a connection: pg itself asks each time, and of a wide row the server then writes, and we read, more of
 * names than of values.
 */
export class PreparedQueries implements pg.Submittable {
  readonly #answers: unknown[][][] = [];
  readonly #parsers: (readonly Parse[] | undefined)[] = [];
  /** Which of them the database is at. */
  #at = 0;
  #rows: unknown[][] = [];
  #wire: pg.Connection | undefined;
  #fault: Error | null = null;

  /** @param callback told once; pg puts its own in its place to bound the time */
  constructor(
    private readonly asks: readonly Ask[],
    public callback: (error: Error | null, answers: unknown[][][]) => void,
  ) {}

  /** Name and text of the one whose answer is on its way: pg notes them as parsed. */
  get name(): string {
    return this.#current.name;
  }

  get text(): string {
    return this.#current.text;
  }

  get #current(): Ask {
    return this.asks[Math.min(this.#at, this.asks.length - 1)]!;
  }

  /** Called by pg when it is its turn on the connection. */
  submit(connection: pg.Connection): null {
    const { stream, parsedStatements } = connection as Wire;
    this.#wire = connection;
    const described = known.get(connection);
    const parsedHere = new Set<string>();
    // The embedded database's is none of Node's, and holds nothing back.
    const isStream = 'cork' in stream;
    if (isStream) stream.cork();
    for (const { name, text, values } of this.asks) {
      const isParsed = name !== '' && (parsedStatements[name] !== undefined || parsedHere.has(name));
      const parsers = isParsed ? described?.get(name) : undefined;
      if (!isParsed) connection.parse({ name, text, types: [] }, true);
      parsedHere.add(name);
      connection.bind({ statement: name, values }, true);
      if (!parsers) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
      this.#parsers.push(parsers);
    }
    connection.sync();
    if (isStream) stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: Described): void {
    const parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as Parse);
    this.#parsers[this.#at] = parsers;
    if (this.name === '') return;
    let names = known.get(this.#wire!);
    if (!names) known.set(this.#wire!, (names = new Map<string, readonly Parse[]>()));
    names.set(this.name, parsers);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#fault) return;
    try {
      const parsers = this.#parsers[this.#at]!;
      this.#rows.push(fields.map((text, i) => (text === null ? null : parsers[i]!(text))));
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete(): void {
    this.#at++;
    if (!this.#fault) this.#answers.push(this.#rows);
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleReadyForQuery(): void {
    this.callback(this.#fault, this.#answers);
  }

  handleError(error: Error): void {
    this.callback(this.#fault ?? error, this.#answers);
  }
}
