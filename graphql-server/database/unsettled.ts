import { setTimeout as pause } from 'node:timers/promises';
import type { StatementReader } from './statement.ts';

const LOOK_MS = 1000;
/** What is on its way to a database that is busy may arrive a little later than it is asked. */
const CALM_LOOKS = 5;
/** After so many, an hour, a database that does not come back has nothing to tell. */
const MOST_LOOKS = 3600;

const UNDER_WAY = {
  name: 'unsettled',
  text: `select pg_snapshot_xmin(pg_current_snapshot())::text, pg_snapshot_xmax(pg_current_snapshot())::text`,
};

/**
 * Writes whose outcome is not known: they may be done late, and until whatever was under way in the database when it
 * answered next has ended, nothing that is read is certain to last.
 */
export class Unsettled {
  #left = 0;
  #watching = false;
  #since: bigint | undefined;
  readonly #ending = new AbortController();

  constructor(
    private readonly database: StatementReader,
    private readonly doubt: { begin(): void; end(): void },
  ) {}

  /** Tells of one more; ends when all of them have come to an end. */
  async begin(): Promise<void> {
    this.doubt.begin();
    this.#left = CALM_LOOKS;
    this.#since = undefined;
    if (this.#watching) return;
    this.#watching = true;
    const { signal } = this.#ending;
    for (let look = 0; this.#left > 0 && look < MOST_LOOKS && !signal.aborted; look++) {
      await pause(LOOK_MS, undefined, { ref: false, signal }).catch(() => {}); // closed
      if (await this.#isCalm()) this.#left--;
    }
    this.#watching = false;
    this.doubt.end();
  }

  /** Looks no more: the server closes. */
  close(): void {
    this.#ending.abort();
  }

  /** Whether everything has ended that was under way when the database answered for the first time. */
  async #isCalm(): Promise<boolean> {
    if (this.#ending.signal.aborted) return false;
    try {
      const [row] = (await this.database.rows(UNDER_WAY, [])) as [string, string][];
      const [oldest, next] = row!.map(BigInt) as [bigint, bigint];
      this.#since ??= next;
      return oldest >= this.#since;
    } catch {
      return false; // away: it is asked again
    }
  }
}
