import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Engine, Following, PoolOf, Shared } from './engine.ts';
import { LanePool, type LanePoolConfig } from './lane-pool.ts';
import { SHARES, type Lane, type Share } from './lanes.ts';
import { Lookout, PATIENCE_MS } from './lookout.ts';
import { bare, placesIn } from './places.ts';
import { Pool, type PoolConfig } from './pool.ts';
import { Pulse } from './pulse.ts';
import { SESSION_SETTINGS, wrongDefaults, type SessionSettings } from './session.ts';
import { CannotOpenDatabase, codeOf, messageOf } from './unavailable.ts';

const OLDEST_VERSION = 150_000;
const CONNECT_MS = 2000;
/** A connection that nobody needs is closed before a firewall forgets it. */
const IDLE_MS = 30_000;
/** From then on the system asks whether the other end of a silent connection is there. */
const KEEP_ALIVE_MS = 10_000;
/**
 * Every statement reads a page along an index in a few milliseconds: workers and compiled expressions would cost more,
 * and their promise makes the planner sort whole tables when it plans a statement once for every page.
 */
const SHORT_STATEMENTS: SessionSettings = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  plan_cache_mode: 'force_generic_plan',
};

/** How every connection is made, wherever it leads. */
const CONNECTING = {
  application_name: 'marsa',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
};

/** What a server is. */
interface About {
  version: number;
  standby: boolean;
  readonly: boolean;
  encoding: string;
  /** Whether each transaction gets another session, and then the settings that sessions lack by default. */
  pooled: boolean;
  lacking: SessionSettings;
}

const ABOUT = `SELECT current_setting('server_version_num')::int AS version, pg_is_in_recovery() AS standby,
  current_setting('transaction_read_only')::boolean AS readonly, current_setting('server_encoding') AS encoding,
  pg_backend_pid() AS process`;

async function lookAt(config: pg.ClientConfig): Promise<About> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<Omit<About, 'pooled' | 'lacking'> & { process: number }>(ABOUT);
  const { process, ...about } = rows[0]!;
  // A server names the process that serves a connection; a pooler makes up a number.
  const isDirect = process === (client as pg.Client & { processID: number }).processID;
  const pooled = !isDirect && (await sharesSessions(client, config));
  const lacking = pooled ? await wrongDefaults(client) : {};
  await client.end();
  return { ...about, pooled, lacking };
}

const ROUNDS = 10;

/** Whether two connections get the same session in turn. */
async function sharesSessions(one: pg.Client, config: pg.ClientConfig): Promise<boolean> {
  const other = new pg.Client(config);
  other.on('error', () => {});
  await other.connect();
  const sessionOf = async (client: pg.Client) =>
    (await client.query<[number]>({ text: 'SELECT pg_backend_pid()', rowMode: 'array' })).rows[0]![0];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const [first, second, third] = [await sessionOf(one), await sessionOf(other), await sessionOf(one)];
      if (first === second || first !== third) return true;
    }
    return false;
  } finally {
    await other.end();
  }
}

async function checkServer({ config, lookout }: Shared, url: string): Promise<About> {
  if (lookout.several) await findPrimary(lookout, url);
  let about: About;
  try {
    about = await lookAt(config());
  } catch (error) {
    const advice = adviceOnTls(error) ?? 'check DATABASE_URL and that the server runs';
    throw new CannotOpenDatabase(
      `PostgreSQL at ${bare(url)} cannot be used (${messageOf(error)}): ${advice}.`,
      { cause: error },
    );
  }
  if (about.version < OLDEST_VERSION) {
    throw new CannotOpenDatabase(`PostgreSQL at ${bare(url)} is older than 15: use a newer server.`);
  }
  if (about.encoding !== 'UTF8') {
    throw new CannotOpenDatabase(
      `The database at ${bare(url)} has the encoding ${about.encoding}, which cannot hold every text: create one with ` +
        `CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
  if (about.standby) {
    throw new CannotOpenDatabase(
      `PostgreSQL at ${bare(url)} is a standby, which takes no writes: name its primary in DATABASE_URL.`,
    );
  }
  if (about.readonly) {
    throw new CannotOpenDatabase(
      `PostgreSQL at ${bare(url)} takes no writes: set default_transaction_read_only off for its database and user.`,
    );
  }
  const lacking = Object.entries(about.lacking);
  if (lacking.length > 0) {
    const settings = lacking.map(([name, value]) => `${name} = ${pg.escapeLiteral(value)}`);
    throw new CannotOpenDatabase(
      `PostgreSQL at ${bare(url)} is behind a pooler in transaction mode, where no connection has settings of its own: run ` +
        `ALTER DATABASE name SET … for ${settings.join(' and ')}, then have the pooler reconnect.`,
    );
  }
  return about;
}

/** Error codes of Node.js for a certificate that nothing on this machine vouches for. */
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** What to change in DATABASE_URL after a TLS error; undefined for any other error. */
function adviceOnTls(error: unknown): string | undefined {
  const code = codeOf(error);
  if (UNTRUSTED.includes(code))
    return (
      "add sslrootcert=FILE to DATABASE_URL with the certificate of the server's authority, or sslmode=no-verify to " +
      'encrypt without verifying who answers'
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return (
      'write the host name of the certificate in DATABASE_URL, or sslmode=no-verify to encrypt without verifying who ' +
      'answers'
    );
  if (messageOf(error) === 'The server does not support SSL connections')
    return 'enable ssl on the server, or set sslmode=disable in DATABASE_URL';
  return undefined;
}

async function findPrimary(lookout: Lookout, url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await lookout.find())) {
    if (performance.now() > end) {
      throw new CannotOpenDatabase(
        `None of the servers at ${bare(url)} answers as the primary: check DATABASE_URL and that one of them runs.`,
      );
    }
    await pause(100);
  }
}

/** Bounds of a question to a replica: what it does not answer soon the primary is asked, within the lane's own. */
const SOON = { waitMs: 500, statementMs: 2000, silentMs: 2500 };

/** One server that follows the primary, or several with commas between of which one is asked at a time. */
function followingAt(url: string): Following {
  const places = placesIn(url);
  let at = 0;
  const address = () => places[at]!;
  const config = () => ({ ...CONNECTING, connectionString: address() });
  const pulse = new Pulse(config);
  return {
    config,
    several: places.length > 1,
    goOn: () => {
      at = (at + 1) % places.length;
      if (places.length > 1) pulse.giveUp();
      return at > 0;
    },
    pool: (lane) => poolOf({ ...SHARES[lane], ...SOON }, { address, pulse }),
  };
}

/** The pool of a lane on a server, within what the lane may take of it. */
function poolOf(
  { connections, waitMs, statementMs, silentMs, pauseMs }: Share,
  { pooled = false, ...to }: Leading & { pooled?: boolean },
): PoolOf {
  const config: LanePoolConfig = {
    ...CONNECTING,
    ...to,
    silentMs,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_MS,
    query_timeout: statementMs + 500, // the server's own word comes first, if it comes
    unnamed: pooled,
    session: pooled
      ? undefined
      : {
          ...SESSION_SETTINGS,
          ...SHORT_STATEMENTS,
          statement_timeout: String(statementMs),
          idle_in_transaction_session_timeout: String(pauseMs),
        },
  };
  return { Pool: LanePool, config };
}

/** Where a lane leads. */
type Leading = Pick<LanePoolConfig, 'address' | 'pulse' | 'lookout' | 'patient'>;

/**
 * A PostgreSQL server, or several with commas between of which one is the primary, with a pool for each lane; and a replica
 * of it, which may be away.
 * @throws CannotOpenDatabase
 */
export async function openServer(
  url: string,
  { replicaUrl, listenUrl }: { replicaUrl?: string | undefined; listenUrl?: string | undefined } = {},
): Promise<Engine> {
  const places = placesIn(url);
  const lookout = new Lookout(places, CONNECTING, places.length > 1 || replicaUrl !== undefined);
  const address = () => lookout.current;
  const config = () => ({ ...CONNECTING, connectionString: address() });
  const shared = { config, lookout };
  let pooled: boolean;
  try {
    ({ pooled } = await checkServer(shared, url));
  } catch (error) {
    lookout.close();
    throw error;
  }
  const leading = { address, lookout, pulse: new Pulse(config) };
  // Visitors need not wait for a primary where there is a replica.
  const isPatient = (lane: Lane) => lookout.several && (lane === 'staff' || replicaUrl === undefined);
  return {
    embedded: false,
    pool: (lane) => poolOf(SHARES[lane], { ...leading, pooled, patient: isPatient(lane) }),
    shared,
    pooled,
    listening:
      listenUrl === undefined
        ? pooled
          ? undefined
          : shared
        : { lookout, config: () => ({ ...CONNECTING, connectionString: listenUrl }) },
    replica: replicaUrl === undefined ? undefined : followingAt(replicaUrl),
    patient: {
      Pool,
      config: {
        ...CONNECTING,
        address,
        max: 1,
        session: pooled ? undefined : SESSION_SETTINGS,
        unnamed: pooled,
      } as PoolConfig,
    },
    close: () => {
      lookout.close();
      return Promise.resolve();
    },
  };
}
