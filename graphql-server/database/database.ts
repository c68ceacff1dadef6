import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  type EntityManager,
  type MigrationInterface,
  DefaultNamingStrategy,
  type Table,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
import type { SocketHandler } from './lock.ts';
import { migrate, silent } from './migrate.ts';
import { ChangeNotifications, type ChangeListener } from './notifications.ts';
import { Pool, type PoolConfig } from './pool.ts';
import { openServer } from './server.ts';
import { queryOn, type Queryable, type StatementWriter, type Transactions } from './statement.ts';
import { isRolledBack, translateCommitError, translateDatabaseError } from './unavailable.ts';

const REACHABLE_WITHIN_MS = 2000;

const BEHIND_POOLER =
  'DATABASE_URL leads to a pooler in transaction mode, which passes on no notifications of changes, so no responses are ' +
  'cached and pages take longer: set DATABASE_LISTEN_URL to the address of the database itself.';

/** Entity classes of TypeORM. */
export type Entities = Extract<NonNullable<DataSourceOptions['entities']>, unknown[]>;

/** Migrations from an empty database to the current tables, oldest first. They are never reverted. */
export type Migrations = (new () => Pick<MigrationInterface, 'up'>)[];

export interface Schema {
  entities: Entities;
  migrations: Migrations;
}

/** `patient` removes the time limits of statements. */
type Opening = Schema & { patient?: boolean };

export interface Database extends Queryable, StatementWriter, Transactions {
  dataSource: DataSource;
  embedded: boolean;
  /** Connections for jobs and long reads, so that they never keep a request waiting. */
  backgroundPool: pg.Pool;
  /** Runs statements on `backgroundPool`. */
  background: Queryable & StatementWriter;
  /**
   * Runs work in a read-only transaction that sees one moment, on a connection of `backgroundPool`. The embedded database has one
   * connection: there, requests wait until the work is done.
   */
  snapshot<T>(work: (database: Queryable) => Promise<T>): Promise<T>;
  /** Reports changes that any process commits; resolves after the first attempt to connect. */
  listen(listener: ChangeListener): Promise<void>;
  /** Whether every change until now was reported to the listener. */
  isUpToDate(): boolean;
  /** Sets what answers requests on the lock of the embedded database's folder. */
  answer(handler: SocketHandler): void;
  /** Sets the function that is called when a statement fails because the disk of the database is full. */
  onDiskFull(listener: Pool['onDiskFull']): void;
  /** Whether the database answers within 2 s; never throws. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, or the embedded database in `folder`, and runs pending migrations.
 * @throws CannotOpenDatabase with one sentence for the operator
 */
export async function openDatabase({
  url,
  listenUrl,
  folder,
  ...opening
}: Opening & {
  url?: string | undefined;
  /** The server itself, for notifications, where `url` is the address of a pooler. */
  listenUrl?: string | undefined;
  folder: string;
}): Promise<Database> {
  return openOn(await (url === undefined ? openEmbedded(folder) : openServer(url, listenUrl)), opening);
}

/** Opens a database on an engine; closing it closes the engine. */
export async function openOn(engine: Engine, { entities, migrations, patient }: Opening): Promise<Database> {
  const { maintenance, requests } = engine.pools;
  try {
    const migrating = await createDataSource(maintenance, { migrations, logger: silent }).initialize();
    await migrate(migrating, engine).finally(() => migrating.destroy());
    const dataSource = await createDataSource(patient ? maintenance : requests, { entities }).initialize();
    return createDatabase(engine, dataSource);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

function createDataSource(
  config: PoolConfig,
  options: Partial<Schema> & Pick<DataSourceOptions, 'logger'>,
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: { Pool },
    extra: config,
    installExtensions: false,
    logging: false,
    namingStrategy: new PostgresNames(),
    poolErrorHandler: () => {}, // the pool has removed the connection already
    ...options,
  });
}

function createDatabase(engine: Engine, dataSource: DataSource): Database {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const backgroundPool: Pool = engine.embedded ? pool : new Pool(engine.pools.background);
  const requests = statementsOn(pool);
  const background = engine.embedded ? requests : statementsOn(backgroundPool);
  let notifications: ChangeNotifications | undefined;
  let closing: Promise<void> | undefined;
  const close = async () => {
    await notifications?.close();
    if (backgroundPool !== pool) await backgroundPool.end();
    await dataSource.destroy();
  };
  return {
    dataSource,
    embedded: engine.embedded,
    backgroundPool,
    background,
    ...requests,
    transaction: (work) => withRetries(() => inTransaction(dataSource, work)),
    snapshot: (work) => inSnapshot(backgroundPool, work),
    listen: async (listener) => {
      if (engine.listenConfig) {
        notifications = new ChangeNotifications(engine.listenConfig, listener);
        await notifications.listen();
      } else if (engine.embedded) {
        listener.connected(); // no other process can change it: its folder is locked
      } else listener.disconnected(BEHIND_POOLER);
    },
    isUpToDate: () => notifications?.isUpToDate ?? engine.embedded,
    answer: (handler) => engine.answering?.(handler),
    onDiskFull: (listener) => {
      pool.onDiskFull = backgroundPool.onDiskFull = listener;
    },
    reachable: () => resolvesWithin(REACHABLE_WITHIN_MS, requests.query('SELECT 1')),
    close: () => (closing ??= close().finally(() => engine.close())),
  };
}

function statementsOn(pool: Pool): Queryable & StatementWriter {
  return {
    query: async (sql, parameters) => {
      const client = await pool.connect();
      try {
        return await queryOn(client, sql, parameters);
      } finally {
        client.release();
      }
    },
    write: async <Row>(sql: string, parameters?: readonly unknown[]) => {
      const client = await pool.connect();
      try {
        return await withRetries(() => queryOn<Row>(client, sql, parameters));
      } catch (error) {
        // The statement commits itself: a lost answer leaves unknown whether it was executed.
        throw translateCommitError(error);
      } finally {
        client.release();
      }
    },
  };
}

const MAX_ATTEMPTS = 5;
const RETRY_PAUSE_MS = 20;

/** Runs work again after a deadlock or a serialization failure, which roll everything back. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRolledBack(error)) throw error;
      // Random, so that the same transactions do not collide again.
      await pause(RETRY_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

async function inTransaction<T>(dataSource: DataSource, work: (em: EntityManager) => Promise<T>): Promise<T> {
  // TypeORM wraps the errors of the pool. Before COMMIT is sent, an error means that nothing was stored.
  let translate = translateDatabaseError;
  try {
    return await dataSource.transaction(async (em) => {
      const result = await work(em);
      translate = translateCommitError;
      return result;
    });
  } catch (error) {
    throw translate(error);
  }
}

async function inSnapshot<T>(pool: Pool, work: (database: Queryable) => Promise<T>): Promise<T> {
  let client: pg.PoolClient | undefined;
  let isUsable = false;
  try {
    const connection = (client = await pool.connect());
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      return await work({ query: (sql, parameters) => queryOn(connection, sql, parameters) });
    } finally {
      await connection.query('ROLLBACK'); // nothing was written
      isUsable = true;
    }
  } finally {
    client?.release(!isUsable);
  }
}

function resolvesWithin(ms: number, answer: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    answer
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** Names constraints and indexes as PostgreSQL does where `schema.sql` gives no name. */
export class PostgresNames extends DefaultNamingStrategy {
  override primaryKeyName = (table: Table | string): string => `${this.getTableName(table)}_pkey`;

  override uniqueConstraintName = (table: Table | string, columns: string[]): string =>
    `${this.getTableName(table)}_${columns.join('_')}_key`;

  override foreignKeyName = (table: Table | string, columns: string[]): string =>
    `${this.getTableName(table)}_${columns.join('_')}_fkey`;

  override indexName = (table: Table | string, columns: string[]): string =>
    `${this.getTableName(table)}_${columns.join('_')}_idx`;
}
