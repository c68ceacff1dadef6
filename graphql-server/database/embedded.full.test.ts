import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { typescriptOptions } from '../process/project-root.ts';
import { remountReadOnly, mountDisk, testWithDisk, unmountDisk } from '../testing-disk.ts';
import { openDatabase } from './database.ts';
import { DatabaseInUse } from './lock.ts';
import { migrations } from './migrations/index.ts';

class Notes1700000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) =>
    runner.query('CREATE TABLE note (id int PRIMARY KEY, half int NOT NULL UNIQUE)').then(() => {});
}

const schema = { entities: [], migrations: [Notes1700000000000] };
const root = mkdtempSync(join(tmpdir(), 'marsa-embedded-'));
const folder = join(root, 'deep', 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `script` in another process with the folder open, with the variables `database` and `print`. */
function otherProcess(script: string): ChildProcess {
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let synced = 0;
    const { fsyncSync } = fs;
    fs.fsyncSync = (handle) => { synced += 1; fsyncSync(handle); };
    syncBuiltinESMExports();
    const { openDatabase } = await import(${JSON.stringify(new URL('database.ts', import.meta.url).href)});
    const database = await openDatabase({ folder: ${JSON.stringify(folder)}, entities: [], migrations: [] });
    const print = (word) => fs.writeSync(1, word + '\\n');
    ${script}`;
  return spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Collects the output of a process until it has more than a number of lines, and kills the process. */
async function linesUntilKilled(child: ChildProcess, count: number): Promise<string[]> {
  let output = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    output += bytes.toString();
    if (output.split('\n').length > count) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return output.split('\n').slice(0, -1);
}

test('a second process is rejected with a message, and can open the database after the first was killed', async () => {
  const first = await openDatabase({ folder, ...schema });
  await expect(openDatabase({ folder, ...schema })).rejects.toThrow(DatabaseInUse);
  await first.close();

  const other = otherProcess(`print('open'); setInterval(() => {}, 1000);`);
  const refusal = new Promise<unknown>((resolve) => {
    other.stdout?.once('data', () => void openDatabase({ folder, ...schema }).catch(resolve));
  });
  expect(await refusal).toMatchObject({
    name: 'DatabaseInUse',
    message: `The database in ${folder} is in use by another running process: stop that one first, or set DATA_DIR to another folder.`,
  });
  other.kill('SIGKILL');
  await new Promise((resolve) => other.once('close', resolve));
  await (await openDatabase({ folder, ...schema })).close();
});

test('acknowledged writes survive kill -9, and no transaction is stored in part', async () => {
  const writer = otherProcess(
    `for (let id = 0; ; id += 2) {
       const before = synced;
       await database.dataSource.transaction(async (rows) => {
         await rows.query('INSERT INTO note VALUES ($1, $2)', [id, id + 1]);
         await rows.query('INSERT INTO note VALUES ($1, $2)', [id + 1, id]);
       });
       print(id + ' ' + (synced - before));
     }`,
  );
  const acknowledged = (await linesUntilKilled(writer, 40)).map((line) => line.split(' ').map(Number));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.every(([, syncs = 0]) => syncs > 0)).toBe(true); // also durable

  const database = await openDatabase({ folder, ...schema });
  const stored = await database.query<{ id: number; half: number }>('SELECT id, half FROM note ORDER BY id');
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.every(([id]) => ids.has(id!))).toBe(true);
  expect(stored.every(({ half }) => ids.has(half))).toBe(true);
  await database.close();
});

test('tables that migrations rewrote are vacuumed', async () => {
  class Rewritten1700000000001 {
    up = (runner: { query(sql: string): Promise<unknown> }) =>
      runner.query('UPDATE note SET half = half').then(() => {});
  }
  const countRows = `SELECT reltuples FROM pg_class WHERE relname = 'note'`;
  const before = await openDatabase({ folder, ...schema });
  expect(await before.query(countRows)).toEqual([{ reltuples: -1 }]);
  await before.close();
  const rewritten = [Notes1700000000000, Rewritten1700000000001];
  const after = await openDatabase({ folder, entities: [], migrations: rewritten });
  const [counted] = await after.query<{ reltuples: number }>(countRows);
  expect(counted!.reltuples).toBeGreaterThan(0);
  await after.close();
});

test('rejects a folder of an earlier version with a message and does not change it', async () => {
  await expect(openDatabase({ folder, entities: [], migrations })).rejects.toThrow(
    /^The database was made by an earlier version .+: set DATA_DIR to a new folder or .+\.$/,
  );
  await (await openDatabase({ folder, ...schema })).close();
});

test('the unfinished cluster of a killed start is deleted by the next start', async () => {
  const unfinished = mkdtempSync(join(folder, 'postgres.unfinished-'));
  await (await openDatabase({ folder, ...schema })).close();
  expect(existsSync(unfinished)).toBe(false);
});

testWithDisk('starts although the unfinished cluster of a killed start cannot be deleted', async () => {
  const at = join(root, 'again');
  const unfinished = join(at, 'postgres.unfinished-x');
  mkdirSync(unfinished, { recursive: true });
  mountDisk(unfinished, '1m'); // cannot be deleted
  try {
    await (await openDatabase({ folder: at, ...schema })).close();
  } finally {
    unmountDisk(unfinished);
  }
});

testWithDisk('reports the folder of a database that cannot be written', async () => {
  const at = mkdtempSync(join(root, 'closed-'));
  mountDisk(at, '100m');
  try {
    await (await openDatabase({ folder: at, ...schema })).close();
    remountReadOnly(at);
    const refusal = await openDatabase({ folder: at, ...schema }).catch((error: unknown) => error);
    const reason = `this user may not read and write ${join(at, 'postgres')}: EROFS`;
    expect(refusal).toMatchObject({
      name: 'CannotOpenDatabase',
      message: `The database in ${at} cannot be opened (${reason}).`,
    });
  } finally {
    unmountDisk(at);
  }
});

test('transactions do not interleave', async () => {
  const database = await openDatabase({ folder, ...schema });
  const trace: string[] = [];
  const transaction = (name: string) =>
    database.dataSource.transaction(async (rows) => {
      for (let step = 0; step < 5; step += 1) {
        await rows.query('SELECT 1');
        await new Promise((resolve) => setTimeout(resolve, 2));
        trace.push(name);
      }
    });
  await Promise.all([transaction('a'), transaction('b'), transaction('c')]);
  expect(trace.join('')).toBe('aaaaabbbbbccccc');
  await database.close();
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('files that root creates in the folder of another user belong to that user', async () => {
  const at = mkdtempSync(join(root, 'of-a-service-'));
  const [uid, gid] = [64_213, 64_213];
  chownSync(at, uid, gid);
  const database = await openDatabase({ folder: at, ...schema });
  await database.close();
  const files = readdirSync(at, { recursive: true }).map((name) => lstatSync(join(at, String(name))));
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map((file) => `${file.uid}:${file.gid}`))).toEqual(new Set([`${uid}:${gid}`]));
});
