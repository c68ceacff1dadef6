import pg from 'pg';

/** Any two numbers that no other program is likely to lock together. */
const PRESENT = [402_023, 617_018] as const;
const CHANNEL = 'marsa_company';
const LOOK_MS = 2000;
const ANSWER_MS = 1500;
const AGAIN_MS = 1000;

/** Whether other processes of this server are on the same database; `unknown` while it does not answer. */
export type Company = 'alone' | 'others' | 'unknown';

/** How many are present: every one of them holds the same lock. */
const COUNT = `select count(distinct pid)::int as present from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
  and classid = ${PRESENT[0]} and objid = ${PRESENT[1]} and objsubid = 2 and granted`;

/**
 * Watches, on a connection of its own, who else is on the database. Whoever comes says so to all the others at once; who
 * goes, in whatever way, loses its lock with its connection.
 */
export class CompanyWatch {
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly tell: (company: Company) => void,
  ) {}

  /** Looks around now, and from then on again and again; ends after the first look. */
  look(): Promise<void> {
    this.#again = this.#looking !== undefined;
    return (this.#looking ??= this.#run());
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#client?.end();
  }

  async #run(): Promise<void> {
    let pause = LOOK_MS;
    try {
      const client = (this.#client ??= await this.#enter());
      const { rows } = await client.query<{ present: number }>(COUNT);
      this.tell(rows[0]!.present > 1 ? 'others' : 'alone');
    } catch {
      this.#leave(); // told, and tried again
      pause = AGAIN_MS;
    }
    this.#looking = undefined;
    if (!this.#closed) this.#timer = this.#after(this.#again ? 0 : pause);
  }

  #after(pause: number): NodeJS.Timeout {
    clearTimeout(this.#timer);
    return setTimeout(() => void this.look(), pause).unref();
  }

  async #enter(): Promise<pg.Client> {
    const bounds = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const client = new pg.Client({ ...this.config, ...bounds });
    client.on('error', () => this.#client === client && this.#leave());
    client.on('notification', () => void this.look());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(`select pg_advisory_lock_shared(${PRESENT.join()})`);
      await client.query(`notify ${CHANNEL}`);
      return client;
    } catch (error) {
      void client.end();
      throw error;
    }
  }

  #leave(): void {
    void this.#client?.end();
    this.#client = undefined;
    if (!this.#closed) this.tell('unknown');
  }
}
