import type pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { openEmbedded } from './embedded.ts';
import type { Engine } from './engine.ts';
import { openServer } from './server.ts';
import { translateDatabaseError } from './unavailable.ts';

const REACHABLE_WITHIN_MS = 2000;

/** The classes that rows become. */
export type Entities = Extract<NonNullable<DataSourceOptions['entities']>, unknown[]>;

/** The steps from an empty database to today's tables, oldest first. */
export type Migrations = (new () => MigrationInterface)[];

export interface Schema {
  entities: Entities;
  migrations: Migrations;
}

export interface Database {
  dataSource: DataSource;
  /** Whether it runs inside this process, one transaction at a time. */
  embedded: boolean;
  /** Runs a statement prepared under its name once a connection: rows of columns, no entity machinery. */
  rows(statement: { name: string; text: string }, values: unknown[]): Promise<unknown[][]>;
  /** Whether the database answers within 2 s; never throws. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, else the embedded one in `folder`, and brings its tables up to date.
 * @throws CannotOpenDatabase with one sentence for whoever starts the server
 */
export async function openDatabase({
  url,
  folder,
  ...schema
}: Schema & { url?: string | undefined; folder: string }): Promise<Database> {
  return openOn(await (url === undefined ? openEmbedded(folder) : openServer(url)), schema);
}

function sourceOn(engine: Engine, schema: Partial<Schema>, patient?: 'patient'): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: engine.driver,
    extra: engine.pool(patient),
    installExtensions: false,
    logging: false,
    poolErrorHandler: () => {}, // an idle connection is gone; the next caller gets another
    ...schema,
  });
}

/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 4_020_230_617;

async function migrate(engine: Engine, migrations: Migrations): Promise<void> {
  const source = await sourceOn(engine, { migrations }, 'patient').initialize();
  try {
    // Held by the pool's only connection until it ends: two servers that start at once migrate one after the other.
    if (!engine.embedded) await source.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

/** The database on an engine that is already open; closing it closes the engine. */
export async function openOn(engine: Engine, { entities, migrations }: Schema): Promise<Database> {
  try {
    await migrate(engine, migrations);
    const dataSource = await sourceOn(engine, { entities }).initialize();
    return databaseOn(engine, dataSource);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

function databaseOn(engine: Engine, dataSource: DataSource): Database {
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const rows: Database['rows'] = async ({ name, text }, values) => {
    try {
      // Not pool.query(): that throws the connection away with every refused statement.
      const client = await pool.connect();
      try {
        return (await client.query<unknown[]>({ name, text, values, rowMode: 'array' })).rows;
      } finally {
        client.release();
      }
    } catch (error) {
      throw translateDatabaseError(error);
    }
  };
  let closing: Promise<void> | undefined;
  return {
    dataSource,
    embedded: engine.embedded,
    rows,
    reachable: () => within(REACHABLE_WITHIN_MS, rows({ name: 'reachable', text: 'SELECT 1' }, [])),
    close: () => (closing ??= dataSource.destroy().finally(() => engine.close())),
  };
}

function within(ms: number, answer: Promise<unknown>): Promise<boolean> {
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
