import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ImageQueue, type Priority } from './image-queue.ts';

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

test('runs uploads before what visitors wait for, and both before the background', async () => {
  const queue = new ImageQueue(1);
  const started: string[] = [];
  const tasks = (['visitor', 'background', 'visitor', 'upload'] as const).map((priority, index) =>
    task(queue, started, `${index} ${priority}`, priority),
  );
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ done }) => done));
  expect(started).toEqual(['0 visitor', '3 upload', '2 visitor', '1 background']);
});

test('runs one upload at a time, so that a place stays for visitors', async () => {
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
  await expect(queue.add('upload', () => Promise.reject(new Error('Out of paint')))).rejects.toThrow(
    'Out of paint',
  );
  expect(await queue.add('upload', async () => 'done')).toBe('done');
});
