import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Limit } from './limits.ts';

/** A task that records its start and runs until `end` is called. */
function start(limit: Limit, started: string[], name: string, priority?: number) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = limit.run(async () => {
    started.push(name);
    await ended;
    return name;
  }, priority);
  return { done, end };
}

test('runs a limited number of tasks at once', async () => {
  const limit = new Limit({ concurrency: 2 });
  const started: string[] = [];
  const [first, second, third] = ['a', 'b', 'c'].map((name) => start(limit, started, name));
  await pause();
  expect(started).toEqual(['a', 'b']);
  second!.end();
  expect(await second!.done).toBe('b');
  await pause();
  expect(started).toEqual(['a', 'b', 'c']);
  first!.end();
  third!.end();
  await Promise.all([first!.done, third!.done]);
});

test('runs waiting tasks by priority', async () => {
  const limit = new Limit({ concurrency: 1 });
  const started: string[] = [];
  const tasks = [1, 0, 1, 2].map((priority, index) =>
    start(limit, started, `${index} of ${priority}`, priority),
  );
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ done }) => done));
  expect(started).toEqual(['0 of 1', '3 of 2', '2 of 1', '1 of 0']);
});

test('rejects a task when too many of its priority wait', async () => {
  const limit = new Limit({ concurrency: 1, maxWaiting: 1 });
  const started: string[] = [];
  const tasks = ['a', 'b'].map((name) => start(limit, started, name));
  await expect(start(limit, started, 'c').done).rejects.toThrow('too many requests');
  const urgent = start(limit, started, 'd', 1);
  for (const { end, done } of [tasks[0]!, urgent, tasks[1]!]) {
    end();
    await done;
  }
  expect(started).toEqual(['a', 'd', 'b']);
});

test('continues after a task that fails', async () => {
  const limit = new Limit({ concurrency: 1 });
  await expect(limit.run(() => Promise.reject(new Error('It failed')))).rejects.toThrow('It failed');
  expect(await limit.run(async () => 'done')).toBe('done');
});

test('rejects a task that has waited too long, and at once if its expected wait is too long', async () => {
  const limit = new Limit({ concurrency: 1, maxWaitMs: 300 });
  for (let request = 0; request < 3; request++) {
    const release = await limit.acquire();
    await pause(1000);
    release();
  }
  const release = await limit.acquire();
  const waiting = [1, 2].map(() => limit.acquire().catch((error: unknown) => error));
  const refused = limit.acquire().catch((error: unknown) => error);
  expect(String(await Promise.race([pause(200, 'later'), refused]))).toContain('too many requests');
  for (const error of await Promise.all(waiting)) expect(String(error)).toContain('too many requests');
  release();
  (await limit.acquire())();
});
