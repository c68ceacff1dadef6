import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from './fixtures.ts';
import { useTemporaryFolder } from './temporary-files.ts';

const { TMPDIR } = process.env;
let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await createTemporaryFolder());
});
afterEach(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await remove();
});

test('writes temporary files below the data folder, and removes files and folders of yesterday', () => {
  const temporary = join(folder, 'tmp');
  mkdirSync(join(temporary, 'old-folder'), { recursive: true });
  for (const name of ['old-folder/part', 'old-file', 'new-file']) writeFileSync(join(temporary, name), '');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of ['old-folder', 'old-file']) utimesSync(join(temporary, name), yesterday, yesterday);
  useTemporaryFolder(folder);
  expect(process.env.TMPDIR).toBe(temporary);
  const found = ['old-folder', 'old-file', 'new-file'].filter((name) => existsSync(join(temporary, name)));
  expect(found).toEqual(['new-file']);
});

test('keeps the folder of the system where the data folder cannot be written', () => {
  writeFileSync(join(folder, 'tmp'), '');
  useTemporaryFolder(folder);
  expect(process.env.TMPDIR).toBe(TMPDIR);
});
