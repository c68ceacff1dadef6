import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.ts';

const START_MS = 20_000;
const INSTALLED = '/usr/lib/postgresql';

/** A PostgreSQL server to measure on. */
export interface PostgresServer {
  /** Address of its maintenance database. */
  url: string;
  /** What it is, such as `PostgreSQL 15.4, started for this run`. */
  name: string;
  /** Its first process, when it was started here. */
  pid?: number | undefined;
  stop(): Promise<void>;
}

/** A fresh, empty database on a server. */
export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The server at `given`, else one of our own where its programs are installed; null when there is neither. */
export async function openPostgres(given: string | undefined): Promise<PostgresServer | null> {
  if (given !== undefined) {
    return { url: given, name: `${await versionOf(given)}, the one named`, stop: () => Promise.resolve() };
  }
  const programs = programsFolder();
  return programs === undefined ? null : startOwn(programs);
}

/** Makes a database that nothing else uses. */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `marsa_bench_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = name;
  return {
    url: own.href,
    drop: async () => {
      await ask(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function versionOf(url: string): Promise<string> {
  const [row] = await ask(url, 'show server_version');
  return `PostgreSQL ${String(row?.server_version).split(' ')[0]}`;
}

/** Where the newest installed `initdb` and `postgres` are. */
export function programsFolder(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(INSTALLED, version, 'bin'));
  try {
    folders.push(
      execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim(),
    );
  } catch {
    // No development package: the usual folders are all there is.
  }
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: then it runs as its own user, else as nobody. */
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

async function startOwn(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const run = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), made, { ...run, stdio: 'ignore' });
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(join(programs, 'postgres'), settings, { ...run, stdio: 'ignore' });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await answering(url);
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

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await ask(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT'); // its fast shutdown
  });
}
