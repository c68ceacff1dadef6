import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents where they do not exist. Node's `recursive` option never returns below a folder such as /proc, in
 * which no folder can be created.
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

/** Creates a folder where it does not exist. Throws the operating system's error when this process cannot write to it. */
export function makeWritableFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
