import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DiskStorage } from './disk.ts';
import { emptyFolder } from './specimens.ts';
import type { WantedRange } from './byte-range.ts';
import type { PictureStorage } from './storage.ts';

/** An empty storage of a test's own. */
export interface TestStorage {
  storage: PictureStorage;
  /** The same again, as another process has it. */
  again(): PictureStorage;
  /** Takes the mark of the database away that owns it. */
  disown(): Promise<void>;
  close(): Promise<void>;
}

export async function onDisk(): Promise<TestStorage> {
  const { folder: whole, remove } = await emptyFolder();
  const folder = join(whole, 'uploads'); // made when something is first put
  return {
    storage: new DiskStorage(folder),
    again: () => new DiskStorage(folder),
    disown: () => rm(join(folder, '.database')),
    close: remove,
  };
}

const stem = '0123456789abcdef01234567';
const master = `${stem}.jpg`;
const small = `${stem}.320.avif`;
const bytes = Buffer.from('a picture');
const soon = () => new Date(Date.now() + 60_000);
const before = () => new Date(Date.now() - 60_000);

async function gathered<T>(all: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of all) found.push(one);
  return found;
}

/** What is true of every storage. */
export function storageTests(open: () => Promise<TestStorage>): void {
  let storage: PictureStorage;
  let opened: TestStorage;

  beforeEach(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterEach(() => opened.close());

  const names = async () => (await gathered(storage.files())).map(({ name }) => name).sort();
  const part = async (name: string, wanted?: WantedRange) => {
    const found = await storage.open(name, wanted);
    if (!found || found.range === 'beyond') return found;
    const { size, range } = found;
    return { size, range, bytes: String(await buffer(found.bytes)) };
  };

  test('what was put can be read, in whole or in part', async () => {
    await storage.put(master, bytes);
    await storage.put(small, bytes);
    expect(await storage.size(master)).toBe(9);
    expect(await storage.read(small)).toEqual(bytes);
    expect(await part(small)).toEqual({ size: 9, range: undefined, bytes: 'a picture' });
    const some = { size: 9, range: { start: 2, end: 5 }, bytes: 'pict' };
    expect(await part(master, { first: 2, last: 5 })).toEqual(some);
    const rest = { size: 9, range: { start: 7, end: 8 }, bytes: 're' };
    for (const wanted of [{ first: 7 }, { final: 2 }, { first: 7, last: 99 }])
      expect(await part(master, wanted)).toEqual(rest);
    expect(await part(master, { final: 99 })).toEqual({
      size: 9,
      range: { start: 0, end: 8 },
      bytes: 'a picture',
    });
    for (const wanted of [{ first: 9 }, { first: 20, last: 30 }, { final: 0 }])
      expect(await part(master, wanted)).toEqual({ size: 9, range: 'beyond' });
    expect(await names()).toEqual([small, master]);
  });

  test('the same picture put by many at once, in several processes, stands once and whole', async () => {
    const storages = [storage, opened.again(), opened.again()];
    await Promise.all(Array.from({ length: 9 }, (_, n) => storages[n % 3]!.put(master, bytes)));
    for (const each of storages) expect(await each.read(master)).toEqual(bytes);
    expect(await names()).toEqual([master]);
  });

  test('a file that is not whole is put again', async () => {
    await storage.put(master, bytes.subarray(0, 3));
    await storage.put(master, bytes);
    expect(await storage.read(master)).toEqual(bytes);
  });

  test('removing a picture removes its renditions, and nothing of another', async () => {
    const other = `${'f'.repeat(24)}.webp`;
    for (const name of [master, small, `${stem}.640.webp`, `${stem}.512u.avif`, other])
      await storage.put(name, bytes);
    await storage.removeAll(stem);
    await storage.removeAll(stem);
    expect(await names()).toEqual([other]);
  });

  test('a picture set aside is out of reach until it is brought back', async () => {
    for (const name of [master, small]) await storage.put(name, bytes);
    await storage.setAside(stem);
    expect([await storage.size(master), await storage.read(master), await storage.size(small)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const name of [`.aside/${master}`, `aside/${master}`, `../uploads/.aside/${master}`])
      expect([await storage.read(name), await storage.open(name)]).toEqual([undefined, undefined]);
    expect(await storage.readKept(master)).toEqual(bytes);
    expect(await names()).toEqual([master]);

    await storage.setAside(stem);
    await storage.bringBack(stem);
    await storage.bringBack(stem);
    expect(await storage.read(master)).toEqual(bytes);
    expect(await storage.size(master, 'aside')).toBeUndefined();
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

  test('what is not stored is undefined', async () => {
    expect([await storage.size(master), await storage.read(master), await storage.readKept(master)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const wanted of [undefined, { first: 2 }, { final: 2 }])
      expect(await storage.open(small, wanted)).toBeUndefined();
    expect([await names(), await storage.some(10), await storage.tidy(new Date())]).toEqual([[], [], 0]);
    await storage.remove(master);
  });

  test('no name leads to what is not ours', async () => {
    for (const name of ['.database', '', '.', '..', `../${master}`, `${master}\0`, `${stem}.0.avif`]) {
      expect([await storage.size(name), await storage.read(name), await storage.open(name)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      await expect(storage.put(name, bytes)).rejects.toThrow('Picture not found');
      await expect(storage.remove(name)).rejects.toThrow('Picture not found');
    }
    for (const stem of ['..', '../..', ''])
      await expect(storage.removeAll(stem)).rejects.toThrow('Picture not found');
    await expect(storage.put(small, bytes, 'aside')).rejects.toThrow('Picture not found');
  });

  test('a picture in quarantine is out of reach until it is brought back, or is purged when its time is over', async () => {
    for (const name of [master, small]) await storage.put(name, bytes);
    await storage.quarantine(stem);
    expect([await storage.read(master), await storage.read(small), await names()]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await storage.purge(before())).toBe(0);
    await storage.bringBack(stem);
    expect(await storage.read(master)).toEqual(bytes);

    await storage.setAside(stem);
    await storage.quarantine(stem);
    expect(await gathered(storage.quarantined())).toMatchObject([
      { name: master, place: 'quarantine', size: 9 },
    ]);
    expect(await names()).toEqual([]);
    expect(await storage.purge(soon())).toBe(1);
    await storage.bringBack(stem);
    expect(await names()).toEqual([]);
  });

  test('each file is told with its place, and can be put there', async () => {
    const kept = `${'a'.repeat(24)}.webp`;
    const swept = `${'b'.repeat(24)}.jpg`;
    await storage.put(master, bytes);
    await storage.put(small, bytes);
    await storage.put(kept, bytes, 'aside');
    await storage.put(swept, bytes, 'quarantine');
    const told = (await gathered(storage.files())).map(({ name, place, size }) => `${name} ${place} ${size}`);
    expect(told.sort()).toEqual([`${small} shown 9`, `${master} shown 9`, `${kept} aside 9`]);
    expect(await storage.some(10)).toEqual([stem]);
    expect([await storage.size(kept), await storage.size(kept, 'aside')]).toEqual([undefined, 9]);
    expect(await storage.read(swept, 'quarantine')).toEqual(bytes);
    await storage.bringBack('b'.repeat(24));
    expect(await storage.read(swept)).toEqual(bytes);
  });

  test('what was put is doubtful until it is said to be known', async () => {
    for (const name of [master, small]) await storage.put(name, bytes);
    expect(await gathered(storage.doubtful(before()))).toEqual([]);
    expect(await gathered(storage.doubtful(soon()))).toEqual([master]);
    await storage.settle([master]);
    await storage.setAside(stem);
    await storage.put(master, bytes);
    expect(await gathered(storage.doubtful(soon()))).toContain(master);
  });

  test('it belongs to whom first claimed it', async () => {
    expect(await storage.owner()).toBeUndefined();
    await Promise.all([storage.claim('one'), opened.again().claim('other')]);
    const owner = await storage.owner();
    expect(['one', 'other']).toContain(owner);
    await storage.claim('third');
    expect([await storage.owner(), await opened.again().owner()]).toEqual([owner, owner]);
    expect(await names()).toEqual([]);
  });

  test('there is room', async () => {
    await storage.findRoom();
    expect(await names()).toEqual([]);
  });
}
