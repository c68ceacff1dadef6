import type pg from 'pg';
import type { SocketHandler } from './lock.ts';
import type { PoolConfig } from './pool.ts';

/** A database that is reachable but has neither pools nor tables yet. */
export interface Engine {
  /** Whether it runs inside this process, with a single connection. */
  embedded: boolean;
  pools: {
    /** Requests of visitors and staff. */
    requests: PoolConfig;
    /** Jobs, exports and other long reads; the embedded database has one pool for everything. */
    background: PoolConfig;
    /** Migrations and other work without time limits. */
    maintenance: PoolConfig;
  };
  /** Connects to the server itself for `LISTEN`; absent on the embedded database and behind a pooler. */
  listenConfig?: pg.ClientConfig | undefined;
  /** Sets what answers requests on the lock of the embedded database's folder. */
  answering?: ((handler: SocketHandler) => void) | undefined;
  close(): Promise<void>;
}
