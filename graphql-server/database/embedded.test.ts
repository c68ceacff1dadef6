import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { typescriptOptions } from '../process/project-root.ts';
import { remountReadOnly, mountDisk, testWithDisk, unmountDisk } from '../testing-disk.ts';
import { openDatabase } from './database.ts';
import { DatabaseInUse } from './lock.ts';

class Notes1700000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) =>
    runner.query('CREATE TABLE note (id int PRIMARY KEY, half int NOT NULL UNIQUE)').then(() => {});
  down = () => Promise.resolve();
}

const schema = { entities: [], migrations: [Notes1700000000000] };
const root = mkdtempSync(join(tmpdir(), 'marsa-embedded-'));
const folder = join(root, 'deep', 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `script` in another process with the folder open, with the variables `database` and `say`. */
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
    const say = (word) => fs.writeSync(1, word + '\\n');
    ${script}`;
  return spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Collects the lines of a process until `enough` returns true, then kills it. */
async function linesUntilKilled(child: ChildProcess, enough: number): Promise<string[]> {
  let output = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    output += bytes.toString();
    if (output.split('\n').length > enough) child.kill('SIGKILL');
  });
  await new Promise((done) => child.once('close', done));
  return output.split('\n').slice(0, -1);
}

test('a second process is rejected with a message, and can open the database after the first was killed', async () => {
  const first = await openDatabase({ folder, ...schema });
  await expect(openDatabase({ folder, ...schema })).rejects.toThrow(DatabaseInUse);
  await first.close();

  const other = otherProcess(`say('open'); setInterval(() => {}, 1000);`);
  const refusal = new Promise<unknown>((resolve) => {
    other.stdout?.once('data', () => void openDatabase({ folder, ...schema }).catch(resolve));
  });
  expect(await refusal).toMatchObject({
    name: 'DatabaseInUse',
    message: `The database in ${folder} is in use by another running process: stop that one first, or set DATA_DIR to another folder.`,
  });
  other.kill('SIGKILL');
  await new Promise((done) => other.once('close', done));
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
       say(id + ' ' + (synced - before));
     }`,
  );
  const acknowledged = (await linesUntilKilled(writer, 40)).map((line) => line.split(' ').map(Number));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.every(([, syncs = 0]) => syncs > 0)).toBe(true); // also durable

  const database = await openDatabase({ folder, ...schema });
  const stored = await database.rows({ name: 'all', text: 'SELECT id, half FROM note ORDER BY id' }, []);
  const ids = new Set(stored.map(([id]) => id));
  expect(acknowledged.every(([id]) => ids.has(id))).toBe(true);
  expect(stored.every(([, half]) => ids.has(half))).toBe(true);
  await database.close();
});

test('tables that migrations rewrote are vacuumed', async () => {
  class Rewritten1700000000001 {
    up = (runner: { query(sql: string): Promise<unknown> }) =>
      runner.query('UPDATE note SET half = half').then(() => {});
    down = () => Promise.resolve();
  }
  const counted = { name: 'counted', text: `SELECT reltuples FROM pg_class WHERE relname = 'note'` };
  const older = await openDatabase({ folder, ...schema });
  expect(await older.rows(counted, [])).toEqual([[-1]]);
  await older.close();
  const migrations = [Notes1700000000000, Rewritten1700000000001];
  const newer = await openDatabase({ folder, entities: [], migrations });
  const [[rows]] = (await newer.rows(counted, [])) as [[number]];
  expect(rows).toBeGreaterThan(0);
  await newer.close();
});

test('the unfinished cluster of a killed start is deleted by the next start', async () => {
  const left = mkdtempSync(join(folder, 'postgres.unfinished-'));
  await (await openDatabase({ folder, ...schema })).close();
  expect(existsSync(left)).toBe(false);
});

testWithDisk('starts although the unfinished cluster of a killed start cannot be deleted', async () => {
  const at = join(root, 'again');
  const left = join(at, 'postgres.unfinished-x');
  mkdirSync(left, { recursive: true });
  mountDisk(left, '1m'); // cannot be deleted
  try {
    await (await openDatabase({ folder: at, ...schema })).close();
  } finally {
    unmountDisk(left);
  }
});

testWithDisk('reports the folder of a database that cannot be written', async () => {
  const at = mkdtempSync(join(root, 'closed-'));
  mountDisk(at, '100m');
  try {
    await (await openDatabase({ folder: at, ...schema })).close();
    remountReadOnly(at);
    const refusal = await openDatabase({ folder: at, ...schema }).catch((error: unknown) => error);
    const closed = `this user may not read and write ${join(at, 'postgres')}: EROFS`;
    expect(refusal).toMatchObject({
      name: 'CannotOpenDatabase',
      message: `The database in ${at} cannot be opened (${closed}).`,
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
        await new Promise((done) => setTimeout(done, 2));
        trace.push(name);
      }
    });
  await Promise.all([transaction('a'), transaction('b'), transaction('c')]);
  expect(trace.join('')).toBe('aaaaabbbbbccccc');
  await database.close();
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('what root writes in the folder of another user is given to him', async () => {
  const at = mkdtempSync(join(root, 'of-a-service-'));
  const [uid, gid] = [64_213, 64_213];
  chownSync(at, uid, gid);
  const database = await openDatabase({ folder: at, ...schema });
  await database.close();
  const owners = readdirSync(at, { recursive: true }).map((name) => lstatSync(join(at, String(name))));
  expect(owners.length).toBeGreaterThan(100);
  expect(new Set(owners.map((one) => `${one.uid}:${one.gid}`))).toEqual(new Set([`${uid}:${gid}`]));
});
