import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { makeFolder } from '../process/folders.ts';
import { CannotOpenDatabase, codeOf } from './unavailable.ts';

/** Thrown if another process has the embedded database open. */
export class DatabaseInUse extends CannotOpenDatabase {
  constructor(readonly folder: string) {
    super(
      `The database in ${folder} is in use by another running process: stop that one first, ` +
        'or set DATA_DIR to another folder.',
    );
  }
}

/** Maximum length of a socket's path on Linux and macOS. */
const MAX_SOCKET_PATH_LENGTH = 103;

/** Handles a connection from another process of the same user, such as the backup command. */
export type SocketHandler = (socket: Socket) => void;

const rejectConnection: SocketHandler = (socket) => socket.destroy();

/** Listens on a socket. The socket is the lock: the operating system closes it when the process ends. */
function listen(address: string, handler = rejectConnection): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
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

function isAddressInUse(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE';
}

/** Locks a folder with a socket file, and replaces the file of a killed process. */
async function listenInFolder(folder: string, handler?: SocketHandler): Promise<Server> {
  const address = socketIn(folder);
  if (address.length > MAX_SOCKET_PATH_LENGTH)
    throw new CannotOpenDatabase(`The path ${folder} is too long.`);
  try {
    return await listen(address, handler);
  } catch (error) {
    if (!isAddressInUse(error) || (await isListening(address))) throw error;
    rmSync(address, { force: true });
    return listen(address, handler);
  }
}

/** The socket file through which the process that holds the lock receives requests. */
export const socketIn = (folder: string): string => join(realpathSync(folder), 'lock');

/** The name of the abstract socket of a folder, on Windows of a pipe; null on systems that have neither. */
function abstractSocketName(folder: string): string | null {
  const name = `marsa-${createHash('sha256').update(folder).digest('hex')}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : null;
}

/**
 * Creates a folder and locks it until the returned function is called or the process ends. There are two locks: an abstract socket,
 * where the system has them, and a socket file, for other systems and for containers that share the folder but not the network.
 * `handler` handles connections to the socket file.
 * @throws DatabaseInUse
 */
export async function lockFolder(folder: string, handler?: SocketHandler): Promise<() => Promise<void>> {
  makeFolder(folder);
  const realFolder = realpathSync(folder);
  const name = abstractSocketName(realFolder);
  const servers: Server[] = [];
  const release = async () => {
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  };
  try {
    if (name !== null) servers.push(await listen(name));
    if (process.platform !== 'win32') servers.push(await listenInFolder(realFolder, handler));
  } catch (error) {
    const hasAbstractSocket = servers.length > 0;
    if (hasAbstractSocket && !isAddressInUse(error)) return release; // a long path, or a file system without sockets
    await release();
    throw isAddressInUse(error) ? new DatabaseInUse(folder) : error;
  }
  return release;
}
