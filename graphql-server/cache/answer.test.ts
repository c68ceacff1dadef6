import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../operation/root.ts';
import { Answer } from './answer.ts';

test('an answer that is asked for again grows smaller meanwhile, and says so', async () => {
  const body = await readFile(join(projectRoot(), 'schema/schema.graphql'));
  const answer = new Answer(body, { 'content-type': 'text/plain' });
  const first = await answer.bytes('br');
  let later = await answer.bytes('br');
  expect(later).toBe(first);
  expect(answer.head('br', first.length)).toContain(String(first.length));
  for (const start = Date.now(); later === first && Date.now() - start < 5000;) {
    await sleep(20);
    later = await answer.bytes('br');
  }
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later)).toEqual(body);
  expect(answer.head('br', later.length)).toContain(String(later.length));
});

test('one that was made just now is not made smaller, however often it is asked for: where much is written none stands long', async () => {
  const body = await readFile(join(projectRoot(), 'schema/schema.graphql'));
  const answer = new Answer(body, { 'content-type': 'text/plain' });
  const first = await answer.bytes('br');
  for (const start = performance.now(); performance.now() - start < 500;) {
    await sleep(20);
    expect(await answer.bytes('br')).toBe(first);
  }
});

test('one that is too small to gain by it stays as it was', async () => {
  const answer = new Answer(Buffer.from('sea view '.repeat(200)), {});
  const first = await answer.bytes('br');
  await sleep(1000);
  await answer.bytes('br');
  await sleep(200);
  expect((await answer.bytes('br')).length).toBe(first.length);
});
