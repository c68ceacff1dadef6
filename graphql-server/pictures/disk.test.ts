import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DiskStorage } from './disk.ts';
import { emptyFolder } from './specimens.ts';

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

async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of storage.files()) found.push(name);
  return found.sort();
}

test('what was put can be read, in whole or in part, and nothing unfinished is left', async () => {
  await storage.put(master, bytes);
  await storage.put(small, bytes);
  expect(await storage.size(master)).toBe(bytes.length);
  expect(await storage.read(small)).toEqual(bytes);
  expect(await buffer((await storage.stream(master, { start: 2, end: 5 }))!)).toEqual(Buffer.from('pict'));
  expect(await names()).toEqual([small, master]);
  expect(await readdir(join(storage.folder, '.incoming'))).toEqual([]);
});

test('the same picture put by many at once stands once and whole', async () => {
  await Promise.all(Array.from({ length: 8 }, () => storage.put(master, bytes)));
  expect(await storage.read(master)).toEqual(bytes);
  expect(await names()).toEqual([master]);
});

test('a file that is not whole is put again', async () => {
  await storage.put(master, bytes.subarray(0, 3));
  await storage.put(master, bytes);
  expect(await storage.read(master)).toEqual(bytes);
});

test('removing a picture removes its renditions, and nothing of another', async () => {
  const other = `${'f'.repeat(24)}.webp`;
  for (const name of [master, small, `${stem}.640.webp`, other]) await storage.put(name, bytes);
  await storage.removeAll(stem);
  await storage.removeAll(stem);
  expect(await names()).toEqual([other]);
  expect(await readdir(join(storage.folder, 'renditions'))).toEqual([]);
});

test('a picture set aside is out of reach until it is brought back', async () => {
  for (const name of [master, small]) await storage.put(name, bytes);
  await storage.setAside(stem);
  expect([await storage.size(master), await storage.read(master), await storage.size(small)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const name of [`.aside/${master}`, `../uploads/.aside/${master}`]) {
    expect(await storage.read(name)).toBeUndefined();
  }
  expect(await names()).toEqual([master]);

  await storage.setAside(stem);
  await storage.bringBack(stem);
  await storage.bringBack(stem);
  expect(await storage.read(master)).toEqual(bytes);
  expect(await readdir(join(storage.folder, '.aside'))).toEqual([]);
});

test('a picture put again while it is set aside stands once when it is brought back, and goes altogether', async () => {
  await storage.put(master, bytes);
  await storage.setAside(stem);
  await storage.put(master, bytes);
  await storage.bringBack(stem);
  expect(await names()).toEqual([master]);
  await storage.setAside(stem);
  await storage.removeAll(stem);
  expect(await names()).toEqual([]);
});

test('what was never stored is neither set aside nor brought back', async () => {
  await storage.setAside(stem);
  await storage.bringBack(stem);
  expect(await names()).toEqual([]);
});

test('what is not stored is undefined, also before the folder exists', async () => {
  expect(await storage.size(master)).toBeUndefined();
  expect(await storage.read(master)).toBeUndefined();
  expect(await storage.stream(small)).toBeUndefined();
  expect(await names()).toEqual([]);
  expect(await storage.tidy(new Date())).toBe(0);
  await storage.remove(master);
});

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
