import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents where they do not exist. The `recursive` option of Node.js never returns below a folder
 * such as /proc, in which nothing can be made.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = dirname(folder);
    if (code === 'ENOENT' && !existsSync(parent)) {
      makeFolder(parent);
      mkdirSync(folder);
    } else if (code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Makes a folder where it does not exist; throws the error of the system where this process may not write to it. */
export function makeWritableFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
