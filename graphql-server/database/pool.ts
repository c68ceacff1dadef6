import pg from 'pg';
import { asLost } from './unavailable.ts';

// A day is a day: made a moment, it would be another one in another part of the world.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A connection whose faults are told by their class: pg itself names them by a sentence alone. */
class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // One that is lost while somebody has it would end the process; whoever waits on it gets the error anyway.
    this.on('error', () => {});
  }

  override query(...asked: unknown[]): never {
    const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
    const answer = ask(...asked);
    return (
      answer instanceof Promise ? answer.catch((error: unknown) => this.#fail(error)) : answer
    ) as never;
  }

  #fail(error: unknown): never {
    const told = asLost(error);
    // After `query_timeout` pg would give the next caller a connection that still waits for the last one's answer.
    if (told !== error) void this.end();
    throw told;
  }
}

/** A pool of connections; what it cannot give, and what is lost on the way, is `ConnectionLost`. */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: Connection });
    // An idle connection is gone; the next caller gets another.
    this.on('error', () => {});
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
