import { readFile, readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { expect, test } from '@jest/globals';
import { NotAPicture, TooLarge } from '../errors.ts';
import { Darkroom } from './darkroom.ts';
import { flat, photograph } from './specimens.ts';

const ROOMY = { seconds: 10, bytes: 512 * 1024 * 1024 };

/** Processes in which pictures are worked on, begun by this one. */
async function darkrooms(): Promise<number[]> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** A thread's place behind others; none of one that has ended meanwhile. */
function priorityOf(thread: string): number[] {
  try {
    return [getPriority(Number(thread))];
  } catch {
    return [];
  }
}

test('pictures are worked on in a process behind all others, one process for one after the other', async () => {
  const darkroom = new Darkroom();
  const before = await darkrooms();
  const picture = await photograph();
  const { width, file } = await darkroom.develop('makeMaster', [picture]);
  expect([width, (await darkroom.develop('makeMaster', [picture])).file]).toEqual([900, file]);
  const begun = (await darkrooms()).filter((pid) => !before.includes(pid));
  expect(begun).toHaveLength(1);
  const threads = await readdir(`/proc/${begun[0]}/task`);
  expect(new Set(threads.flatMap(priorityOf))).toEqual(new Set([10]));
});

test('a process that holds too much ends, and the next picture has one of its own', async () => {
  const darkroom = new Darkroom(ROOMY, 0);
  const picture = await photograph();
  const widths = [];
  for (let one = 0; one < 3; one++) widths.push((await darkroom.develop('makeMaster', [picture])).width);
  expect(widths).toEqual([900, 900, 900]);
});

test('nothing of what the server keeps secret is told to it', async () => {
  const darkroom = new Darkroom();
  const before = await darkrooms();
  await darkroom.develop('cutsOfMaster', [await photograph(), { upright: false }]);
  const [pid] = (await darkrooms()).filter((one) => !before.includes(one));
  const words = (await readFile(`/proc/${pid}/environ`, 'latin1'))
    .split('\0')
    .map((word) => word.split('=')[0]);
  expect(words.filter((word) => word && !word.startsWith('NODE_CHANNEL'))).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
  ]);
});

test('a picture that takes too long or too much is refused, and the next is taken', async () => {
  const large = await flat({ width: 4000, height: 3000 }).jpeg().toBuffer();
  const hurried = new Darkroom({ ...ROOMY, seconds: 0.02 }).develop('makeMaster', [large]);
  await expect(hurried).rejects.toThrow(TooLarge);
  await expect(hurried).rejects.toThrow('takes too long');

  const bounds = { ...ROOMY, bytes: 1 };
  const darkroom = new Darkroom(bounds);
  await expect(darkroom.develop('makeMaster', [large])).rejects.toThrow('too much memory');
  bounds.bytes = ROOMY.bytes;
  expect(await darkroom.develop('makeMaster', [large])).toMatchObject({ width: 2560 });
});

test('a picture that brings its process down is refused, and the next is taken', async () => {
  const darkroom = new Darkroom();
  const before = await darkrooms();
  const picture = await photograph();
  await darkroom.develop('cutsOfMaster', [picture, { upright: false }]);
  const [pid] = (await darkrooms()).filter((one) => !before.includes(one));
  const refused = darkroom.develop('makeMaster', [picture]);
  process.kill(pid!, 'SIGKILL');
  await expect(refused).rejects.toThrow(NotAPicture);
  expect(await darkroom.develop('makeMaster', [picture])).toMatchObject({ width: 900 });
});
