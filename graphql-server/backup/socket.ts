import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { sendCommand, type CommandHandler } from '../database/command-socket.ts';
import { BackupError, makeBackup, manifestPath, type BackupOptions, type BackupResult } from './backup.ts';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Makes a backup in the folder that a client sends. Closing the connection aborts it. */
export function backupCommand({
  log,
  ...options
}: Omit<BackupOptions, 'folder' | 'signal'> & { log: Log }): CommandHandler {
  let running = false;
  return async (params, signal) => {
    const folder = String(params);
    if (!isAbsolute(folder)) throw new BackupError('The folder must be an absolute path.');
    if (running) throw new BackupError('Another backup is being made: wait until it is done.');
    running = true;
    try {
      const done = await makeBackup({ ...options, folder, signal });
      log.info({ folder, ...done }, 'A backup was made');
      return done;
    } catch (error) {
      log.warn({ err: error, folder }, 'A backup failed');
      throw error;
    } finally {
      running = false;
    }
  };
}

/** Has the server that holds the embedded database make a backup in a folder. Throws `BackupError`, `CommandRefused`. */
export async function requestBackup(
  dataFolder: string,
  folder: string,
  signal?: AbortSignal,
): Promise<BackupResult> {
  const result = await sendCommand(dataFolder, { command: 'backup', params: folder }, signal);
  if (existsSync(manifestPath(folder))) return result as BackupResult;
  throw new BackupError(
    `The server made the backup in its own ${folder}, which this process cannot see: name a folder that both share, such as ` +
      'one in its DATA_DIR.',
  );
}
