import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './folders.ts';

const FILE = 'token-secret';
const MIN_LENGTH = 32;

/** The secret in the file is too short. */
export class SecretTooShort extends Error {
  constructor(file: string) {
    super(`${file} must hold at least ${MIN_LENGTH} characters: remove it, and a new one is made.`);
    this.name = new.target.name;
  }
}

/** Reads the secret in a folder; undefined if there is none. */
export const readSecret = (folder: string): string | undefined => read(join(folder, FILE));

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the file atomically, unless it exists. Two servers that start at the same time thus use the same secret. */
function write(file: string, secret: string): void {
  const temporary = `${file}.${randomUUID()}`;
  const handle = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(handle, `${secret}\n`);
    fsyncSync(handle);
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(temporary, { force: true });
  }
}

/** Stores a secret unless the folder has one; returns true when it was stored. */
export function storeSecret(folder: string, secret: string): boolean {
  if (readSecret(folder) !== undefined) return false;
  makeFolder(folder);
  write(join(folder, FILE), secret);
  return true;
}

/**
 * Returns the secret that session tokens are signed with, and generates it on first start. Only the owner can read the file.
 * @throws SecretTooShort
 */
export function readOrCreateSecret(folder: string): string {
  const file = join(folder, FILE);
  storeSecret(folder, randomBytes(48).toString('base64url'));
  const secret = read(file) ?? '';
  if (secret.length >= MIN_LENGTH) return secret;
  throw new SecretTooShort(file);
}
