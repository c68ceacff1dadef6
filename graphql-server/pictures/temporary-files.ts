import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Has this process and its children write temporary files below the data folder, not on a disk that may be small, read-only or in
 * memory, and removes those that a killed process left a day ago. The system's folder stays in use where the data folder cannot be
 * written, as where nothing else is stored in it.
 */
export function useTemporaryFolder(dataFolder: string): void {
  const folder = join(dataFolder, 'tmp');
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      // Another process of the same folder may have removed it meanwhile.
      const file = statSync(path, { throwIfNoEntry: false });
      if (file && Date.now() - file.mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    return;
  }
  // Libraries and child processes find the folder there.
  // eslint-disable-next-line no-restricted-properties
  process.env.TMPDIR = folder;
}
