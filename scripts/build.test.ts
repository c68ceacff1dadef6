import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function build(folder: string): [number | null, string] {
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/build.mjs')]);
  return [status, stderr.toString()];
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marsa-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build without its tools fails with the command that installs them', () => {
  expect(build(folder)).toEqual([
    1,
    'The site is not built, and the build tools are not installed: with NODE_ENV=production, npm omits them. ' +
      'Run npm ci --include=dev, then npm start.\n',
  ]);
});

test('a build in a folder with # or ? in its path fails with a message', () => {
  const path = join(folder, 'site #1');
  expect(build(path)).toEqual([
    1,
    `The site cannot be built in ${path}/: the build tool reads # and ? in a path as parts of an address. Move it to a ` +
      'folder without them.\n',
  ]);
});
