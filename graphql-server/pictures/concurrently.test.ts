import { expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { forEachConcurrently } from './concurrently.ts';

test('rejects with the first error after running calls have finished, and starts no further calls', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (one: number) => {
    begun.push(one);
    await pause(one === 0 ? 5 : 30);
    if (one === 0) throw new Error('The first one.');
    ended.push(one);
  };
  await expect(forEachConcurrently(Array(100).keys(), 3, work)).rejects.toThrow('The first one.');
  expect([begun, ended]).toEqual([
    [0, 1, 2],
    [1, 2],
  ]);
});
