import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openOn, type Database, type Schema } from './database.ts';
import { engineOn, runApart } from './embedded.ts';
import type { Engine } from './engine.ts';
import { openServer } from './server.ts';
import { readInitialState, reset, type InitialState } from './testing-reuse.ts';
import { codeOf } from './unavailable.ts';

/** URL of the PostgreSQL server for tests; undefined for the embedded database. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** Opens an empty, migrated database for a test: in memory, or on the server at `url`. */
export async function openTestDatabase({
  url,
  ...schema
}: Schema & { url?: string | undefined }): Promise<Database> {
  return openOn(await (url === undefined ? inMemory(schema) : onServer(url, schema)), schema);
}

/**
 * Writes a file atomically. If several test workers write it, the first file stays, because another worker may be reading it.
 */
async function writeOnce(file: string, write: (unfinished: string) => Promise<void>): Promise<string> {
  if (!existsSync(file)) {
    const unfinished = `${file}.${randomUUID()}`;
    await write(unfinished);
    try {
      linkSync(unfinished, file); // never replaces a file, unlike a rename
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(unfinished);
    }
  }
  return file;
}

/** Returns a digest of the migrations and of further values. */
function digestOf(migrations: Schema['migrations'], ...values: unknown[]): string {
  const folder = import.meta.dirname;
  const files = readdirSync(join(folder, 'migrations')).map((name) => join(folder, 'migrations', name));
  const sources =
    migrations.length > 0 ? [join(folder, 'schema.sql'), ...files].map((file) => readFileSync(file)) : [];
  const content = [...values, ...migrations.map(String), ...sources].join();
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Writes an empty database as a tar archive, from which databases in memory are created. */
function writeEmptyArchive(file: string): Promise<void> {
  return runApart(
    `import { writeFileSync } from 'node:fs';
     const database = await PGlite.create();
     const archive = await database.dumpDataDir('none');
     writeFileSync(process.argv[1], Buffer.from(await archive.arrayBuffer()));
     process.exit(0);`,
    file,
  );
}

/** Path of the archive of the migrated database, by user, version of PGlite and migrations. */
function archivePath(migrations: Schema['migrations']): string {
  const { size, mtimeMs } = statSync(
    createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'),
  );
  return join(tmpdir(), `marsa-test-${digestOf(migrations, process.getuid?.(), size, mtimeMs)}.tar`);
}

interface SpareDatabase {
  database: PGlite;
  /** Its serialized `InitialState`: an object would keep the modules of this test file in memory. */
  initial: Buffer;
}

/** Set by `testing-environment.js`. */
declare global {
  /** Opens a database in memory that outlives the test file. */
  function openArchive(file: string): Promise<PGlite>;
  /** Databases that were reset for the next test, by archive: opening one takes two seconds. */
  var spareDatabases: Map<string, SpareDatabase[]>;
}

const MAX_SPARE_DATABASES = 2;

/** Opens a database in memory from the archive, which the first test creates. */
async function inMemory({ migrations }: Schema): Promise<Engine> {
  const migrated = await writeOnce(archivePath(migrations), async (unfinished) => {
    const empty = await writeOnce(archivePath([]), writeEmptyArchive);
    const database = await openArchive(empty);
    const opened = await openOn(
      engineOn(database, () => Promise.resolve()),
      { entities: [], migrations },
    );
    await opened.close();
    const dump = await database.dumpDataDir('none');
    writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
    await database.close();
  });
  const { database, initial } = spareDatabases.get(migrated)?.pop() ?? (await openFresh(migrated));
  const close = async () => {
    if (!(await reset(database, deserialize(initial) as InitialState))) return database.close();
    const others = spareDatabases.get(migrated) ?? [];
    if (others.length >= MAX_SPARE_DATABASES) return database.close();
    spareDatabases.set(migrated, [...others, { database, initial }]);
  };
  return engineOn(database, close);
}

async function openFresh(file: string): Promise<SpareDatabase> {
  const database = await openArchive(file);
  return { database, initial: serialize(await readInitialState(database)) };
}

/** Key of the advisory lock. */
const TEMPLATE_LOCK = 4_020_230_618;

/** Creates a database from the template, which the first test with these migrations creates. */
async function onServer(url: string, schema: Schema): Promise<Engine> {
  const name = `marsa_test_${randomUUID().replaceAll('-', '')}`;
  await onConnection(url, async (server) => {
    await server.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`); // released with the connection
    const template = schema.migrations.length > 0 ? await templateOn(server, url, schema) : 'template1';
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const engine = await openServer(urlOf(name, url));
  return { ...engine, close: () => onConnection(url, (server) => drop(server, name)) };
}

/** Creates the template database unless it exists; drops templates of other migrations after a day. */
async function templateOn(server: pg.Client, url: string, { migrations }: Schema): Promise<string> {
  const name = `marsa_template_${digestOf(migrations)}`;
  const { rows } = await server.query<{ name: string; created: string | null }>(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS created FROM pg_database
     WHERE datname LIKE 'marsa\\_template\\_%'`,
  );
  if (rows.some((row) => row.name === name && row.created !== null)) return name;
  for (const other of rows) {
    if (other.name === name || Date.now() - Date.parse(other.created ?? '') > DAY_MS)
      await drop(server, other.name);
  }
  await server.query(`CREATE DATABASE ${name}`);
  const engine = await openServer(urlOf(name, url));
  const opened = await openOn(engine, { entities: [], migrations });
  await opened.close();
  await server.query(`COMMENT ON DATABASE ${name} IS '${new Date().toISOString()}'`); // marks the template as complete
  return name;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const drop = (server: pg.Client, name: string) =>
  server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).then(() => {});

async function onConnection(url: string, work: (server: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client(url);
  await server.connect();
  await work(server).finally(() => server.end());
}

function urlOf(name: string, url: string): string {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = name;
  return databaseUrl.href;
}
