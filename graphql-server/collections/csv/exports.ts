import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { limits } from '../../limits.ts';
import { csvLines } from './csv.ts';
import type { Filter, RecordReader } from '../queries/record-reader.ts';
import type { Stored } from '../definitions/stored.ts';
import type { Queryable } from '../../database/statement.ts';

/** A CSV table of records: its columns and their values. */
export interface Sheet<Row extends Stored = Stored> {
  header: readonly string[];
  cells(row: Row): (string | null)[];
}

/** The filters of an export: search, state and conditions. */
export type ExportFilter = Pick<Filter, 'search' | 'state' | 'where'>;

interface Snapshots {
  embedded: boolean;
  /** Runs work in a transaction that sees one moment. */
  snapshot<T>(work: (database: Queryable) => Promise<T>): Promise<T>;
}

/** Buffer in bytes: an export that fits does not block others although its client is slow. */
const BUFFER_BYTES = 1_000_000;
/** Maximum duration of an export in milliseconds. */
const MAX_DURATION_MS = 10 * 60_000;

/** Streams CSV exports with backpressure; one export reads the database at a time. */
export class Exports {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly maxDurationMs = MAX_DURATION_MS,
  ) {}

  /**
   * Starts an export, newest first, of one snapshot. Resolves with the first lines; later errors end the stream. Throws
   * `Unavailable` while another export is read.
   */
  async open<Row extends Stored>(
    reader: RecordReader<Row>,
    sheet: Sheet<Row>,
    filter: ExportFilter,
  ): Promise<Readable> {
    const release = await limits.exports.acquire();
    // The embedded database has one connection, which must not wait for a client.
    const file = new PassThrough({
      highWaterMark: this.snapshots.embedded ? Number.MAX_SAFE_INTEGER : BUFFER_BYTES,
    });
    const timer = setTimeout(() => file.destroy(new Error('An export took too long')), this.maxDurationMs);
    this.snapshots
      .snapshot((snapshot) => writeLines(formatLines(reader.on(snapshot).matching(filter), sheet), file))
      // The reader gets the error; it may have disconnected.
      .catch((error: unknown) => file.on('error', () => {}).destroy(error as Error))
      .finally(() => {
        clearTimeout(timer);
        release();
      });
    await once(file, 'readable');
    return file;
  }
}

/** Unlike `pipeline` it leaves error handling to the caller. */
async function writeLines(lines: AsyncIterable<string>, file: PassThrough): Promise<void> {
  const closed = new AbortController();
  file.once('close', () => closed.abort());
  for await (const text of lines) {
    closed.signal.throwIfAborted();
    if (!file.write(text)) await once(file, 'drain', { signal: closed.signal });
  }
  file.end();
}

async function* formatLines<Row extends Stored>(
  batches: AsyncIterable<Row[]>,
  { header, cells }: Sheet<Row>,
): AsyncGenerator<string> {
  let lines: (readonly (string | null)[])[] = [header];
  for await (const rows of batches) {
    lines.push(...rows.map((row) => cells(row)));
    yield csvLines(lines);
    lines = [];
  }
  if (lines.length > 0) yield csvLines(lines);
}
