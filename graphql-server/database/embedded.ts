import { execFile } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  lchownSync,
  lstatSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { projectRoot } from '../process/project-root.ts';
import type { Engine } from './engine.ts';
import { lockFolder, type SocketHandler } from './lock.ts';
import { SESSION_SETTINGS } from './session.ts';
import { CannotOpenDatabase, codeOf, messageOf } from './unavailable.ts';

const UNFINISHED = 'postgres.unfinished-';

/** Free bytes that the start needs: PGlite does not report a full disk. */
const MIN_FREE_BYTES = 20 * 1024 * 1024;

const EIO = 29; // in WASI

/** Longest wait for the single connection: longer than a burst, and a query outside its transaction fails. */
const CONNECTION_TIMEOUT_MS = 10_000;

type Emscripten = Parameters<NodeFS['init']>[1];

interface NodeFilesystem {
  NODEFS: { stream_ops: object };
}

/** A file system with a real fsync: that of Emscripten does nothing and reports success. */
class DurableFolder extends NodeFS {
  override async init(database: PGlite, options: Emscripten): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    emscriptenOpts.preRun?.push((module: NodeFilesystem) => {
      Object.assign(module.NODEFS.stream_ops, { fsync });
    });
    return { emscriptenOpts };
  }
}

function fsync(stream: { nfd: number }): number {
  try {
    fsyncSync(stream.nfd);
    return 0;
  } catch {
    return EIO;
  }
}

/** Uses fsync for commits, because fdatasync does nothing in WebAssembly. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Runs initdb in a child process, because it takes about 800 MB that a process does not return. The script is an ES module,
 * because the CommonJS build of PGlite does not find its files below a folder with a percent sign in its name.
 */
export async function runApart(script: string, ...values: string[]): Promise<void> {
  const module = ['--input-type=module', '-e', `import { PGlite } from '@electric-sql/pglite';\n${script}`];
  await promisify(execFile)(process.execPath, [...module, ...values], { cwd: projectRoot() });
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Deletes the unfinished cluster of a killed start, unless its process still writes. */
function removeTemporaryFolders(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(UNFINISHED))) {
    try {
      rmSync(join(folder, name), { recursive: true });
    } catch (error) {
      if (!['ENOTEMPTY', 'EBUSY', 'ENOENT'].includes(codeOf(error))) throw error;
    }
  }
}

/** Creates the cluster in `folder/postgres` under a temporary name, so that an unfinished one is never opened. */
async function makeCluster(folder: string): Promise<void> {
  const unfinished = mkdtempSync(join(folder, UNFINISHED));
  await runApart(
    `const database = await PGlite.create(process.argv[1]);
     await database.close();`,
    unfinished,
  );
  for (const name of readdirSync(unfinished, { recursive: true })) syncToDisk(join(unfinished, String(name)));
  renameSync(unfinished, join(folder, 'postgres'));
}

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Explains why the database cannot be opened. */
function describeFailure(folder: string, error: unknown): string {
  if (freeBytesAt(folder) < MIN_FREE_BYTES) return 'its disk is full: make room on it';
  const { path, code } = findInaccessible(join(folder, 'postgres')) ?? {};
  return path === undefined ? messageOf(error) : `this user may not read and write ${path}: ${code}`;
}

/** Returns the system error of the first file that cannot be read and written. */
function findInaccessible(folder: string): NodeJS.ErrnoException | undefined {
  try {
    const mayUse = (path: string) => accessSync(path, constants.R_OK | constants.W_OK);
    mayUse(folder);
    for (const name of readdirSync(folder, { recursive: true })) mayUse(join(folder, String(name)));
    return undefined;
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : (error as NodeJS.ErrnoException);
  }
}

/** Pools over one PGlite with a single connection: transactions run one after the other. */
export function engineOn(
  database: PGlite,
  close: () => Promise<void>,
  answering?: Engine['answering'],
): Engine {
  const pool = () => ({
    connection: createPgConfig(database).connection,
    session: SESSION_SETTINGS,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  const pools = { requests: pool(), background: pool(), maintenance: pool() };
  return { embedded: true, pools, answering, close };
}

/**
 * Opens the embedded database in `folder/postgres` for this process and creates it if needed. Acknowledged writes are on the disk.
 * @throws DatabaseInUse
 */
export async function openEmbedded(folder: string): Promise<Engine> {
  let answer: SocketHandler | undefined;
  const unlock = await lockFolder(folder, (socket) => (answer ? answer(socket) : socket.destroy()));
  try {
    removeTemporaryFolders(folder);
    const place = join(folder, 'postgres');
    if (!existsSync(place)) await makeCluster(folder);
    const database = await PGlite.create({ fs: new DurableFolder(place), startParams });
    const close = async () => {
      await database.close();
      try {
        giveToOwner(folder);
      } finally {
        await unlock();
      }
    };
    return engineOn(database, close, (handler) => (answer = handler));
  } catch (error) {
    await unlock();
    throw new CannotOpenDatabase(
      `The database in ${folder} cannot be opened (${describeFailure(folder, error)}).`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Changes the owner of files that root wrote to the owner of their folder, whose server could not open them otherwise. Commands
 * are often run as root while the service of another user is stopped.
 */
export function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (lstatSync(path, { throwIfNoEntry: false })?.uid === 0) lchownSync(path, uid, gid);
  }
}
