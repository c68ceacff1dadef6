import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { disksOf, reportLowSpace } from './disks.ts';
import { Notices } from './notices.ts';

const GB = 2 ** 30;

test('folders on one disk are one entry, also when a folder does not exist yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-disks-'));
  const disks = await disksOf({ pictures: join(folder, 'not/there'), database: folder });
  expect(disks).toEqual([
    { holds: ['pictures', 'database'], free: expect.any(Number), size: expect.any(Number) },
  ]);
  const { free, size } = disks[0]!;
  expect([free > 0, free <= size]).toEqual([true, true]);
  expect(await disksOf({})).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each([
  ['a large one with 4 GB left', 2000, 4, true],
  ['a large one with 6 GB left', 2000, 6, false],
  ['a small one with a tenth left', 20, 2, false],
  ['a small one with less left', 20, 1.9, true],
])('%s', (_what, size, free, isTold) => {
  const notices = new Notices({ warn: () => {} });
  const disk = { holds: ['pictures'], free: free * GB, size: size * GB };
  reportLowSpace([disk], notices);
  expect(notices.all().map(({ about }) => about)).toEqual(isTold ? ['pictures-room'] : []);
  reportLowSpace([{ ...disk, free: disk.size }], notices);
  expect(notices.all()).toEqual([]);
});
