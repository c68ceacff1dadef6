import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { forEachConcurrently, type Moved, movePictures } from './move.ts';
import { originalName, stemOf } from './names.ts';
import { emptyFolder } from './fixtures.ts';
import { DiskStorage } from './storage/disk.ts';
import { namesIn } from './storage/testing.ts';
import { setTimeout as pause } from 'node:timers/promises';

let folder: string;
let remove: () => Promise<void>;
let from: DiskStorage;
let to: DiskStorage;

const bytesOf = (subject: string) => Buffer.from(`a picture of ${subject}`);
const nameOf = (subject: string) => originalName(bytesOf(subject), 'jpg');
const put = (subject: string) => from.put(nameOf(subject), bytesOf(subject));
const small = `${stemOf(nameOf('the marina'))}.320.avif`;

beforeEach(async () => {
  ({ folder, remove } = await emptyFolder());
  from = new DiskStorage(join(folder, 'from'));
  to = new DiskStorage(join(folder, 'to'));
  await from.claim('ours');
  await put('the marina');
  await from.put(small, Buffer.from('small'));
  await put('the creek');
  await put('the souk');
});
afterEach(() => remove());

test('copies every picture with its renditions and the owner', async () => {
  const progress: Moved[] = [];
  const moved = await movePictures({ from, to, dry: false, report: (moved) => progress.push({ ...moved }) });
  expect(moved).toMatchObject({ copied: 4, existing: 0, damaged: [] });
  expect(progress.at(-1)).toEqual(moved);
  expect([await namesIn(to), await to.owner()]).toEqual([await namesIn(from), 'ours']);
  expect(await to.read(nameOf('the marina'))).toEqual(bytesOf('the marina'));
  expect((await namesIn(from)).length).toBe(4);
});

test('changes nothing in a dry run', async () => {
  expect(await movePictures({ from, to, dry: true })).toMatchObject({ copied: 4, existing: 0 });
  expect([await namesIn(to), await to.owner()]).toEqual([[], undefined]);
});

test('stops between two files and continues when it is run again', async () => {
  for (let n = 0; n < 20; n++) await put(`house ${n}`);
  const controller = new AbortController();
  const report = () => controller.abort();
  await expect(movePictures({ from, to, dry: false, report, signal: controller.signal })).rejects.toThrow(
    /^The move was aborted\. Pictures that were copied are stored: run it again/,
  );
  const copied = (await namesIn(to)).length;
  expect(copied).toBeGreaterThan(0);
  expect(copied).toBeLessThan(24);
  expect(await movePictures({ from, to, dry: false })).toMatchObject({
    copied: 24 - copied,
    existing: copied,
  });
  expect(await namesIn(to)).toEqual(await namesIn(from));
});

test('continues after a failure, and copies new pictures when it is run again', async () => {
  const put = to.put.bind(to);
  let allowedFiles = 2;
  to.put = async (...file) =>
    allowedFiles-- > 0 ? put(...file) : Promise.reject(new Error('The connection is lost.'));
  await expect(movePictures({ from, to, dry: false })).rejects.toThrow('The connection is lost.');
  to.put = put;
  const moved = await movePictures({ from, to, dry: false });
  expect(moved.existing).toBeGreaterThanOrEqual(2);
  expect(moved.existing + moved.copied).toBe(4);

  await from.put(nameOf('the palm'), bytesOf('the palm'));
  expect(await movePictures({ from, to, dry: false })).toMatchObject({ copied: 1, existing: 4 });
  expect(await namesIn(to)).toEqual(await namesIn(from));
});

test('reports a damaged picture and does not copy it', async () => {
  await appendFile(join(folder, 'from', nameOf('the marina')), '!');
  const moved = await movePictures({ from, to, dry: false });
  expect(moved).toMatchObject({ copied: 3, damaged: [nameOf('the marina')] });
  expect(await to.size(nameOf('the marina'))).toBeUndefined();
});

test('copies nothing to the storage of another database', async () => {
  await to.claim('theirs');
  await expect(movePictures({ from, to, dry: false })).rejects.toThrow(
    'The pictures there belong to another database (theirs) than those here (ours).',
  );
  expect(await namesIn(to)).toEqual([]);
});

describe('forEachConcurrently', () => {
  test('rejects with the first error after running calls have finished, and starts no further calls', async () => {
    const started: number[] = [];
    const finished: number[] = [];
    const work = async (index: number) => {
      started.push(index);
      await pause(index === 0 ? 5 : 30);
      if (index === 0) throw new Error('The first error.');
      finished.push(index);
    };
    await expect(forEachConcurrently(Array(100).keys(), 3, work)).rejects.toThrow('The first error.');
    expect([started, finished]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
  });
});
