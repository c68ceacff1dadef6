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

/** Answers a request of another process of the same user, such as the backup command. */
export type SocketHandler = (socket: Socket) => void;

const deaf: SocketHandler = (socket) => socket.destroy();

/** The listening socket is the lock: the system closes it when the process ends. */
function listen(address: string, asked = deaf): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(asked);
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

function isListening(address: string): Promise<boolean> {
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

/** Locks with a socket file. A file that a killed process left behind is replaced. */
async function listenInFolder(folder: string, asked?: SocketHandler): Promise<Server> {
  const address = socketIn(folder);
  if (address.length > LONGEST_SOCKET_PATH) throw new CannotOpenDatabase(`The path ${folder} is too long.`);
  try {
    return await listen(address, asked);
  } catch (error) {
    if (!isTaken(error) || (await isListening(address))) throw error;
    rmSync(address, { force: true });
    return listen(address, asked);
  }
}

/** The socket file through which the process that holds the lock receives requests. */
export const socketIn = (folder: string): string => join(realpathSync(folder), 'lock');

/** The name of an abstract socket, which the system frees with the process; null on systems without them. */
function systemName(folder: string): string | null {
  const name = `marsa-${createHash('sha256').update(folder).digest('hex')}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : null;
}

/**
 * Creates the folder and locks it for this process until the returned function is called or the process ends. Uses an abstract
 * socket where the system has them, and a socket file: for other systems, for containers that share the folder but not the
 * network, and for requests, which `asked` answers.
 * @throws DatabaseInUse
 */
export async function lockFolder(folder: string, asked?: SocketHandler): Promise<() => Promise<void>> {
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
