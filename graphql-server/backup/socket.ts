import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { isAbsolute } from 'node:path';
import { text } from 'node:stream/consumers';
import { socketIn, type SocketHandler } from '../database/lock.ts';
import { BackupError, makeBackup, manifestPath, type BackupOptions, type BackupResult } from './backup.ts';

type Response = { done: BackupResult } | { refused: string };

/** Maximum length of a path on Linux. */
const MAX_PATH_LENGTH = 4096;

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * Handles connections to the lock's socket of the embedded database, which only the server can read: a client sends the folder
 * in one line and receives the result as JSON. Closing the connection aborts the backup.
 */
export function backupListener({
  log,
  ...options
}: Omit<BackupOptions, 'folder' | 'signal'> & { log: Log }): SocketHandler {
  let running = false;
  const respond = async (folder: string, signal: AbortSignal): Promise<Response> => {
    if (!isAbsolute(folder)) return { refused: 'The folder must be an absolute path.' };
    if (running) return { refused: 'Another backup is being made: wait until it is done.' };
    running = true;
    try {
      const done = await makeBackup({ ...options, folder, signal });
      log.info({ folder, ...done }, 'A backup was made');
      return { done };
    } catch (error) {
      log.warn({ err: error, folder }, 'A backup failed');
      return { refused: error instanceof Error ? error.message : String(error) };
    } finally {
      running = false;
    }
  };
  return (socket) => {
    const client = new AbortController();
    // Not `node:readline`, which throws errors of the socket and takes an interrupted line for a complete one.
    let received = '';
    const read = (chunk: string) => {
      received += chunk;
      const end = received.indexOf('\n');
      if (end < 0 && received.length <= MAX_PATH_LENGTH) return;
      socket.off('data', read).resume();
      if (end < 0) socket.destroy();
      else
        void respond(received.slice(0, end), client.signal).then((response) =>
          socket.end(`${JSON.stringify(response)}\n`),
        );
    };
    socket.setEncoding('utf8').on('data', read);
    socket.on('error', () => {}).once('close', () => client.abort());
  };
}

/** Has the server that holds the embedded database make a backup in a folder. Throws `BackupError`. */
export async function requestBackup(
  dataFolder: string,
  folder: string,
  signal?: AbortSignal,
): Promise<BackupResult> {
  let response: string;
  try {
    const socket = connect({ path: socketIn(dataFolder), signal });
    socket.write(`${folder}\n`);
    response = await text(socket);
  } catch (error) {
    signal?.throwIfAborted();
    throw new BackupError(
      `The server that holds the database does not answer (${(error as Error).message}).`,
    );
  }
  if (response === '') throw new BackupError('The server ended before the backup was made.');
  const result = JSON.parse(response) as Response;
  if ('refused' in result) throw new BackupError(result.refused);
  if (existsSync(manifestPath(folder))) return result.done;
  throw new BackupError(
    `The server made the backup in its own ${folder}, which this process cannot see: name a folder that both share, such as ` +
      'one in its DATA_DIR.',
  );
}
