import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DiskStorage } from './disk.ts';
import { movePictures, type Moved } from './move.ts';
import { masterName, stemOf } from './names.ts';
import { emptyFolder } from './specimens.ts';
import type { PictureStorage } from './storage.ts';

let folder: string;
let remove: () => Promise<void>;
let from: DiskStorage;
let to: DiskStorage;

const bytesOf = (what: string) => Buffer.from(`a picture of ${what}`);
const nameOf = (what: string) => masterName(bytesOf(what), 'jpg');
const put = (what: string, ...place: ['aside' | 'quarantine'] | []) =>
  from.put(nameOf(what), bytesOf(what), ...place);
const small = `${stemOf(nameOf('the marina'))}.320.avif`;

beforeEach(async () => {
  ({ folder, remove } = await emptyFolder());
  from = new DiskStorage(join(folder, 'from'));
  to = new DiskStorage(join(folder, 'to'));
  await from.claim('ours');
  await put('the marina');
  await from.put(small, Buffer.from('small'));
  await put('the creek', 'aside');
  await put('the souk', 'quarantine');
});
afterEach(() => remove());

async function told(storage: PictureStorage): Promise<string[]> {
  const lines: string[] = [];
  for (const files of [storage.files(), storage.quarantined()])
    for await (const { name, place, size } of files) lines.push(`${name} ${place} ${size}`);
  return lines.sort();
}

test('every picture is carried with its renditions and its place, and whose they are', async () => {
  const progress: Moved[] = [];
  const moved = await movePictures({ from, to, dry: false, tell: (moved) => progress.push({ ...moved }) });
  expect(moved).toMatchObject({ carried: 4, there: 0, damaged: [] });
  expect(progress.at(-1)).toEqual(moved);
  expect([await told(to), await to.owner()]).toEqual([await told(from), 'ours']);
  expect(await to.read(nameOf('the marina'))).toEqual(bytesOf('the marina'));
  expect((await told(from)).length).toBe(4);
});

test('a dry run touches nothing', async () => {
  expect(await movePictures({ from, to, dry: true })).toMatchObject({ carried: 4, there: 0 });
  expect([await told(to), await to.owner()]).toEqual([[], undefined]);
});

test('one that is given up says so between two files, and goes on when it is run again', async () => {
  const given = new AbortController();
  const tell = () => given.abort();
  await expect(movePictures({ from, to, dry: false, tell, signal: given.signal })).rejects.toThrow(
    /^The move was given up; what was carried is there: run it again/,
  );
  const carried = (await told(to)).length;
  expect(carried).toBeGreaterThan(0);
  expect(carried).toBeLessThan(4);
  expect(await movePictures({ from, to, dry: false })).toMatchObject({
    carried: 4 - carried,
    there: carried,
  });
  expect(await told(to)).toEqual(await told(from));
});

test('one that was cut short goes on, and one more carries what came and follows what was set aside', async () => {
  const put = to.put.bind(to);
  let left = 2;
  to.put = async (...file) => (left-- > 0 ? put(...file) : Promise.reject(new Error('The way is cut.')));
  await expect(movePictures({ from, to, dry: false })).rejects.toThrow('The way is cut.');
  to.put = put;
  const moved = await movePictures({ from, to, dry: false });
  expect(moved.there).toBeGreaterThanOrEqual(2);
  expect(moved.there + moved.carried).toBe(4);

  await from.put(nameOf('the palm'), bytesOf('the palm'));
  await from.setAside(stemOf(nameOf('the marina')));
  expect(await movePictures({ from, to, dry: false })).toMatchObject({ carried: 2, there: 2 });
  expect(await told(to)).toEqual(await told(from));
});

test('what is not what its name says stays and is named', async () => {
  await appendFile(join(folder, 'from', nameOf('the marina')), '!');
  const moved = await movePictures({ from, to, dry: false });
  expect(moved).toMatchObject({ carried: 3, damaged: [nameOf('the marina')] });
  expect(await to.size(nameOf('the marina'))).toBeUndefined();
});

test('nothing is carried to where the pictures of another database are', async () => {
  await to.claim('theirs');
  await expect(movePictures({ from, to, dry: false })).rejects.toThrow(
    'The pictures there belong to another database (theirs) than those here (ours).',
  );
  expect(await told(to)).toEqual([]);
});
