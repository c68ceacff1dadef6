import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `node scripts/install.mjs <folder>`: what a command needs that neither start nor tests do, as its own lock has it, at first use. */
const folder = resolve(process.argv[2]);
const lock = createHash('sha256')
  .update(readFileSync(join(folder, 'package-lock.json')))
  .digest('hex');
const note = join(folder, 'node_modules/.marsa-lock');

if (!existsSync(note) || readFileSync(note, 'utf8') !== lock) {
  const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  process.stdout.write(`${description} This is the first time: they are installed into ${folder}.\n`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(note, lock);
}
