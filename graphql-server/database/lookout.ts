import pg from 'pg';

/** Longest wait for what one server says of itself, and how often all are asked, in milliseconds. */
const ANSWER_MS = 1000;
const LOOK_MS = 1000;

/** How long one of several servers is waited for to be the primary, in milliseconds. */
export const PATIENCE_MS = 5000;

/** The history that the server writes on, which is another one after each promotion; 0 on a standby, which writes none. */
const TIMELINE = `select case when pg_is_in_recovery() then '0'
  else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end`;

/** One server that is asked, on a connection of its own, what it is. */
class Watched {
  #client: pg.Client | undefined;

  constructor(
    readonly url: string,
    private readonly config: pg.ClientConfig,
  ) {}

  /** The timeline on which it is the primary; 0 when it is none, or does not answer within a second. */
  async timeline(): Promise<number> {
    const client = this.#client ?? this.#open();
    try {
      if (client !== this.#client) await client.connect();
      this.#client = client;
      const { rows } = await client.query<[string]>({ text: TIMELINE, rowMode: 'array' });
      return parseInt(rows[0]![0], 16);
    } catch {
      client.connection.stream.destroy();
      return 0;
    }
  }

  #open(): pg.Client {
    const bounds = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const client = new pg.Client({ ...this.config, connectionString: this.url, ...bounds });
    const forget = () => {
      if (this.#client === client) this.#client = undefined;
    };
    return client.on('error', forget).on('end', forget);
  }

  close(): void {
    this.#client?.connection.stream.destroy();
  }
}

/**
 * Knows which of several servers is the primary: pg itself takes one address. Of two that both say so it is the one on the
 * later timeline, for the other has been left behind and has not heard of it; nobody goes back to an earlier one.
 */
export class Lookout {
  readonly #watched: Watched[];
  readonly #hear: (() => void)[] = [];
  readonly #looking: NodeJS.Timeout | undefined;
  #current: string;
  #timeline = 0;
  #away = false;
  #finding: Promise<boolean> | undefined;

  /** @param watches whether all are asked once a second, unasked */
  constructor(places: readonly string[], config: pg.ClientConfig, watches: boolean) {
    this.#watched = places.map((url) => new Watched(url, config));
    this.#current = places[0]!;
    if (watches) this.#looking = setInterval(() => void this.find(), LOOK_MS).unref();
  }

  /** Whether there is another server to go to. */
  get several(): boolean {
    return this.#watched.length > 1;
  }

  /** The address of the one that was the primary when they were asked last. */
  get current(): string {
    return this.#current;
  }

  /** Whether none was the primary when they were asked last. */
  get away(): boolean {
    return this.#away;
  }

  /** Has `tell` called whenever another one is the primary. */
  onMove(tell: () => void): void {
    this.#hear.push(tell);
  }

  /** Asks all of them at once; whether one is the primary. */
  find(): Promise<boolean> {
    return (this.#finding ??= this.#ask().finally(() => (this.#finding = undefined)));
  }

  close(): void {
    clearInterval(this.#looking);
    for (const watched of this.#watched) watched.close();
  }

  async #ask(): Promise<boolean> {
    const known = this.#timeline;
    const told = new Map<string, number>();
    await new Promise<void>((enough) => {
      const all = this.#watched.map(async (watched) => {
        const timeline = await watched.timeline();
        told.set(watched.url, timeline);
        // What was promoted just now is not kept waiting for what a dead one says.
        if (known > 0 && timeline > known) enough();
      });
      void Promise.all(all).then(() => enough());
    });
    const latest = Math.max(known, 1, ...told.values());
    const primaries = this.#watched.filter(({ url }) => told.get(url) === latest).map(({ url }) => url);
    this.#away = primaries.length === 0;
    if (!this.#away) this.#goTo(primaries.includes(this.#current) ? this.#current : primaries[0]!, latest);
    return !this.#away;
  }

  #goTo(place: string, timeline: number): void {
    this.#timeline = timeline;
    if (place === this.#current) return;
    this.#current = place;
    for (const tell of this.#hear) tell();
  }
}
