import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DiskStorage } from './disk.ts';
import { emptyFolder } from './specimens.ts';
import { onDisk, storageTests } from './storage-testing.ts';

const stem = '0123456789abcdef01234567';
const master = `${stem}.jpg`;
const small = `${stem}.320.avif`;
const bytes = Buffer.from('a picture');

let folder: string;
let storage: DiskStorage;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await emptyFolder());
  storage = new DiskStorage(join(folder, 'uploads'));
});
afterEach(() => remove());

describe('a folder', () => storageTests(onDisk));

async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of storage.files()) found.push(name);
  return found.sort();
}

test('no name leads out of the folder or to a file that is not ours', async () => {
  await mkdir(storage.folder);
  await writeFile(join(folder, master), 'outside');
  await writeFile(join(storage.folder, '.gitkeep'), '');
  for (const name of [
    `../${master}`,
    `x/../../${master}`,
    '.gitkeep',
    '',
    '.',
    '..',
    `${master}\0`,
    `${stem}.0.avif`,
  ]) {
    expect(await storage.size(name)).toBeUndefined();
    expect(await storage.read(name)).toBeUndefined();
    await expect(storage.put(name, bytes)).rejects.toThrow('Picture not found');
    await expect(storage.remove(name)).rejects.toThrow('Picture not found');
  }
  for (const stem of ['..', '../..', ''])
    await expect(storage.removeAll(stem)).rejects.toThrow('Picture not found');
  expect(await names()).toEqual([]);
  expect(await readFile(join(folder, master), 'utf8')).toBe('outside');
  expect(await readdir(storage.folder)).toContain('.gitkeep');
});

test('what was put, and claimed, leaves nothing unfinished', async () => {
  await storage.put(master, bytes);
  await storage.claim('one');
  expect(await readdir(join(storage.folder, '.incoming'))).toEqual([]);
});

test('what is left of a picture that went leaves no folder', async () => {
  for (const name of [master, small]) await storage.put(name, bytes);
  await storage.removeAll(stem);
  expect(await readdir(join(storage.folder, 'renditions'))).toEqual([]);
});

test('its time in quarantine is counted from when it came there', async () => {
  await storage.put(master, bytes);
  await utimes(join(storage.folder, master), new Date(0), new Date(0));
  await storage.quarantine(stem);
  expect(await storage.purge(new Date(Date.now() - 60_000))).toBe(0);
});

test('a failed write leaves nothing behind', async () => {
  await mkdir(join(storage.folder, master), { recursive: true }); // a folder is in its place
  await expect(storage.put(master, bytes)).rejects.toThrow();
  expect(await readdir(join(storage.folder, '.incoming'))).toEqual([]);
});

test('old leftovers of writes are tidied, young ones may still be in use', async () => {
  const incoming = join(storage.folder, '.incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of ['old', 'young']) await writeFile(join(incoming, name), bytes);
  await utimes(join(incoming, 'old'), new Date(0), new Date(0));
  expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(1);
  expect(await readdir(incoming)).toEqual(['young']);
});

describe('what is no regular file of the folder itself is not opened:', () => {
  const nothing = async (name: string) => {
    expect([await storage.size(name), await storage.read(name), await storage.open(name)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await names()).toEqual([]);
  };
  let secret: string;

  beforeEach(async () => {
    await mkdir(join(folder, 'data'));
    secret = join(folder, 'data', master);
    await writeFile(secret, 'a secret');
    await mkdir(storage.folder);
  });
  afterEach(async () => expect(await readFile(secret, 'utf8')).toBe('a secret'));

  test.each(['../data/0123456789abcdef01234567.jpg', '/etc/hostname'])('a link to %s', async (target) => {
    await symlink(target, join(storage.folder, master));
    await nothing(master);
    await storage.setAside(stem);
    await storage.quarantine(stem);
    await storage.removeAll(stem);
    await nothing(master);
  });

  test('a pipe, a folder', async () => {
    execFileSync('mkfifo', [join(storage.folder, master)]);
    await nothing(master);
    await rm(join(storage.folder, master));
    await mkdir(join(storage.folder, master));
    await nothing(master);
  });

  test('a file behind a link on the way, be it to the renditions or to one picture of them', async () => {
    const inside = join(folder, 'data', small);
    await writeFile(inside, 'another secret');
    await mkdir(join(storage.folder, 'renditions'));
    await symlink(join(folder, 'data'), join(storage.folder, 'renditions', stem));
    await nothing(small);
    await storage.removeAll(stem);
    await expect(storage.put(small, bytes)).rejects.toThrow('no link');

    await rm(join(storage.folder, 'renditions'), { recursive: true });
    await mkdir(join(folder, 'data', stem));
    await rename(inside, join(folder, 'data', stem, small));
    await symlink(join(folder, 'data'), join(storage.folder, 'renditions'));
    await nothing(small);
    await storage.removeAll(stem);
    await expect(storage.put(`${'f'.repeat(24)}.320.avif`, bytes)).rejects.toThrow('no link');
    expect((await readdir(join(folder, 'data'))).sort()).toEqual([stem, master].sort());
    expect(await readFile(join(folder, 'data', stem, small), 'utf8')).toBe('another secret');
  });

  test.each(['.incoming', '.aside', '.quarantine'])(
    'nothing is written or moved through a link %s',
    async (place) => {
      await symlink(join(folder, 'data'), join(storage.folder, place));
      const write = async () => {
        await storage.put(master, bytes);
        await storage.setAside(stem);
        await storage.bringBack(stem);
        await storage.quarantine(stem);
      };
      await expect(write()).rejects.toThrow('no link');
      await storage.bringBack(stem);
      await storage.purge(new Date(Date.now() + 60_000));
      await storage.tidy(new Date(Date.now() + 60_000));
      expect(await readdir(join(folder, 'data'))).toEqual([master]);
    },
  );

  test('a picture put where a link is takes its place', async () => {
    await symlink(secret, join(storage.folder, master));
    await storage.put(master, bytes);
    expect(await storage.read(master)).toEqual(bytes);
  });

  test('but the folder itself may be a link', async () => {
    await rename(storage.folder, join(folder, 'elsewhere'));
    await symlink(join(folder, 'elsewhere'), storage.folder);
    await storage.put(small, bytes);
    expect(await storage.read(small)).toEqual(bytes);
  });
});
