import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './server.ts';

test.each(['faults.mjs', 'browser-faults.mjs'])('every fault of %s can be inserted', (file) => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'e2e', file), '--check'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
