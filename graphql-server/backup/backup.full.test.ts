import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { entities } from '../collections.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from '../database/testing.ts';
import { saleApartmentGallery } from '../listings/listing-sections.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { readOrCreateSecret, readSecret } from '../process/token-secret.ts';
import { DiskStorage } from '../pictures/storage/disk.ts';
import { preparePicture } from '../pictures/process.ts';
import { mountDisk, testWithDisk, unmountDisk } from '../testing-disk.ts';
import { until } from '../testing-until.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { photograph } from '../pictures/fixtures.ts';
import {
  BackupError,
  makeBackup,
  manifestPath,
  picturePath,
  readLastBackup,
  secretPath,
  tablePath,
  unfinishedBeside,
  type BackupResult,
} from './backup.ts';
import { readManifest, restoreBackup } from './restore.ts';
import { commandListener } from '../database/command-socket.ts';
import { backupCommand, requestBackup } from './socket.ts';

let server: TestServer;
let folder: string;
let result: BackupResult;
let backupFolder: string;
let writer: Promise<void> | undefined;
/** Stops the concurrent writer of the setup and, if it still runs, the backup. */
const setup = new AbortController();
/** Where the backup is restored. */
let target: Awaited<ReturnType<typeof emptyTarget>>;

const VALUES = {
  title: 'Sea\u2028view,\u2029見晴らし',
  location: 'Quay Nine, Dubai Marina',
  price: 'AED 1,500,000',
};

beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'marsa-backup-'));
  backupFolder = join(folder, 'whole');
  const store = server.stores.of(saleApartments);
  for (let n = 0; n < 30; n++) await store.create({ ...VALUES, bedrooms: '2', size: '1,200 sq ft' });
  const tower = await photograph();
  const picture = () => preparePicture(tower, 'A tower');
  const { id } = await store.create(VALUES, { picture });
  const section = { apartmentId: id, title: 'Kitchen', description: 'Marble' };
  await server.stores.of(saleApartmentGallery).create(section, { picture });

  writer = (async () => {
    while (!setup.signal.aborted) {
      await store.create(VALUES);
      await yieldToEventLoop(); // the embedded database resolves without leaving the microtask queue
    }
  })();
  const { database, pictures } = server;
  try {
    result = await makeBackup({
      database,
      storage: pictures.storage,
      folder: backupFolder,
      signal: setup.signal,
    });
  } finally {
    setup.abort();
    await writer;
  }
}, 240_000);
afterAll(async () => {
  // If the setup failed or timed out, its writer would go on and compete with the close.
  setup.abort();
  await writer?.catch(() => undefined);
  await server.close();
  await rm(folder, { recursive: true });
});

/** Creates an empty target of a restore: a database on the server, or a folder for an embedded one, and a folder for pictures. */
async function emptyTarget(): Promise<{
  databaseUrl: string | undefined;
  dataFolder: string;
  storage: DiskStorage;
}> {
  const dataFolder = join(folder, randomUUID());
  const storage = new DiskStorage(join(dataFolder, 'uploads'));
  if (testDatabaseUrl() === undefined) return { databaseUrl: undefined, dataFolder, storage };
  const url = new URL(testDatabaseUrl()!);
  const name = `marsa_restored_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return { databaseUrl: url.href, dataFolder, storage };
}

async function withDatabase<T>(
  { databaseUrl: url, dataFolder }: Awaited<ReturnType<typeof emptyTarget>>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, folder: dataFolder, entities, migrations });
  return work(database).finally(() => database.close());
}

const count = async ({ dataSource }: Database, of: string): Promise<number> => {
  const [row] = await dataSource.query<{ count: number }[]>(`select count(*)::int from ${of}`);
  return row!.count;
};

test('a backup made during writes is a consistent snapshot and is restored unchanged', async () => {
  target = await emptyTarget();
  const restored = await restoreBackup({ ...target, folder: backupFolder, dry: false });
  expect(restored).toEqual(result);
  expect([result.pictures, result.missing]).toEqual([1, []]);
  await withDatabase(target, async (database) => {
    const listings = await count(database, 'listings');
    expect(listings).toBeGreaterThanOrEqual(31);
    // A record and its version are written in one transaction, so the snapshot holds both.
    expect(await count(database, `versions where collection = 'saleApartments'`)).toBe(listings);
    const all = 'select to_jsonb(l) as l from listings l where id <= 31 order by id';
    const before: unknown = await server.database.dataSource.query(all);
    const after: unknown = await database.dataSource.query(all);
    expect(after).toEqual(before);
  });
  const [picture] = (await readManifest(backupFolder)).pictures;
  expect(await target.storage.read(picture!)).toEqual(await readFile(picturePath(backupFolder, picture!)));
}, 240_000);

test('the process that holds the lock makes a backup on request', async () => {
  const holder = createServer(
    commandListener({
      backup: backupCommand({
        database: server.database,
        storage: server.pictures.storage,
        log: server.app.log,
      }),
    }),
  );
  await new Promise<void>((listens) => holder.listen(join(folder, 'lock'), listens));
  const at = join(folder, randomUUID());
  const { pictures } = await requestBackup(folder, at);
  expect([pictures, (await readManifest(at)).pictures.length]).toEqual([1, 1]);
  await expect(requestBackup(folder, at)).rejects.toThrow(/already exists/);
  await expect(requestBackup(folder, 'at home')).rejects.toThrow('must be an absolute path');
  await new Promise((closed) => holder.close(closed));
  await expect(requestBackup(folder, at)).rejects.toThrow(/does not answer/);
});

test('the server survives a client that is killed before it reads the response', async () => {
  const holder = createServer(
    commandListener({
      backup: backupCommand({
        database: server.database,
        storage: server.pictures.storage,
        log: server.app.log,
      }),
    }),
  );
  const aside = await mkdtemp(join(folder, 'aside-'));
  await new Promise<void>((listens) => holder.listen(join(aside, 'lock'), listens));
  const accepted = new Promise<Socket>((accept) => holder.once('connection', accept));
  const client = connect(join(aside, 'lock')).pause();
  client.write(`${JSON.stringify({ command: 'backup', params: 'not absolute' })}\n`);
  const connection = await accepted;
  await new Promise((sent) => connection.once('finish', sent));
  const closed = new Promise((closes) => connection.once('close', closes));
  client.destroy(); // with unread data, the system resets the connection
  await closed;
  await expect(requestBackup(aside, 'at home')).rejects.toThrow('must be an absolute path');
  await new Promise((closes) => holder.close(closes));
});

test('ignores a request whose line is incomplete or too long', async () => {
  const started: object[] = [];
  const log = {
    info: (fields: object) => started.push(fields),
    warn: (fields: object) => started.push(fields),
  };
  const { database, pictures } = server;
  const holder = createServer(
    commandListener({ backup: backupCommand({ database, storage: pictures.storage, log }) }),
  );
  const aside = await mkdtemp(join(folder, 'aside-'));
  await new Promise<void>((listens) => holder.listen(join(aside, 'lock'), listens));
  for (const request of [join(aside, 'cut'), `${aside}/${'x'.repeat(10_000)}`]) {
    const client = connect(join(aside, 'lock'));
    client.on('error', () => {}).end(request);
    await new Promise((closes) => client.resume().once('close', closes));
  }
  await new Promise((closes) => holder.close(closes));
  expect([started, await readdir(aside)]).toEqual([[], []]);
});

test('rejects when the server reports a backup in a folder that this process cannot see', async () => {
  const aside = await mkdtemp(join(folder, 'aside-'));
  const holder = createServer((socket) => socket.resume().end(`${JSON.stringify({ done: result })}\n`));
  await new Promise<void>((listens) => holder.listen(join(aside, 'lock'), listens));
  await expect(requestBackup(aside, join(aside, 'backup'))).rejects.toThrow(/which this process cannot see/);
  await new Promise((closed) => holder.close(closed));
});

/** A storage that calls `happens` before each read. */
function storageThat(happens: () => void): DiskStorage {
  const storage = new DiskStorage(join(folder, 'nothing here'));
  storage.read = async () => {
    happens();
    await pause(50);
    return Buffer.from('a picture');
  };
  return storage;
}

const named = async (begin: string) => (await readdir(folder)).filter((name) => name.startsWith(begin));

test('an aborted backup leaves no files', async () => {
  const controller = new AbortController();
  const storage = storageThat(() => controller.abort(new BackupError('Aborted.')));
  const parts = { database: server.database, storage, signal: controller.signal };
  await expect(makeBackup({ ...parts, folder: join(folder, 'aborted') })).rejects.toThrow('Aborted.');
  expect(await named('aborted')).toEqual([]);
});

test('closing the connection aborts the backup', async () => {
  const controller = new AbortController();
  const storage = storageThat(() => controller.abort(new BackupError('Aborted.')));
  const aside = await mkdtemp(join(folder, 'aside-'));
  const holder = createServer(
    commandListener({ backup: backupCommand({ database: server.database, storage, log: server.app.log }) }),
  );
  await new Promise<void>((listens) => holder.listen(join(aside, 'lock'), listens));
  const request = requestBackup(aside, join(folder, 'hung-up'), controller.signal);
  await expect(request).rejects.toThrow('Aborted.');
  await expect(requestBackup(aside, join(folder, 'never-begun'), controller.signal)).rejects.toThrow(
    'Aborted.',
  );
  await new Promise((closed) => holder.close(closed));
  await until('nothing is left', async () => (await named('hung-up')).length === 0);
});

test('finds the files of a killed backup', async () => {
  const beside = await mkdtemp(join(folder, 'beside-'));
  const left = join(beside, 'monday.unfinished-a1B2c3');
  await mkdir(join(left, 'tables'), { recursive: true });
  await mkdir(join(beside, 'novel.unfinished-a1B2c3'));
  expect(await unfinishedBeside(join(beside, 'tuesday'))).toEqual([left]);
});

test('records created after a restore get the next ids and references', async () => {
  const { databaseUrl: url, dataFolder } = target;
  const database = await openDatabase({ url, folder: dataFolder, entities, migrations });
  const [last] = await database.dataSource.query<{ id: number; reference: string }[]>(
    'select max(id) as id, max(reference) as reference from listings',
  );
  const staff = { email: 'second@marsa.example', password: 'another long password' };
  const again = await openTestServer(undefined, { database, staff });
  const added = await again.stores.of(saleApartments).create(VALUES);
  await again.close();
  expect(added.id).toBeGreaterThan(last!.id);
  expect(added.reference > last!.reference).toBe(true);
});

test('the last backup is recorded for the staff who operate the site', async () => {
  const last = await readLastBackup(server.database);
  expect(last).toMatchObject({ rows: expect.any(Number), pictures: result.pictures });
  expect(Date.now() - last!.at.getTime()).toBeLessThan(10 * 60 * 1000);
});

test('a backup contains the token secret, readable by its owner only, and a restore stores it where none is set', async () => {
  const at = join(folder, 'with-secret');
  const secretFolder = await mkdtemp(join(folder, 'data-'));
  const secret = readOrCreateSecret(secretFolder);
  const { database, pictures } = server;
  await makeBackup({ database, storage: pictures.storage, folder: at, secretFolder });
  expect((await stat(secretPath(at))).mode & 0o777).toBe(0o600);

  const to = await emptyTarget();
  const reports: string[] = [];
  const report = (sentence: string) => reports.push(sentence);
  const { rows } = await restoreBackup({ ...to, folder: at, dry: false, report });
  expect(readSecret(to.dataFolder)).toBe(secret);
  expect(await withDatabase(to, (restored) => count(restored, 'staff_sessions'))).toBeGreaterThan(0);
  expect(reports[0]).toBe('Verifying the backup.');
  expect(reports).toContain(`${rows} of ${rows} rows restored.`);

  const configured = await emptyTarget();
  await restoreBackup({ ...configured, folder: at, dry: false, hasSecret: true });
  expect(readSecret(configured.dataFolder)).toBeUndefined();

  const other = await emptyTarget();
  const existing = readOrCreateSecret(other.dataFolder);
  reports.length = 0;
  await restoreBackup({ ...other, folder: at, dry: false, report });
  expect(readSecret(other.dataFolder)).toBe(existing);
  expect(reports.at(-1)).toMatch(/holds another token secret, which stays/);
}, 240_000);

test('a dry run writes nothing', async () => {
  const to = await emptyTarget();
  expect(await restoreBackup({ ...to, folder: backupFolder, dry: true })).toEqual(result);
  expect(await readdir(to.dataFolder).catch(() => [])).toEqual([]);
});

test('refuses to restore into a database with rows and writes no picture', async () => {
  const storage = new DiskStorage(join(folder, 'not wanted'));
  await expect(restoreBackup({ ...target, storage, folder: backupFolder, dry: false })).rejects.toThrow(
    /^The database is not empty \(\w+ has rows\): a backup is restored into an empty one\.$/,
  );
  expect(existsSync(storage.folder)).toBe(false);
});

test('refuses a non-empty database of an older schema without migrating it', async () => {
  const older = await emptyTarget();
  const { databaseUrl: url, dataFolder } = older;
  const steps = migrations.slice(0, 1);
  const database = await openDatabase({ url, folder: dataFolder, entities: [], migrations: steps });
  await database.dataSource.query('create table notes as select 1');
  await database.close();
  await expect(restoreBackup({ ...older, folder: backupFolder, dry: false })).rejects.toThrow('is not empty');
  const after = await openDatabase({ url, folder: dataFolder, entities: [], migrations: [] });
  expect(await count(after, 'migrations').finally(() => after.close())).toBe(steps.length);
}, 240_000);

test('refuses to back up a database of an earlier version', async () => {
  class Foundation1763700000000 {
    up = (runner: QueryRunner) => runner.query('create table notes (id integer)').then(() => {});
  }
  const earlier = { entities: [], migrations: [Foundation1763700000000], url: testDatabaseUrl() };
  const database = await openTestDatabase(earlier);
  const at = join(folder, 'earlier');
  await expect(makeBackup({ database, storage: new DiskStorage(folder), folder: at })).rejects.toThrow(
    'The database is of an earlier version of this program: back it up with that one.',
  );
  expect(existsSync(at)).toBe(false);
  await database.close();
});

test.each<[what: string, sentence: RegExp, damage: (at: string) => Promise<unknown>]>([
  ['that was not finished', /it has no manifest\.json/, (at) => rm(manifestPath(at))],
  [
    'whose manifest is damaged',
    /manifest\.json in .* is damaged/,
    (at) => writeFile(manifestPath(at), '{"format":'),
  ],
  [
    'whose rows were changed',
    /tables\/listings\.jsonl in .* is damaged/,
    (at) => appendFile(tablePath(at, 'listings'), '{}\n'),
  ],
  ['that lacks a table', /tables\/listings\.jsonl is missing/, (at) => rm(tablePath(at, 'listings'))],
  [
    'whose picture was changed',
    /pictures\/.* is damaged/,
    async (at) => appendFile(picturePath(at, (await readManifest(at)).pictures[0]!), 'x'),
  ],
  [
    'of a newer schema',
    /of a newer version of this program \(it has the migration Tomorrow9\)/,
    async (at) => {
      const manifest = await readManifest(at);
      const migrations = [...manifest.migrations, 'Tomorrow9'];
      await writeFile(manifestPath(at), JSON.stringify({ ...manifest, migrations }));
    },
  ],
  [
    'of an earlier version',
    /^The backup is of an earlier version of this program: restore it with that one\.$/,
    async (at) => {
      const manifest = { ...(await readManifest(at)), migrations: ['Foundation1763700000000'] };
      await writeFile(manifestPath(at), JSON.stringify(manifest));
    },
  ],
  [
    'whose manifest has no format',
    /manifest\.json in .* is damaged/,
    async (at) => {
      const { migrations, tables, pictures } = await readManifest(at);
      await writeFile(manifestPath(at), JSON.stringify({ migrations, tables, pictures }));
    },
  ],
  [
    'of a newer form',
    /written by a newer version of this program/,
    async (at) => writeFile(manifestPath(at), JSON.stringify({ ...(await readManifest(at)), format: 9 })),
  ],
])('refuses a backup %s and writes nothing', async (_what, sentence, damage) => {
  const at = join(folder, randomUUID());
  await cp(backupFolder, at, { recursive: true });
  await damage(at);
  const to = await emptyTarget();
  const refusal = await restoreBackup({ ...to, folder: at, dry: false }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BackupError);
  expect((refusal as Error).message).toMatch(sentence);
  expect(await readdir(to.dataFolder).catch(() => [])).toEqual([]);
});

test('a restore reports pictures that the backup lacks', async () => {
  const at = join(folder, randomUUID());
  await cp(backupFolder, at, { recursive: true });
  const { pictures } = await readManifest(at);
  await rm(picturePath(at, pictures[0]!));
  const restored = await restoreBackup({ ...(await emptyTarget()), folder: at, dry: true });
  expect(restored).toEqual({ rows: result.rows, pictures: 0, missing: pictures });
});

test('a backup reports pictures that the storage lacks', async () => {
  const { database } = server;
  const lost = new DiskStorage(join(folder, 'nothing here'));
  const { pictures, missing } = await makeBackup({ database, storage: lost, folder: join(folder, 'lossy') });
  expect([pictures, missing]).toEqual([0, (await readManifest(backupFolder)).pictures]);
});

test('a backup that fails leaves nothing behind', async () => {
  const storage = new DiskStorage(join(folder, 'nothing here'));
  storage.read = () => Promise.reject(new Error('The disk is broken.'));
  const { database } = server;
  const at = join(folder, 'broken');
  await expect(makeBackup({ database, storage, folder: at })).rejects.toThrow('The disk is broken.');
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
});

test('of two backups into one folder at the same time, one is complete and the other is rejected', async () => {
  const parts = { database: server.database, storage: server.pictures.storage };
  const at = join(folder, 'twice');
  const both = await Promise.allSettled([0, 1].map(() => makeBackup({ ...parts, folder: at })));
  const refusals = both.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refusals).toEqual([new BackupError(`${at} already exists: name a new folder.`)]);
  await restoreBackup({ ...target, folder: at, dry: true });
  expect((await readdir(folder)).filter((name) => name.startsWith('twice'))).toEqual(['twice']);
});

test('reports a folder that cannot be written in one sentence', async () => {
  const parts = { database: server.database, storage: server.pictures.storage };
  await writeFile(join(folder, 'a file'), '');
  const within = join(folder, 'a file', 'a backup');
  const refused = await makeBackup({ ...parts, folder: within }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BackupError);
  expect(String(refused)).toContain(`The backup cannot be written to ${within} (ENOTDIR`);
});

/** For tests that use `/proc`. */
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('reports a parent folder that cannot be created in one sentence', async () => {
  const parts = { database: server.database, storage: server.pictures.storage };
  const refused = await makeBackup({ ...parts, folder: '/proc/none/backup' }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(BackupError);
  expect(String(refused)).toContain('The backup cannot be written to /proc/none/backup (ENOENT');
});

testOnLinux('syncs the folders of a backup and the one that it is in', async () => {
  const at = join(await mkdtemp(join(folder, 'synced-')), 'backup');
  const handle = await open(folder);
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const synced: string[] = [];
  const original = prototype.sync;
  const sync = jest.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    synced.push(await readlink(`/proc/self/fd/${this.fd}`));
    return original.call(this);
  });
  await makeBackup({ database: server.database, storage: server.pictures.storage, folder: at });
  sync.mockRestore();
  const names = synced.map((path) => path.replace(/^.*(backup\.unfinished-)\w{6}/, '$1'));
  expect(names).toEqual(
    expect.arrayContaining([
      'backup.unfinished-/tables/listings.jsonl',
      'backup.unfinished-/tables',
      'backup.unfinished-/pictures',
      'backup.unfinished-',
    ]),
  );
  expect(synced).toContain(dirname(at));
});

testWithDisk('reports a full disk and leaves no files', async () => {
  const disk = await mkdtemp(join(folder, 'disk-'));
  mountDisk(disk, '4k');
  try {
    const parts = { database: server.database, storage: server.pictures.storage };
    const refused = await makeBackup({ ...parts, folder: join(disk, 'small') }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(BackupError);
    expect(String(refused)).toMatch(/cannot be written to .*small \(ENOSPC/);
    expect(await readdir(disk)).toEqual([]);
  } finally {
    unmountDisk(disk);
  }
});

test.each([
  ['rows', (at: string) => Promise.resolve(tablePath(at, 'listings'))],
  ['pictures', async (at: string) => picturePath(at, (await readManifest(at)).pictures[0]!)],
])('refuses a backup with unreadable %s', async (_what, fileIn) => {
  const at = join(folder, randomUUID());
  await cp(backupFolder, at, { recursive: true });
  const file = await fileIn(at);
  await rm(file);
  await mkdir(file); // unreadable as a file, for root too
  const refusal = await restoreBackup({ ...(await emptyTarget()), folder: at, dry: true }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(BackupError);
  expect(String(refusal)).toContain(`${file} cannot be read (EISDIR`);
});

test('reports an unreadable manifest as unreadable, not as missing', async () => {
  const at = await mkdtemp(join(folder, 'closed-'));
  await mkdir(manifestPath(at)); // a folder is unreadable as a file, for root too
  await expect(readManifest(at)).rejects.toThrow(/^The backup in .* cannot be read \(EISDIR/);
});

test('only the owner can read a backup', async () => {
  expect((await stat(backupFolder)).mode & 0o077).toBe(0);
});

test('refuses to overwrite an existing backup', async () => {
  const parts = { database: server.database, storage: server.pictures.storage };
  await expect(makeBackup({ ...parts, folder: backupFolder })).rejects.toThrow(/already exists/);
});
