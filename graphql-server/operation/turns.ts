import type { StatementWriter } from '../database/statement.ts';

/** $1 what is done, $2 for how many seconds nobody else does it, $3 who does: a row when the turn is theirs, by the database's clock. */
const TAKE = {
  name: 'turns.take',
  text: `insert into turns (name, until, holder) values ($1, now() + make_interval(secs => $2), $3)
    on conflict (name) do update set until = excluded.until, holder = excluded.holder where turns.until <= now()
    returning holder`,
};

/** Work that is done by one process at a time for all that run on the database. */
export interface Chore {
  name: string;
  /** How often it is done, in milliseconds; a process that ends while it is at it leaves it until the next time. */
  every: number;
  work(): Promise<void>;
  /** What a process does that learns that another one had the turn after it. */
  elsewhere?(): void;
}

interface ChoresLog {
  error(what: object, sentence: string): void;
}

/** Whoever looks often has his turn as soon as the last one is over, whoever had it. */
const LOOK_MS = 60_000;
/** A turn ends a little before its time is over: whoever had it looks again at that time, and not after it. */
const MARGIN = 0.9;

/** Does its share of what is done once for all processes. */
export class Chores {
  readonly #had = new Map<string, number>();
  #ended = false;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly chores: readonly Chore[],
    private readonly parts: { database: StatementWriter; holder: string; log: ChoresLog },
  ) {}

  /** Looks every minute from now on, first in a minute. */
  begin(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
  }

  /** Does what is due and nobody else does; never throws. A look that is still at it is not disturbed by another. */
  look(): Promise<void> {
    this.#running = this.#running.then(async () => {
      for (const chore of this.chores) if (!this.#ended) await this.#tryOne(chore);
    });
    return this.#running;
  }

  /** Ends after what is being done, which may be given up then, and is done the next time by whoever has the turn. */
  async end(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #tryOne(chore: Chore): Promise<void> {
    try {
      await this.#one(chore);
    } catch (error) {
      if (this.#ended) return;
      this.parts.log.error({ err: error, chore: chore.name }, 'What is done for all processes failed');
    }
  }

  async #one({ name, every, work, elsewhere }: Chore): Promise<void> {
    const { database, holder } = this.parts;
    const rows = await database.write(TAKE, [name, (every / 1000) * MARGIN, holder]);
    if (rows.length > 0) {
      this.#had.set(name, performance.now());
      await work();
    } else if (performance.now() - (this.#had.get(name) ?? -Infinity) > every) elsewhere?.();
  }
}
