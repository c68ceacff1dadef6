import pg from 'pg';
import { setStatement, type SessionSettings } from './session.ts';
import { asConnectionError, codeOf, DatabaseFull, translateDatabaseError } from './unavailable.ts';

// A date stays text: as a Date it would be another day in another time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
// A bigint becomes a number where JavaScript represents it exactly, otherwise it stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits): number | string =>
  Number.isSafeInteger(Number(digits)) ? Number(digits) : digits,
);

export interface PoolConfig extends pg.PoolConfig {
  /** Settings that each new connection applies: poolers refuse them as startup parameters. */
  session?: SessionSettings | undefined;
  /** Idle connections are tested before they are handed out. */
  testIdle?: boolean;
}

/** Connections that were idle for longer than this are tested, in milliseconds. */
const TEST_AFTER_MS = 1000;
/** Longest wait for the answer to a test, in milliseconds. */
const TEST_TIMEOUT_MS = 1000;
/** Longest time in which a new connection applies its settings, in milliseconds. */
const SETTINGS_TIMEOUT_MS = 3000;
/** SQLSTATE of a write on a server that became a standby. */
const READ_ONLY_TRANSACTION = '25006';

type DiskFullListener = (error: DatabaseFull) => void;

/**
 * A client that ends itself after an error that leaves its connection useless; a pool does not hand out an ended client.
 * Without this, the next caller would get a connection that still waits for the answer to a statement that timed out.
 */
class Connection extends pg.Client {
  onDiskFull: DiskFullListener = () => {};

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Without a listener a lost connection would end the process. The running statement fails in any case.
    this.on('error', () => {});
  }

  override query(...args: unknown[]): never {
    if (typeof args.at(-1) === 'function') {
      const callback = args.pop() as (error: unknown, result: unknown) => void;
      args.push((error: unknown, result: unknown) => callback(error && this.#handleError(error), result));
    }
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const result = query(...args);
    if (!(result instanceof Promise)) return result as never;
    return result.catch((error: unknown) => {
      throw this.#handleError(error);
    }) as never;
  }

  /** Translates an error of a statement, and ends the client where the connection is useless. */
  #handleError(error: unknown): unknown {
    const cause = asConnectionError(error);
    if (cause !== error || isFatal(error)) void this.end();
    const translated = translateDatabaseError(cause);
    if (translated instanceof DatabaseFull) this.onDiskFull(translated);
    return translated;
  }
}

function isFatal(error: unknown): boolean {
  return (
    codeOf(error) === READ_ONLY_TRANSACTION ||
    (error instanceof pg.DatabaseError && error.severity === 'FATAL')
  );
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A `pg.Pool` that applies session settings and replaces dead idle connections, which a firewall or a failover leaves behind.
 * It throws `Unavailable` and `DatabaseFull` with the error of `pg` as cause.
 */
export class Pool extends pg.Pool {
  /** Called when a statement fails because the disk of the database is full. */
  onDiskFull: DiskFullListener = () => {};
  readonly #idleSince = new WeakMap<pg.ClientBase, number>();
  readonly #testIdle: boolean;
  /** Connections that have been idle since before this time are closed without a test. */
  #deadBefore = -Infinity;

  constructor({ session, testIdle = false, ...config }: PoolConfig) {
    super({
      ...config,
      // A default of the database may be too short for the statement that applies the settings.
      ...(session && { statement_timeout: SETTINGS_TIMEOUT_MS }),
      Client: Connection,
      verify: (client, done) => {
        if (session) client.query(setStatement(session)).then(() => done(), done);
        else done();
      },
    });
    this.#testIdle = testIdle;
    // The pool has removed the connection already.
    this.on('error', () => {});
    this.on('connect', (client) => {
      (client as unknown as Connection).onDiskFull = (error) => this.onDiskFull(error);
    });
    this.on('release', (_error, client) => this.#idleSince.set(client, performance.now()));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connecting = this.#connect().catch((error: unknown) => {
      throw translateDatabaseError(asConnectionError(error));
    });
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: unknown) => callback(error as Error, undefined, () => {}),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!this.#testIdle || (await this.#isUsable(client))) return client;
      client.release(true);
    }
  }

  async #isUsable(client: pg.PoolClient): Promise<boolean> {
    const now = performance.now();
    const idleSince = this.#idleSince.get(client) ?? now;
    if (idleSince > now - TEST_AFTER_MS) return true;
    if (idleSince < this.#deadBefore) return false;
    try {
      const test = { text: 'SELECT 1', query_timeout: TEST_TIMEOUT_MS };
      await client.query(test);
      return true;
    } catch {
      // The others have probably died too: testing each would keep the caller waiting.
      this.#deadBefore = now;
      return false;
    }
  }
}
