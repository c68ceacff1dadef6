import pg from 'pg';
import { Batches } from './batches.ts';
import { readMoment } from './moment.ts';
import { askOf, PreparedQueries, type Answered, type Ask } from './prepared.ts';
import { setStatement, type SessionSettings } from './session.ts';
import type { Statement } from './statement.ts';
import { asLost, codeOf } from './unavailable.ts';

// A day is a day: made a moment, it would be another one in another part of the world.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readMoment);
// A bigint is a number where JavaScript has it exactly, else its digits.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits): number | string =>
  Number.isSafeInteger(Number(digits)) ? Number(digits) : digits,
);

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

export interface PoolConfig extends pg.PoolConfig {
  /** Where a connection goes that is opened now, where that is not always the same. */
  address?: (() => string) | undefined;
  /** Settings that each connection applies as soon as it is open, before anybody else has it. */
  session?: SessionSettings | undefined;
  /** Whether statements go without their names, because a pooler may run the next one in another session. */
  unnamed?: boolean | undefined;
}

/** What is said by a server that takes no writes. */
const READ_ONLY = '25006';

/** A connection whose faults are told by their class: pg itself names them by a sentence alone. */
export class Connection extends pg.Client {
  /** Where it leads, if it was told. */
  readonly address: string | undefined;
  readonly #session: SessionSettings | undefined;
  readonly #unnamed: boolean;
  #standby = false;

  constructor({ address, session, unnamed = false, ...config }: PoolConfig = {}) {
    const place = address?.();
    super(place === undefined ? config : { ...config, connectionString: place });
    this.address = place;
    this.#session = session;
    this.#unnamed = unnamed;
    // One that is lost while somebody has it would end the process; whoever waits on it gets the error anyway.
    this.on('error', () => {});
    // Every server tells it unasked, when a connection is made and when it changes.
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName === 'in_hot_standby') this.#standby = parameterValue === 'on';
    });
  }

  /** Whether it leads to a server that follows another one. */
  get standby(): boolean {
    return this.#standby;
  }

  /**
   * Connects and applies the session's settings. They are a statement rather than startup parameters, which a connection
   * pooler refuses.
   */
  override connect(): Promise<this>;
  override connect(connected: (error?: Error) => void): void;
  override connect(connected?: (error?: Error) => void): Promise<this> | void {
    const connecting = this.#connect();
    if (!connected) return connecting;
    connecting.then(() => connected(), connected);
  }

  async #connect(): Promise<this> {
    await super.connect();
    try {
      if (this.#session) await super.query(setStatement(this.#session));
    } catch (error) {
      void this.end();
      throw error;
    }
    return this;
  }

  /** The rows of a prepared statement, as arrays. */
  async rows(statement: Statement, values: unknown[]): Promise<unknown[][]> {
    const { answers, error } = await this.together([askOf(statement, values)]);
    if (!error) return answers[0]!;
    // It was made where the answer is read, which says nothing of who asked.
    Error.captureStackTrace(error);
    throw error;
  }

  /** Sends prepared statements in one go; those after one that fails are not run. */
  async together(asks: readonly Ask[]): Promise<Answered> {
    const { answers, error } = await new Promise<Answered>((resolve) => {
      // Where the time is over, pg tells of the error alone.
      const told = (error: Error | null = null, answers: unknown[][][] = []) => resolve({ answers, error });
      const sent = this.#unnamed ? asks.map((ask) => ({ ...ask, name: '' })) : asks;
      super.query(new PreparedQueries(sent, told));
    });
    return { answers, error: error && (this.#judge(error) as Error) };
  }

  override query(...asked: unknown[]): never {
    const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
    const answer = ask(...asked);
    return (
      answer instanceof Promise
        ? answer.catch((error: unknown) => {
            throw this.#judge(error);
          })
        : answer
    ) as never;
  }

  /** What is told of it; the connection ends where nothing good comes of it any more. */
  #judge(error: unknown): unknown {
    const told = asLost(error);
    // After `query_timeout` pg would give the next caller a connection that still waits for the last one's answer, and one
    // that takes no writes would refuse his as well. What has ended no pool takes back, however it is released.
    if (told !== error || isLast(error)) void this.end();
    return told;
  }
}

/** Whether nothing good comes of a connection any more on which that was said. */
function isLast(error: unknown): boolean {
  return codeOf(error) === READ_ONLY || (error instanceof pg.DatabaseError && error.severity === 'FATAL');
}

/** A pool of connections; what it cannot give, and what is lost on the way, is `ConnectionLost`. */
export class Pool extends pg.Pool {
  readonly #batches = new Batches({
    most: this.options.max,
    take: async () => (await this.connect()) as pg.PoolClient & Connection,
  });

  constructor(config: PoolConfig) {
    super({ ...config, Client: Connection });
    // An idle connection is gone; the next caller gets another.
    this.on('error', () => {});
  }

  /** The rows of a prepared statement that only reads, as arrays. */
  rows(statement: Statement, values: unknown[]): Promise<unknown[][]> {
    return this.#batches.rows(statement, values);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    const taking = this.take().catch((error: unknown) => {
      throw asLost(error);
    });
    if (!taken) return taking;
    taking.then(
      (client) => taken(undefined, client, client.release),
      (error: unknown) => taken(error as Error, undefined, () => {}),
    );
  }

  protected take(): Promise<pg.PoolClient> {
    return super.connect();
  }
}
