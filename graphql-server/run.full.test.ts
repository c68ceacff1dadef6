import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { testDatabaseUrl } from './database/testing.ts';
import { typescriptOptions } from './process/project-root.ts';
import { mountDisk, testWithDisk, unmountDisk } from './testing-disk.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marsa-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a server that cannot start with these settings. Returns its exit code and standard error. */
async function startWith(
  settings: Record<string, string>,
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<[number | null, string]> {
  const program = `
    const { run } = await import(${JSON.stringify(new URL('run.ts', import.meta.url).href)});
    await run({ playground: '', site: async () => {} });`;
  const child = spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, SEED: 'none', DATA_DIR: join(folder, 'data'), PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onSpawn(child);
  const output = text(child.stderr);
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, await output];
}

test('the start fails with a message if the data folder is not a folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const message = (path: string, code: string) =>
    `DATA_DIR must be a folder that this process can write to: ${path} is not one (${code}).\n`;
  expect(await startWith({ DATA_DIR: file })).toEqual([1, message(file, 'EEXIST')]);
  const nested = join(file, 'data');
  expect(await startWith({ DATA_DIR: nested })).toEqual([1, message(nested, 'ENOTDIR')]);
});

(process.platform === 'linux' ? test : test.skip)(
  'the start fails with a message if the data folder cannot be created',
  async () => {
    const path = '/proc/marsa';
    const message = `DATA_DIR must be a folder that this process can write to: ${path} is not one (ENOENT).\n`;
    expect(await startWith({ DATA_DIR: path })).toEqual([1, message]);
  },
);

test('the start fails with a message if the address cannot be listened on', async () => {
  expect(await startWith({ HOST: '192.0.2.1' })).toEqual([
    1,
    'HOST must be an address of this machine: 192.0.2.1 is none.\n',
  ]);
  expect(await startWith({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' })).toEqual([
    1,
    'METRICS_HOST must be an address of this machine: 192.0.2.1 is none.\n',
  ]);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // The port is checked before the database is created.
  const data = join(folder, 'unused');
  expect(await startWith({ PORT: String(port), DATA_DIR: data, SEED: 'demo' })).toEqual([
    1,
    `PORT must be a free one: something listens at 127.0.0.1:${port} already.\n`,
  ]);
  expect(readdirSync(data)).toEqual(['uploads']);
  other.close();
});

test('the start fails with a message if the token secret is truncated', async () => {
  const file = join(folder, 'data', 'token-secret');
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(file, 'short');
  const message = `${file} must hold at least 32 characters: remove it, and a new one is made.\n`;
  expect(await startWith({})).toEqual([1, message]);
});

test('a signal that arrives at the end of the start stops the server', async () => {
  // Sends the signal in the moment in which the handler of the start is removed.
  const program = `
    const { off } = process;
    process.off = (name, listener) => {
      if (name === 'SIGTERM') process.kill(process.pid, name);
      return off.call(process, name, listener);
    };`;
  const settings = {
    DATA_DIR: join(folder, 'stopped'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
  };
  let timeout: NodeJS.Timeout | undefined;
  const [code] = await startWith(settings, (child) => {
    timeout = setTimeout(() => child.kill('SIGKILL'), 50_000);
  });
  clearTimeout(timeout);
  expect(code).toBe(0);
});

(testDatabaseUrl() === undefined ? test.skip : test)(
  'a process that is terminated during its start is marked as ended in the database',
  async () => {
    const name = `marsa_start_${randomUUID().replaceAll('-', '')}`;
    const url = Object.assign(new URL(testDatabaseUrl()!), { pathname: `/${name}` }).href;
    const admin = new pg.Client(testDatabaseUrl());
    await admin.connect();
    await admin.query(`create database ${name}`);
    // The start waits for the picture storage after it has registered the process.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const settings = {
      DATABASE_URL: url,
      STORAGE_URL: `s3+http://key:secret@127.0.0.1:${port}/pictures?region=here`,
      TOKEN_SECRET: 'a'.repeat(32),
    };
    await startWith(settings, (child) => silent.once('connection', () => child.kill('SIGTERM')));
    silent.close();
    const own = new pg.Client(url);
    await own.connect();
    const { rows } = await own.query('select ended_at is not null as ended from processes');
    expect(rows).toEqual([{ ended: true }]);
    await own.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  },
);

(testDatabaseUrl() === undefined ? test.skip : test)(
  'the start fails with a message if the database user lacks a privilege',
  async () => {
    const url = new URL(testDatabaseUrl()!);
    const name = `marsa_test_${randomUUID().replaceAll('-', '')}`;
    await execute(url, `CREATE DATABASE ${name}`);
    url.pathname = name;
    try {
      await execute(url, 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'); // the default of PostgreSQL 15
      const startAs = (setting: string) => {
        const own = new URL(url);
        own.searchParams.set('options', `-c ${setting}`);
        return startWith({ DATABASE_URL: own.href });
      };
      expect(await startAs('role=pg_monitor')).toEqual([
        1,
        'The user in DATABASE_URL may not do what the site needs (permission denied for schema public): ' +
          'let that user own the database and its tables.\n',
      ]);
      expect(await startAs('default_transaction_read_only=on')).toEqual([
        1,
        `PostgreSQL at ${url.host}/${name} takes no writes: ` +
          'set default_transaction_read_only off for its database and user.\n',
      ]);
    } finally {
      await execute(new URL(testDatabaseUrl()!), `DROP DATABASE ${name} WITH (FORCE)`);
    }
  },
);

async function execute({ href }: URL, statement: string): Promise<void> {
  const server = new pg.Client(href);
  await server.connect();
  await server.query(statement).finally(() => server.end());
}

testWithDisk('the start fails with a message if the disk is too small for the database', async () => {
  const small = join(folder, 'small');
  mkdirSync(small);
  mountDisk(small, '10m');
  try {
    const message = `The database in ${small} cannot be opened (its disk is full: make room on it).\n`;
    expect(await startWith({ DATA_DIR: small })).toEqual([1, message]);
  } finally {
    unmountDisk(small);
  }
});
