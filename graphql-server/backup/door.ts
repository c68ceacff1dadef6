import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { isAbsolute } from 'node:path';
import { text } from 'node:stream/consumers';
import { socketIn, type Asked } from '../database/lock.ts';
import { BackupRefused, manifestIn } from './folder.ts';
import { makeBackup, type BackedUp, type BackupParts } from './make.ts';

/** What is answered: what was done, or a sentence that says why not. */
type Answer = { done: BackedUp } | { refused: string };

/** Where it is reported that a backup was made, or failed. */
interface BackupLog {
  info(what: object, sentence: string): void;
  warn(what: object, sentence: string): void;
}

/** Longest question, in characters: the path of a folder. */
const LONGEST = 4096;

/**
 * Answers those who may open the folder of the embedded database, which one process alone can read: they name the folder that
 * a backup is to be made in.
 */
export function backupDoor({
  log,
  ...parts
}: Omit<BackupParts, 'folder' | 'signal'> & { log: BackupLog }): Asked {
  let underWay = false;
  const answer = async (folder: string, signal: AbortSignal): Promise<Answer> => {
    if (!isAbsolute(folder)) return { refused: 'The folder must be named from the root on.' };
    if (underWay) return { refused: 'Another backup is being made: wait until it is done.' };
    underWay = true;
    try {
      const done = await makeBackup({ ...parts, folder, signal });
      log.info({ folder, ...done }, 'A backup was made');
      return { done };
    } catch (error) {
      log.warn({ err: error, folder }, 'A backup failed');
      return { refused: error instanceof Error ? error.message : String(error) };
    } finally {
      underWay = false;
    }
  };
  return (socket) => {
    const asker = new AbortController(); // who hangs up has given it up
    socket.setEncoding('utf8').on('error', () => {});
    socket.once('close', () => asker.abort());
    let asked = '';
    socket.on('data', (some: string) => {
      asked += some;
      const end = asked.indexOf('\n');
      if (end < 0 && asked.length <= LONGEST) return;
      socket.removeAllListeners('data').resume();
      if (end < 0) socket.destroy();
      else
        void answer(asked.slice(0, end), asker.signal).then((answered) =>
          socket.end(`${JSON.stringify(answered)}\n`),
        );
    });
  };
}

/**
 * Has the process that holds the embedded database make a backup, where that process sees the folder, until it is given up.
 * Throws `BackupRefused`.
 */
export async function askForBackup(
  dataFolder: string,
  folder: string,
  signal?: AbortSignal,
): Promise<BackedUp> {
  const failed = (error: unknown): never => {
    signal?.throwIfAborted();
    throw error;
  };
  const socket = await connected(socketIn(dataFolder), signal).catch(failed);
  socket.write(`${folder}\n`);
  const said = await text(socket).catch(failed);
  if (said === '') throw new BackupRefused('The server ended before the backup was made.');
  const answer = JSON.parse(said) as Answer;
  if ('refused' in answer) throw new BackupRefused(answer.refused);
  if (!existsSync(manifestIn(folder)))
    throw new BackupRefused(
      `The server has made a backup in ${folder} as it sees it, which is not what is seen here: name a folder that is the ` +
        'same for both, such as one in its DATA_DIR.',
    );
  return answer.done;
}

function connected(path: string, signal?: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path, signal }, () => resolve(socket));
    socket.once('error', (error) =>
      reject(new BackupRefused(`The server that holds the database does not answer (${error.message}).`)),
    );
  });
}
