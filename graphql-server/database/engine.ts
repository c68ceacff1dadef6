import type pg from 'pg';
import type { Lane } from './lanes.ts';
import type { Asked } from './lock.ts';
import type { Lookout } from './lookout.ts';

/** Where rows are kept: what a pool needs to reach it, and how to let go of it. */
export interface Engine {
  embedded: boolean;
  /** The pool of a lane; where there is a single connection, every lane has the same. */
  pool(lane: Lane): PoolOf;
  /** For migrations and other work at the start, which may take as long as it needs: one connection. */
  patient: PoolOf;
  /** Has whoever may open its folder answered, where it has one. */
  answering?: ((asked: Asked) => void) | undefined;
  /** How to reach a server that other processes may be on too. */
  shared?: Shared | undefined;
  /** A server that follows it and can be asked for what visitors read. */
  replica?: Following | undefined;
  close(): Promise<void>;
}

export interface Following {
  config: pg.ClientConfig;
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
  Pool: new (config: never) => pg.Pool;
  config: pg.PoolConfig;
}
