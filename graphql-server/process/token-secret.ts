import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './folders.ts';

const FILE = 'token-secret';
const LEAST_CHARACTERS = 32;

/** The file of the secret holds none that is long enough; the message is for whoever starts the server. */
export class SecretTooShort extends Error {
  constructor(file: string) {
    super(`${file} must hold at least ${LEAST_CHARACTERS} characters: remove it, and a new one is made.`);
    this.name = new.target.name;
  }
}

/** The secret that a folder holds; undefined where it holds none. */
export const readSecret = (folder: string): string | undefined => read(join(folder, FILE));

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the file whole and under its name only if there is none yet: of two servers at once the first one decides. */
function write(file: string, secret: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(handle, `${secret}\n`);
    fsyncSync(handle);
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(unfinished, { force: true });
  }
}

/** Stores a secret in a folder that holds none; returns whether it did. */
export function storeSecret(folder: string, secret: string): boolean {
  if (readSecret(folder) !== undefined) return false;
  makeFolder(folder);
  write(join(folder, FILE), secret);
  return true;
}

/**
 * The secret that sign-ins are signed with: made once and kept in the folder, readable by its owner alone.
 * @throws SecretTooShort when the file does not hold one
 */
export function keepSecret(folder: string): string {
  const file = join(folder, FILE);
  storeSecret(folder, randomBytes(48).toString('base64url'));
  const secret = read(file) ?? '';
  if (secret.length >= LEAST_CHARACTERS) return secret;
  throw new SecretTooShort(file);
}
