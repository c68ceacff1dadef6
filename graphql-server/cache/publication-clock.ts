import type { Queryable } from '../database/statement.ts';
import { Unavailable } from '../errors.ts';

/** Interval of the checks, in milliseconds. */
const INTERVAL_MS = 500;

interface PublicationTimes {
  /** The time of the database. */
  now: string;
  /** Milliseconds until the next publication; null if there is none. */
  milliseconds: number | null;
}

interface ClockOptions {
  database: Queryable;
  /** The tables of publishable records. */
  tables: readonly string[];
  /** Called after records were published or unpublished by the passing of time. */
  changed(): void;
  /** Called after a check that failed, unless the database is unavailable. */
  failed(error: unknown): void;
}

/**
 * Follows the times at which scheduled records are published and unpublished, so that no cached response outlives one. Each process
 * reads the next time from the database; no job is involved.
 */
export class PublicationClock {
  /** The time of the last check, as the database writes it. */
  #checkedAt = 'now';
  /** When the next record is published or unpublished, by `performance.now()`. */
  #next = Infinity;
  #checking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #statement: string;

  constructor(private readonly options: ClockOptions) {
    const times = options.tables.flatMap((table) => [
      `(select min(published_from) from "${table}" where publication = 'scheduled' and published_from > $1::timestamptz)`,
      `(select min(published_until) from "${table}" where unpublish_at is not null and published_until > $1::timestamptz)`,
    ]);
    this.#statement = `select now()::text as now, 1000 * extract(epoch from least(${times.join(', ')}) - now())::float8 as milliseconds`;
  }

  /** True from the moment of a publication until the next check has found it: responses may not be cached. */
  get isDue(): boolean {
    return performance.now() >= this.#next;
  }

  /** Starts the checks; resolves after the first. */
  async start(): Promise<void> {
    await this.#check();
    this.#timer = setInterval(() => {
      this.#check().catch((error: unknown) => this.options.failed(error));
    }, INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A check that is still waiting for the database is not repeated. */
  #check(): Promise<void> {
    return (this.#checking ??= this.#readNext().finally(() => (this.#checking = undefined)));
  }

  async #readNext(): Promise<void> {
    const startedAt = performance.now();
    const wasDue = this.isDue;
    const times = await this.#readTimes();
    if (!times) return;
    const { now, milliseconds } = times;
    this.#checkedAt = now;
    const hasPassed = milliseconds !== null && milliseconds <= 0;
    this.#next = milliseconds === null || hasPassed ? Infinity : startedAt + milliseconds;
    if (wasDue || hasPassed) this.options.changed();
  }

  /** The times of the database; null while the database is unavailable. */
  async #readTimes(): Promise<PublicationTimes | null> {
    try {
      const [times] = await this.options.database.query<PublicationTimes>(this.#statement, [this.#checkedAt]);
      return times!;
    } catch (error) {
      if (error instanceof Unavailable) return null; // the times that are known count
      throw error;
    }
  }
}
