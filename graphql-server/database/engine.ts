import type pg from 'pg';

/** Where rows are kept: what a pool needs to reach it, and how to let go of it. */
export interface Engine {
  embedded: boolean;
  driver: { Pool: new (config: pg.PoolConfig) => pg.Pool };
  /** `patient` is for migrations, which may take as long as they need. */
  pool(patient?: 'patient'): pg.PoolConfig;
  close(): Promise<void>;
}
