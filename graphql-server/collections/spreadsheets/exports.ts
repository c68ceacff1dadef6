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

/** How long one waits for another's export to end, and when one may come again after that, in seconds. */
const PATIENCE = 5;
/** Longest time that a client may take for an export, in milliseconds. */
const LONGEST = 10 * 60_000;

/** Most bytes of an export as one text: 5 MB. */
const LONGEST_TEXT = 5 * 1024 * 1024;

/** What is said of exports as texts. */
export const BOUNDED = 'At most 5 MB: longer exports are files under /admin/export/.';

/** Gives out exports as CSV, one at a time: as fast as each client takes it, in bounded memory. */
export class Exports {
  #underWay = false;

  constructor(
    private readonly moments: Moments,
    private readonly longest = LONGEST,
  ) {}

  /**
   * An export, newest first, of the records as they are now. It begins when its first lines are there: what went wrong
   * until then is thrown, later it ends with an error. Throws `Unavailable` when another one does not end.
   */
  async open<Row extends Stored>(
    reading: Reading<Row>,
    sheet: Sheet<Row>,
    asked: Exported,
  ): Promise<Readable> {
    await this.#turn();
    const file = new PassThrough();
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

  async #turn(): Promise<void> {
    for (let waited = 0; this.#underWay; waited += 0.1) {
      if (waited >= PATIENCE) {
        throw new Unavailable(`Another export is under way. Try again in ${PATIENCE} seconds.`, PATIENCE);
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
