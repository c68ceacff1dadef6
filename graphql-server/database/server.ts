import pg from 'pg';
import type { Engine } from './engine.ts';
import { LanePool, type LanePoolConfig } from './lane-pool.ts';
import { SHARES } from './lanes.ts';
import { Pool } from './pool.ts';
import { Pulse } from './pulse.ts';
import { CannotOpenDatabase, messageOf } from './unavailable.ts';

const OLDEST_VERSION = 140_000;
const CONNECT_MS = 2000;
/** A connection that nobody needs is closed before a firewall forgets it. */
const IDLE_MS = 30_000;
/** From then on the system asks whether the other end of a silent connection is there. */
const KEEP_ALIVE_MS = 10_000;
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
      `PostgreSQL at ${address(url)} cannot be used (${messageOf(error)}): check DATABASE_URL and that the server runs.`,
      { cause: error },
    );
  }
  if (version < OLDEST_VERSION) {
    throw new CannotOpenDatabase(`PostgreSQL at ${address(url)} is older than 14: use a newer server.`);
  }
}

/**
 * A PostgreSQL server, with a pool for each lane.
 * @throws CannotOpenDatabase
 */
export async function openServer(url: string): Promise<Engine> {
  const config = {
    connectionString: url,
    application_name: 'marsa',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  await checkServer(config, url);
  const pulse = new Pulse(config);
  return {
    embedded: false,
    pool: (lane) => {
      const { connections, waitMs, statementMs, silentMs, pauseMs } = SHARES[lane];
      const settings: LanePoolConfig = {
        ...config,
        pulse,
        silentMs,
        max: connections,
        connectionTimeoutMillis: waitMs,
        idleTimeoutMillis: IDLE_MS,
        statement_timeout: statementMs,
        query_timeout: statementMs + 500, // the server's own word comes first, if it comes
        idle_in_transaction_session_timeout: pauseMs,
        options: SHORT_STATEMENTS,
      };
      return { Pool: LanePool, config: settings };
    },
    shared: config,
    patient: { Pool, config: { ...config, max: 1 } },
    close: () => Promise.resolve(),
  };
}
