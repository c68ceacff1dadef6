import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from '../fixtures.ts';
import { DiskStorage } from './disk.ts';
import type { PictureStorage } from './storage.ts';

/** An empty storage for a test. */
export interface TestStorage {
  storage: PictureStorage;
  /** Opens the same storage like another process. */
  reopen(): PictureStorage;
  /** Deletes the owner's identity. */
  deleteOwner(): Promise<void>;
  close(): Promise<void>;
}

export async function onDisk(): Promise<TestStorage> {
  const { folder: parent, remove } = await createTemporaryFolder();
  const folder = join(parent, 'uploads'); // created by the first write
  return {
    storage: new DiskStorage(folder),
    reopen: () => new DiskStorage(folder),
    deleteOwner: () => rm(join(folder, '.database')),
    close: remove,
  };
}

/** The names of all stored files, sorted. */
export async function namesIn(storage: PictureStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.files()) names.push(name);
  return names.sort();
}

const stem = '0123456789abcdef01234567';
const original = `${stem}.jpg`;
const small = `${stem}.320.avif`;
const bytes = Buffer.from('a picture');

/** Tests the behaviour that all storages share. */
export function storageTests(open: () => Promise<TestStorage>): void {
  let storage: PictureStorage;
  let testStorage: TestStorage;

  beforeEach(async () => {
    testStorage = await open();
    ({ storage } = testStorage);
  });
  afterEach(() => testStorage.close());

  const readOpened = async (name: string) => {
    const file = await storage.open(name);
    return file && { size: file.size, bytes: String(await buffer(file.bytes)) };
  };

  test('reads what was stored', async () => {
    await storage.put(original, bytes);
    await storage.put(small, bytes);
    expect(await storage.size(original)).toBe(9);
    expect(await storage.read(small)).toEqual(bytes);
    expect(await readOpened(small)).toEqual({ size: 9, bytes: 'a picture' });
    expect(await namesIn(storage)).toEqual([small, original]);
  });

  test('stores a picture once and completely when several processes store it at once', async () => {
    const storages = [storage, testStorage.reopen(), testStorage.reopen()];
    await Promise.all(Array.from({ length: 9 }, (_, n) => storages[n % 3]!.put(original, bytes)));
    for (const opened of storages) expect(await opened.read(original)).toEqual(bytes);
    expect(await namesIn(storage)).toEqual([original]);
  });

  test('stores an incomplete file again', async () => {
    await storage.put(original, bytes.subarray(0, 3));
    await storage.put(original, bytes);
    expect(await storage.read(original)).toEqual(bytes);
  });

  test('deletes a picture with its renditions and nothing of another', async () => {
    const other = `${'f'.repeat(24)}.webp`;
    for (const name of [original, small, `${stem}.640.webp`, `${stem}.512u.avif`, other])
      await storage.put(name, bytes);
    await storage.removeAll(stem);
    await storage.removeAll(stem);
    expect(await namesIn(storage)).toEqual([other]);
  });

  test('returns undefined for files that do not exist', async () => {
    expect([await storage.size(original), await storage.read(original), await storage.open(small)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await namesIn(storage)).toEqual([]);
    await storage.removeTemporaryFiles(new Date());
  });

  test('reads and writes no other names', async () => {
    for (const name of ['.database', '', '.', '..', `../${original}`, `${original}\0`, `${stem}.0.avif`]) {
      expect([await storage.size(name), await storage.read(name), await storage.open(name)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      await expect(storage.put(name, bytes)).rejects.toThrow('Picture not found');
    }
    for (const stem of ['..', '../..', ''])
      await expect(storage.removeAll(stem)).rejects.toThrow('Picture not found');
  });

  test('lists files with size and time, however many', async () => {
    const start = Date.now();
    const names = Array.from({ length: 120 }, (_, n) => `${n.toString(16).padStart(24, '0')}.jpg`);
    for (const name of names) await storage.put(name, bytes);
    expect(await namesIn(storage)).toEqual(names);
    for await (const { size, modified } of storage.files()) {
      expect(size).toBe(9);
      expect(Math.abs(modified.getTime() - start)).toBeLessThan(60_000);
    }
  });

  test('belongs to the first database that claims it', async () => {
    expect(await storage.owner()).toBeUndefined();
    await Promise.all([storage.claim('one'), testStorage.reopen().claim('other')]);
    const owner = await storage.owner();
    expect(['one', 'other']).toContain(owner);
    await storage.claim('third');
    expect([await storage.owner(), await testStorage.reopen().owner()]).toEqual([owner, owner]);
    expect(await namesIn(storage)).toEqual([]);
  });

  test('leaves nothing of a probe', async () => {
    await storage.probe();
    expect(await namesIn(storage)).toEqual([]);
  });
}
