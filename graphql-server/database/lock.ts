import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { makeFolder } from '../process/folders.ts';
import { CannotOpenDatabase, codeOf } from './unavailable.ts';

/** Another process has the embedded database open. */
export class DatabaseInUse extends CannotOpenDatabase {
  constructor(readonly folder: string) {
    super(
      `The database in ${folder} is in use by another running process: stop that one first, ` +
        'or set DATA_DIR to another folder.',
    );
  }
}

const LONGEST_SOCKET_PATH = 103;

/** What whoever may open the folder asks of the process that holds it. */
export type Asked = (socket: Socket) => void;

const deaf: Asked = (socket) => socket.destroy();

/** Listening is what holds the lock: the system ends it with the process, however that ends. */
function listen(address: string, asked = deaf): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(asked);
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

function isTaken(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE';
}

/** Holds by a socket file; one that a killed process left behind answers nobody and is replaced. */
async function listenInFolder(folder: string, asked?: Asked): Promise<Server> {
  const address = socketIn(folder);
  if (address.length > LONGEST_SOCKET_PATH) throw new CannotOpenDatabase(`The path ${folder} is too long.`);
  try {
    return await listen(address, asked);
  } catch (error) {
    if (!isTaken(error) || (await isAnswered(address))) throw error;
    rmSync(address, { force: true });
    return listen(address, asked);
  }
}

/** By this file the process that holds a folder is asked. */
export const socketIn = (folder: string): string => join(realpathSync(folder), 'lock');

/** A name that the system itself frees with its holder; null where there is none. */
function systemName(folder: string): string | null {
  const name = `marsa-${createHash('sha256').update(folder).digest('hex')}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : null;
}

/**
 * Makes the folder and holds it for this process alone until the returned function is called or the process ends,
 * by a name of the system where there is one. The socket file is for other systems, and stops a second container
 * that shares the folder but not the network; by it the process is asked what `asked` answers.
 * @throws DatabaseInUse
 */
export async function lockFolder(folder: string, asked?: Asked): Promise<() => Promise<void>> {
  makeFolder(folder);
  const real = realpathSync(folder);
  const name = systemName(real);
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.splice(0).map((server) => new Promise((done) => server.close(done))));
  };
  try {
    if (name !== null) held.push(await listen(name));
    if (process.platform !== 'win32') held.push(await listenInFolder(real, asked));
  } catch (error) {
    if (held.length > 0 && !isTaken(error)) return release; // a long path, or a file system without sockets
    await release();
    throw isTaken(error) ? new DatabaseInUse(folder) : error;
  }
  return release;
}
