import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { InvalidInput, Unavailable } from '../../errors.ts';
import { csvLines } from './csv.ts';
import type { PageQuery, Reading } from '../reading/reading.ts';
import type { Stored } from '../declaring/stored.ts';
import type { StatementReader } from '../../database/statement.ts';

/** A table of records for spreadsheets: its columns, and what stands in them. */
export interface Sheet<Row extends Stored = Stored> {
  header: readonly string[];
  cells(row: Row): (string | null)[];
}

/** Which records of a resource an export has: those that a search finds, that are in a state and that conditions are true of, or all. */
export type Exported = Pick<PageQuery, 'search' | 'state' | 'where'>;

/** Lets work see the records as they were at one moment. */
export interface Moments {
  snapshot<T>(work: (database: StatementReader) => Promise<T>): Promise<T>;
}

/** How long an export waits for another one, and how long its client should wait after that, in milliseconds and in seconds. */
const MAX_WAIT = 2000;
const RETRY_AFTER = 10;
/** Bytes that are read ahead of the client: an export that fits keeps no other one waiting, however slow its client is. */
const READ_AHEAD = 1_000_000;
/** Longest time that a client may take for an export, in milliseconds. */
const LONGEST = 10 * 60_000;

/** Most bytes of an export as one text: 5 MB. */
const LONGEST_TEXT = 5 * 1024 * 1024;

/** What is said of exports as texts. */
export const BOUNDED = 'At most 5 MB: longer exports are files under /admin/export/.';

/** Streams exports as CSV, as fast as each client reads and in bounded memory; the database is read for one at a time. */
export class Exports {
  #underWay = false;

  constructor(
    private readonly moments: Moments,
    private readonly longest = LONGEST,
  ) {}

  /**
   * An export, newest first, of the records as they are now. It begins when its first lines are there: what went wrong
   * until then is thrown, later it ends with an error. Throws `Unavailable` while another one is read.
   */
  async open<Row extends Stored>(
    reading: Reading<Row>,
    sheet: Sheet<Row>,
    asked: Exported,
  ): Promise<Readable> {
    await this.#waitForOther();
    const file = new PassThrough({ highWaterMark: READ_AHEAD });
    const timer = setTimeout(() => file.destroy(new Error('An export took too long')), this.longest);
    this.moments
      .snapshot((moment) => pour(written(reading.exported(moment, asked), sheet), file))
      // Whoever reads it is told; there may be nobody any more.
      .catch((error: unknown) => file.on('error', () => {}).destroy(error as Error))
      .finally(() => {
        clearTimeout(timer);
        this.#underWay = false;
      });
    await once(file, 'readable');
    return file;
  }

  /** The same as one text. Throws `InvalidInput` when it is too long to be one. */
  async text<Row extends Stored>(...asked: Parameters<typeof this.open<Row>>): Promise<string> {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of (await this.open(...asked)) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LONGEST_TEXT)
        throw new InvalidInput({ search: `The export is too long for one answer. ${BOUNDED}` });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  }

  async #waitForOther(): Promise<void> {
    for (let waited = 0; this.#underWay; waited += 100) {
      if (waited >= MAX_WAIT) {
        throw new Unavailable(
          `Another export is still running. Try again in ${RETRY_AFTER} seconds.`,
          RETRY_AFTER,
        );
      }
      await pause(100);
    }
    this.#underWay = true;
  }
}

/** Unlike a pipeline it leaves errors to its caller, who knows what they mean. */
async function pour(lines: AsyncIterable<string>, file: PassThrough): Promise<void> {
  const gone = new AbortController();
  file.once('close', () => gone.abort());
  for await (const some of lines) {
    gone.signal.throwIfAborted();
    if (!file.write(some)) await once(file, 'drain', { signal: gone.signal });
  }
  file.end();
}

async function* written<Row extends Stored>(
  strides: AsyncIterable<Row[]>,
  { header, cells }: Sheet<Row>,
): AsyncGenerator<string> {
  let lines: (readonly (string | null)[])[] = [header];
  for await (const rows of strides) {
    lines.push(...rows.map((row) => cells(row)));
    yield csvLines(lines);
    lines = [];
  }
  if (lines.length > 0) yield csvLines(lines);
}
