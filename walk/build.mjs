import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf, root, sourcesBuilt, sourcesNow } from '../scripts/stamp.mjs';
import { firefoxPath } from './firefox/path.mjs';

const MODEL = `marsa-demo-${process.getuid?.() ?? ''}-`;
const A_DAY = 24 * 60 * 60 * 1000;

/** Before any walk begins, once: the build, the demo house of which each walk opens a copy, and what drives Firefox. */
export default function prepare() {
  if (firefoxPath !== undefined) bringDriver();
  if (sourcesBuilt() !== sourcesNow()) run('scripts/build.mjs');
  const model = join(tmpdir(), MODEL + nameOf(['graphql-server', 'package-lock.json']).slice(0, 16));
  if (!existsSync(model)) run('--import', './scripts/typescript.mjs', 'walk/make-demo.ts', model);
  const now = new Date();
  utimesSync(model, now, now);
  forgetOthers(now);
  process.env.WALK_DEMO = model;
}

function bringDriver() {
  try {
    run('scripts/install.mjs', 'walk/firefox');
  } catch {
    process.stdout.write('What drives Firefox could not be installed: nothing is walked in it.\n');
  }
}

function run(...words) {
  execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
}

/** Houses of sources that nobody has walked with for a day. */
function forgetOthers(now) {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(MODEL))) {
    const folder = join(tmpdir(), name);
    if (now - statSync(folder, { throwIfNoEntry: false })?.mtime > A_DAY)
      rmSync(folder, { recursive: true, force: true });
  }
}
