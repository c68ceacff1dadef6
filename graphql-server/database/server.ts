import pg from 'pg';
import type { Engine } from './engine.ts';
import type { PoolConfig } from './pool.ts';
import { SESSION_SETTINGS, wrongDefaults, type SessionSettings } from './session.ts';
import { CannotOpenDatabase, codeOf, messageOf } from './unavailable.ts';

const OLDEST_VERSION = 150_000;

/**
 * Limits of requests in milliseconds. Waiting for a connection, testing it and one statement together end within 10 s, also
 * when the server does not answer.
 */
export const LIMITS = {
  /** Connecting, or waiting for a connection of the pool. */
  connect: 3000,
  /** One statement; the server cancels it. */
  statement: 5000,
  /** One statement whose answer does not arrive; the connection is closed. */
  query: 5500,
  /** A pause of the client inside a transaction. */
  idleInTransaction: 6000,
  /** The same in the background: slow readers of exports pause longer. */
  backgroundIdleInTransaction: 60_000,
};

const MAX_REQUEST_CONNECTIONS = 10;
const MAX_BACKGROUND_CONNECTIONS = 5;

const CONNECTION: pg.ClientConfig = {
  application_name: 'marsa',
  connectionTimeoutMillis: LIMITS.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** For short statements, workers and compiled expressions cost more than they save. */
const PLANNER_SETTINGS: SessionSettings = { jit: 'off', max_parallel_workers_per_gather: '0' };

/**
 * Opens a PostgreSQL server. Failover happens behind its address (Patroni with HAProxy, a managed service).
 * @throws CannotOpenDatabase
 */
export async function openServer(url: string, listenUrl?: string): Promise<Engine> {
  const { pooled } = await checkServer(url);
  const connection = { ...CONNECTION, connectionString: url };
  const directUrl = listenUrl ?? (pooled ? undefined : url);
  const direct = directUrl === undefined ? undefined : { ...CONNECTION, connectionString: directUrl };
  // Behind a pooler a setting would stay in the session of another client: there they are defaults of the role.
  const session = (idleInTransaction: number) =>
    pooled
      ? undefined
      : {
          ...SESSION_SETTINGS,
          ...PLANNER_SETTINGS,
          statement_timeout: String(LIMITS.statement),
          idle_in_transaction_session_timeout: String(idleInTransaction),
        };
  const pool: PoolConfig = {
    ...connection,
    // Shorter than a firewall remembers idle connections.
    idleTimeoutMillis: 30_000,
    query_timeout: LIMITS.query,
    testIdle: true,
  };
  return {
    embedded: false,
    pools: {
      requests: { ...pool, max: MAX_REQUEST_CONNECTIONS, session: session(LIMITS.idleInTransaction) },
      background: {
        ...pool,
        max: MAX_BACKGROUND_CONNECTIONS,
        session: session(LIMITS.backgroundIdleInTransaction),
      },
      maintenance: { ...(direct ?? connection), max: 1, session: direct && SESSION_SETTINGS },
    },
    listenConfig: direct,
    close: () => Promise.resolve(),
  };
}

interface ServerProperties {
  version: number;
  standby: boolean;
  readonly: boolean;
  encoding: string;
  /** Whether a pooler stands between: a session does not belong to one client. */
  pooled: boolean;
  /** Settings that the sessions of a pooler should have by default, but have not. */
  lacking: SessionSettings;
}

const PROPERTIES = `SELECT current_setting('server_version_num')::int AS version, pg_is_in_recovery() AS standby,
  current_setting('transaction_read_only')::boolean AS readonly, current_setting('server_encoding') AS encoding,
  pg_backend_pid() AS process`;

async function readProperties(url: string): Promise<ServerProperties> {
  const client = new pg.Client({ ...CONNECTION, connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Omit<ServerProperties, 'pooled' | 'lacking'> & { process: number }>(
      PROPERTIES,
    );
    const { process, ...properties } = rows[0]!;
    // A server names the process that serves the connection when it starts; a pooler makes up a number.
    const pooled = process !== (client as pg.Client & { processID: number }).processID;
    return { ...properties, pooled, lacking: pooled ? await wrongDefaults(client) : {} };
  } finally {
    await client.end();
  }
}

async function checkServer(url: string): Promise<ServerProperties> {
  const address = withoutCredentials(url);
  let properties: ServerProperties;
  try {
    properties = await readProperties(url);
  } catch (error) {
    const advice = adviceOnTls(error) ?? 'check DATABASE_URL and that the server runs';
    throw new CannotOpenDatabase(
      `PostgreSQL at ${address} cannot be used (${messageOf(error)}): ${advice}.`,
      { cause: error },
    );
  }
  if (properties.version < OLDEST_VERSION) {
    throw new CannotOpenDatabase(`PostgreSQL at ${address} is older than 15: use a newer server.`);
  }
  if (properties.encoding !== 'UTF8') {
    throw new CannotOpenDatabase(
      `The database at ${address} has the encoding ${properties.encoding}, which cannot hold every text: create one with ` +
        `CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0.`,
    );
  }
  if (properties.standby) {
    throw new CannotOpenDatabase(
      `PostgreSQL at ${address} is a standby, which takes no writes: name its primary in DATABASE_URL.`,
    );
  }
  if (properties.readonly) {
    throw new CannotOpenDatabase(
      `PostgreSQL at ${address} takes no writes: set default_transaction_read_only off for its database and user.`,
    );
  }
  const lacking = Object.entries(properties.lacking);
  if (lacking.length > 0) {
    const settings = lacking.map(([name, value]) => `${name} = ${pg.escapeLiteral(value)}`);
    throw new CannotOpenDatabase(
      `PostgreSQL at ${address} is behind a pooler in transaction mode, where no connection has settings of its own: run ` +
        `ALTER DATABASE name SET … for ${settings.join(' and ')}, then have the pooler reconnect.`,
    );
  }
  return properties;
}

/** Host, port and database of an address, without user and password. */
function withoutCredentials(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Error codes of Node.js for a certificate of an unknown authority. */
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
