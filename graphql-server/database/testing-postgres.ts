import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const START_MS = 20_000;
const INSTALLED = '/usr/lib/postgresql';

/** A PostgreSQL server for tests and benchmarks. */
export interface PostgresServer {
  /** URL of its maintenance database. */
  url: string;
  /** Such as `PostgreSQL 15.4, started for this run`. */
  name: string;
  /** Process id of the postmaster, if it was started here. */
  pid?: number | undefined;
  stop(): Promise<void>;
}

/** A fresh, empty database on a server. */
interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Returns the server at `url`, else starts one if PostgreSQL is installed. Returns null if it is not. */
export async function openPostgres(url: string | undefined): Promise<PostgresServer | null> {
  if (url !== undefined) {
    return { url, name: await versionOf(url), stop: () => Promise.resolve() };
  }
  const programs = programsFolder();
  return programs === undefined ? null : startServer(programs);
}

/** Creates an empty database under a random name. */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `marsa_test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    drop: async () => {
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on a new connection. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function versionOf(url: string): Promise<string> {
  const [row] = await query(url, 'show server_version');
  return `PostgreSQL ${String(row?.server_version).split(' ')[0]}`;
}

/** Returns the folder with the newest installed `initdb` and `postgres`. */
function programsFolder(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(INSTALLED, version, 'bin'));
  try {
    folders.push(
      execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim(),
    );
  } catch {
    // Without the development package only the usual folders are searched.
  }
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Returns the user to run PostgreSQL as: it refuses to run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: 65_534, gid: 65_534 };
  }
}

async function startServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-test-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const processOptions = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), options, { ...processOptions, stdio: 'ignore' });
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(join(programs, 'postgres'), settings, { ...processOptions, stdio: 'ignore' });
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url);
    return {
      url,
      name: `${await versionOf(url)}, started for this run with its default settings`,
      pid: child.pid,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT'); // PostgreSQL's fast shutdown
  });
}

/** Returns a TCP port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
