import type pg from 'pg';
import type { Lane } from './lanes.ts';
import type { Asked } from './lock.ts';
import type { Lookout } from './lookout.ts';
import type { Pool } from './pool.ts';

/** Where rows are kept: what a pool needs to reach it, and how to let go of it. */
export interface Engine {
  embedded: boolean;
  /** The pool of a lane; where there is a single connection, every lane has the same. */
  pool(lane: Lane): PoolOf;
  /** For migrations and other work at the start, which may take as long as it needs: one connection. */
  patient: PoolOf;
  /** Has whoever may open its folder answered, where it has one. */
  answering?: ((asked: Asked) => void) | undefined;
  /** Whether its server gives each transaction another session, as behind PgBouncer in transaction mode. */
  pooled?: boolean | undefined;
  /** How to reach a server that other processes may be on too. */
  shared?: Shared | undefined;
  /** How to reach the same server for notifications; absent where it is reached by a pooler alone. */
  listening?: Shared | undefined;
  /** What follows it and can be asked for what visitors read. */
  replica?: Following | undefined;
  close(): Promise<void>;
}

/** Servers of which one that follows the primary is asked at a time. */
export interface Following {
  /** How the one is reached that is asked just now. */
  config(): pg.ClientConfig;
  /** Whether there is more than one. */
  several: boolean;
  /** Has the next one asked from now on; whether that is one that was not tried yet since the first. */
  goOn(): boolean;
  /** The pool of a lane there. */
  pool(lane: Lane): PoolOf;
}

/** A server that other processes may be on too, or several of which one is the primary. */
export interface Shared {
  config(): pg.ClientConfig;
  lookout: Lookout;
}

/** A kind of pool and what it is opened with. */
export interface PoolOf {
  // Each kind knows its own settings.
  Pool: new (config: never) => Pool;
  config: pg.PoolConfig;
}
