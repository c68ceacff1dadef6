import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ImageQueue, type Priority } from './image-queue.ts';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { NotAPicture, TooLarge } from '../errors.ts';
import { until } from '../testing-until.ts';
import { flat, photograph } from './fixtures.ts';
import { ImagePool } from './image-pool.ts';

/** A task that records its start and runs until `end` is called. */
function task(queue: ImageQueue, started: string[], name: string, priority: Priority) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = queue.add(priority, async () => {
    started.push(name);
    await ended;
    return name;
  });
  return { done, end };
}

test('runs a limited number of tasks at once', async () => {
  const queue = new ImageQueue(2);
  const started: string[] = [];
  const [first, second, third] = ['a', 'b', 'c'].map((name) => task(queue, started, name, 'visitor'));
  await setImmediate();
  expect(started).toEqual(['a', 'b']);
  second!.end();
  expect(await second!.done).toBe('b');
  await setImmediate();
  expect(started).toEqual(['a', 'b', 'c']);
  first!.end();
  third!.end();
  await Promise.all([first!.done, third!.done]);
});

test('runs uploads before requests of visitors, and both before background work', async () => {
  const queue = new ImageQueue(1);
  const started: string[] = [];
  const tasks = (['visitor', 'background', 'visitor', 'upload'] as const).map((priority, index) =>
    task(queue, started, `${index} ${priority}`, priority),
  );
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ done }) => done));
  expect(started).toEqual(['0 visitor', '3 upload', '2 visitor', '1 background']);
});

test('runs one upload at a time, so that a slot stays free for visitors', async () => {
  const queue = new ImageQueue(2);
  const started: string[] = [];
  const tasks = (['upload', 'upload', 'visitor'] as const).map((priority, index) =>
    task(queue, started, `${index} ${priority}`, priority),
  );
  await setImmediate();
  expect(started.sort()).toEqual(['0 upload', '2 visitor']);
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ done }) => done));
});

test('rejects a visitor when too many are waiting', async () => {
  const queue = new ImageQueue(1, 1);
  const started: string[] = [];
  const [first, second] = ['a', 'b'].map((name) => task(queue, started, name, 'visitor'));
  await expect(task(queue, started, 'c', 'visitor').done).rejects.toThrow('Try again in a few seconds');
  for (const { end, done } of [first!, second!]) {
    end();
    await done;
  }
  expect(started).toEqual(['a', 'b']);
});

test('continues after a task that fails', async () => {
  const queue = new ImageQueue(1);
  await expect(queue.add('upload', () => Promise.reject(new Error('The decoder failed')))).rejects.toThrow(
    'The decoder failed',
  );
  expect(await queue.add('upload', async () => 'done')).toBe('done');
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
  const large = await flat({ width: 4000, height: 3000 }).jpeg().toBuffer();
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
