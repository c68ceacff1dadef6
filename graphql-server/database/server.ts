import pg from 'pg';
import type { Engine } from './engine.ts';
import { CannotOpenDatabase, wordsOf } from './unavailable.ts';
import { WatchedPool } from './watched-pool.ts';

const OLDEST_VERSION = 140_000;
const POOL_SIZE = 10;
const CONNECT_MS = 2000;
const STATEMENT_MS = 10_000;
/**
 * Every statement reads a page along an index in a few milliseconds: workers and compiled expressions would cost more,
 * and their promise makes the planner sort whole tables when it plans a statement once for every page.
 */
const SHORT_STATEMENTS =
  '-c max_parallel_workers_per_gather=0 -c jit=off -c plan_cache_mode=force_generic_plan';

/** The server's address without user and password. */
function address(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function checkServer(config: pg.ClientConfig, url: string): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<[string]>({ text: 'SHOW server_version_num', rowMode: 'array' });
    version = Number(rows[0]?.[0]);
    await client.end();
  } catch (error) {
    throw new CannotOpenDatabase(
      `PostgreSQL at ${address(url)} cannot be used (${wordsOf(error)}): check DATABASE_URL and that the server runs.`,
      { cause: error },
    );
  }
  if (version < OLDEST_VERSION) {
    throw new CannotOpenDatabase(`PostgreSQL at ${address(url)} is older than 14: use a newer server.`);
  }
}

/**
 * A PostgreSQL server: ten connections, no statement longer than 10 s, no wait for a connection longer than 2 s.
 * @throws CannotOpenDatabase
 */
export async function openServer(url: string): Promise<Engine> {
  const config = {
    connectionString: url,
    application_name: 'marsa',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
  await checkServer(config, url);
  return {
    embedded: false,
    driver: { Pool: WatchedPool },
    pool: (patient) =>
      patient
        ? { ...config, max: 1 }
        : {
            ...config,
            max: POOL_SIZE,
            statement_timeout: STATEMENT_MS,
            idle_in_transaction_session_timeout: STATEMENT_MS,
            options: SHORT_STATEMENTS,
          },
    close: () => Promise.resolve(),
  };
}
