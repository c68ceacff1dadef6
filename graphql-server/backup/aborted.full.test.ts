import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { entities } from '../collections.ts';
import { lockFolder } from '../database/lock.ts';
import { openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { typescriptOptions } from '../process/project-root.ts';
import { DiskStorage } from '../pictures/storage/disk.ts';
import { namesIn } from '../pictures/storage/testing.ts';
import { preparePicture } from '../pictures/process.ts';
import { photograph } from '../pictures/fixtures.ts';
import { until } from '../testing-until.ts';
import { openTestServer } from '../testing.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marsa-aborted-'));
});
afterAll(() => rm(folder, { recursive: true }));

const cli = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));

/** Interrupts a restore and its child processes, as Ctrl+C does, while it creates the embedded database; returns its standard error. */
async function interruptedRestore(backup: string, data: string): Promise<string> {
  const child = spawn(process.execPath, [...typescriptOptions(), cli, 'restore', backup], {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const stderr = text(child.stderr);
  await until('the database is being created', async () =>
    (await readdir(data).catch(() => [])).some((name) => name.startsWith('postgres.unfinished')),
  );
  process.kill(-child.pid!, 'SIGINT');
  return stderr;
}

test('an aborted restore reports what is left, and completes when it is run again', async () => {
  const server = await openTestServer();
  const photo = await photograph();
  const values = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 1,500,000' };
  await server.stores.of(saleApartments).create(values, { picture: () => preparePicture(photo) });
  const backup = join(folder, 'backup');
  await makeBackup({ database: server.database, storage: server.pictures.storage, folder: backup });
  await server.close();

  const dataFolder = join(folder, 'data');
  const storage = new DiskStorage(join(folder, 'uploads'));
  const parts = { folder: backup, databaseUrl: undefined, dataFolder, storage, dry: false };
  const restore = (signal?: AbortSignal) => restoreBackup({ ...parts, signal });
  await expect(restore(AbortSignal.abort())).rejects.toThrow(
    'The restore was aborted: nothing was restored.',
  );
  expect(existsSync(dataFolder)).toBe(false);

  const controller = new AbortController();
  const put = storage.put.bind(storage);
  storage.put = (...args) => put(...args).finally(() => controller.abort());
  await expect(restore(controller.signal)).rejects.toThrow(
    /^The restore was aborted: the database has no rows, .* Run it again/,
  );
  expect(await namesIn(storage)).toHaveLength(1);

  const elsewhere = join(folder, 'elsewhere');
  expect(await interruptedRestore(backup, elsewhere)).toBe(
    'The restore was aborted: nothing was restored.\n',
  );

  await restore();
  const database = await openDatabase({ url: undefined, folder: dataFolder, entities, migrations });
  const rows: object[] = await database.dataSource.query('select count(*)::int from listings');
  await database.close();
  expect(rows).toEqual([{ count: 1 }]);
}, 240_000);

const hasTerminals = (() => {
  try {
    execFileSync('script', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

(hasTerminals ? test : test.skip)(
  'a backup whose terminal is closed ends in order',
  async () => {
    const data = join(folder, 'held');
    const ended = join(folder, 'ended');
    let isRequested = false;
    const release = await lockFolder(data, (socket) => {
      isRequested = true;
      socket.resume().on('error', () => {});
    });
    const cli = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));
    const command = [process.execPath, ...typescriptOptions(), cli, 'backup', join(folder, 'never')];
    // A closed terminal signals its shell.
    const shell = `trap 'kill -HUP $child' HUP; ${command.join(' ')} & child=$!; wait $child; wait $child; echo $? > ${ended}.new; mv ${ended}.new ${ended}`;
    const terminal = spawn('script', ['-qec', shell, '/dev/null'], {
      env: { PATH: process.env.PATH, SHELL: '/bin/sh', DATA_DIR: data },
      stdio: 'ignore',
    });
    await until('the server receives the request', () => isRequested);
    terminal.kill('SIGKILL');
    await until('it has ended', () => existsSync(ended));
    await release();
    const SIGHUP = 129;
    expect(Number(await readFile(ended, 'utf8'))).toBe(SIGHUP);
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  },
  120_000,
);
