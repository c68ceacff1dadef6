import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { NotAPicture, TooLarge } from '../errors.ts';
import { limits } from '../limits.ts';
import { until } from '../testing-until.ts';
import { createPlainPicture, photograph } from './fixtures.ts';
import { ImagePool, PRIORITY } from './image-pool.ts';
import { preparePicture } from './process.ts';

test('processes one upload at a time, so that a slot stays free for visitors', async () => {
  let reading = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const read = async () => {
    reading++;
    await ended;
    return Buffer.from('x');
  };
  const uploads = [1, 2].map(() => preparePicture({ length: 1, read }));
  await setTimeout();
  expect(reading).toBe(1);
  expect(await limits.pictures.run(async () => 'shown', PRIORITY.visitor)).toBe('shown');
  end();
  for (const upload of uploads) await expect(upload).rejects.toThrow(NotAPicture);
});

const LIMITS = { cpuSeconds: 10, memoryBytes: 512 * 1024 * 1024 };

/** The child processes that `work` started. */
async function startedBy(work: () => Promise<unknown>): Promise<number[]> {
  const children = async () =>
    (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8'))
      .split(' ')
      .filter(Boolean)
      .map(Number);
  const before = await children();
  await work();
  return (await children()).filter((pid) => !before.includes(pid));
}

/** The priority of a thread; undefined after its exit. */
function priorityOf(thread: string): number[] {
  try {
    return [getPriority(Number(thread))];
  } catch {
    return [];
  }
}

test('processes one picture after the other in one process with a lower priority', async () => {
  const pool = new ImagePool();
  const picture = await photograph();
  const files: string[] = [];
  const started = await startedBy(async () => {
    for (let n = 0; n < 2; n++) files.push((await pool.run('makeOriginal', picture)).file);
  });
  expect(files[0]).toBe(files[1]);
  expect(started).toHaveLength(1);
  const threads = await readdir(`/proc/${started[0]}/task`);
  expect(new Set(threads.flatMap(priorityOf))).toEqual(new Set([10]));
});

test('passes none of the environment of the server to its processes', async () => {
  const pool = new ImagePool();
  const picture = await photograph();
  const [pid] = await startedBy(() => pool.run('makeOriginal', picture));
  const names = (await readFile(`/proc/${pid}/environ`, 'latin1'))
    .split('\0')
    .map((variable) => variable.split('=')[0]);
  expect(names.filter((name) => name && !name.startsWith('NODE_CHANNEL'))).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
  ]);
});

test('rejects a picture that takes too much time or memory, and processes the next', async () => {
  const large = await createPlainPicture({ width: 4000, height: 3000 }).jpeg().toBuffer();
  const slow = new ImagePool({ ...LIMITS, cpuSeconds: 0.02 }).run('makeOriginal', large);
  await expect(slow).rejects.toThrow(TooLarge);
  await expect(slow).rejects.toThrow('takes too long');

  const limits = { ...LIMITS, memoryBytes: 1 };
  const pool = new ImagePool(limits);
  await expect(pool.run('makeOriginal', large)).rejects.toThrow('too much memory');
  limits.memoryBytes = LIMITS.memoryBytes;
  expect(await pool.run('makeOriginal', large)).toMatchObject({ width: 2560 });
});

test('rejects a picture that crashes its process, and processes the next', async () => {
  const pool = new ImagePool();
  const picture = await photograph();
  const [pid] = await startedBy(() => pool.run('makeOriginal', picture));
  const crashed = pool.run('makeOriginal', picture);
  process.kill(pid!, 'SIGKILL');
  await expect(crashed).rejects.toThrow(NotAPicture);
  expect(await pool.run('makeOriginal', picture)).toMatchObject({ width: 900 });
});

test('stops idle workers, and starts another for the next picture', async () => {
  // Long enough to read the process ids while the workers are idle.
  const pool = new ImagePool(undefined, 500);
  const picture = await photograph();
  const [first] = await startedBy(() => pool.run('makeOriginal', picture));
  await until('the process has exited', () => !existsSync(`/proc/${first}`));
  const [second] = await startedBy(() => pool.run('makeOriginal', picture));
  expect(second).toBeGreaterThan(0);
});

test('processes a picture that arrives while all idle processes are ending', async () => {
  const pool = new ImagePool(undefined, 1);
  const picture = await photograph();
  const makeOriginal = () => pool.run('makeOriginal', picture);
  await Promise.all([makeOriginal(), makeOriginal()]);
  await setTimeout(5); // idle workers are stopped after 1 ms, and their exit takes longer
  expect(await makeOriginal()).toMatchObject({ width: 900 });
});

test('rejects a file that is not a picture', async () => {
  await expect(new ImagePool().run('makeOriginal', Buffer.from('<svg/>'))).rejects.toThrow(NotAPicture);
});
