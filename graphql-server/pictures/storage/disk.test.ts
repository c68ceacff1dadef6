import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DiskStorage } from './disk.ts';
import { createTemporaryFolder } from '../fixtures.ts';
import { namesIn, onDisk, storageTests } from './testing.ts';

const stem = '0123456789abcdef01234567';
const original = `${stem}.jpg`;
const small = `${stem}.320.avif`;
const bytes = Buffer.from('a picture');

let folder: string;
let storage: DiskStorage;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await createTemporaryFolder());
  storage = new DiskStorage(join(folder, 'uploads'));
});
afterEach(() => remove());

describe('disk storage', () => storageTests(onDisk));

const names = () => namesIn(storage);

test('reads and writes no file outside the folder and no foreign file in it', async () => {
  await mkdir(storage.folder);
  await writeFile(join(folder, original), 'outside');
  await writeFile(join(storage.folder, '.gitkeep'), '');
  for (const name of [
    `../${original}`,
    `x/../../${original}`,
    '.gitkeep',
    '',
    '.',
    '..',
    `${original}\0`,
    `${stem}.0.avif`,
  ]) {
    expect(await storage.size(name)).toBeUndefined();
    expect(await storage.read(name)).toBeUndefined();
    await expect(storage.put(name, bytes)).rejects.toThrow('Picture not found');
  }
  for (const stem of ['..', '../..', ''])
    await expect(storage.removeAll(stem)).rejects.toThrow('Picture not found');
  expect(await names()).toEqual([]);
  expect(await readFile(join(folder, original), 'utf8')).toBe('outside');
  expect(await readdir(storage.folder)).toContain('.gitkeep');
});

test('deletes temporary files after storing and claiming', async () => {
  await storage.put(original, bytes);
  await storage.claim('one');
  expect(await readdir(join(storage.folder, '.incoming'))).toEqual([]);
});

test('deletes the folder of a deleted picture', async () => {
  for (const name of [original, small]) await storage.put(name, bytes);
  await storage.removeAll(stem);
  expect(await readdir(join(storage.folder, 'renditions'))).toEqual([]);
});

test('deletes the temporary file of a failed write', async () => {
  await mkdir(join(storage.folder, original), { recursive: true }); // a folder is in its place
  await expect(storage.put(original, bytes)).rejects.toThrow();
  expect(await readdir(join(storage.folder, '.incoming'))).toEqual([]);
});

test('deletes old unfinished files and keeps recent ones, which may be in use', async () => {
  const incoming = join(storage.folder, '.incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of ['old', 'recent']) await writeFile(join(incoming, name), bytes);
  await utimes(join(incoming, 'old'), new Date(0), new Date(0));
  await storage.removeTemporaryFiles(new Date(Date.now() - 60_000));
  expect(await readdir(incoming)).toEqual(['recent']);
});

test('ignores a folder in the place of a picture', async () => {
  await mkdir(join(storage.folder, original), { recursive: true });
  expect([await storage.size(original), await names()]).toEqual([undefined, []]);
});

test('the folder may be a link', async () => {
  await mkdir(join(folder, 'elsewhere'));
  await symlink(join(folder, 'elsewhere'), storage.folder);
  await storage.put(small, bytes);
  expect(await storage.read(small)).toEqual(bytes);
});
