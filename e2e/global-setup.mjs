import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildMarker, buildSources, isOutdated, root } from '../scripts/outdated.mjs';

const DEMO_FOLDER = 'node_modules/.cache/demo';

/** Jest runs this once before the browser tests: it builds the site and the demo site, of which each test file opens a copy. */
export default function setup() {
  if (isOutdated(buildMarker, buildSources)) run('scripts/build.mjs');
  const demo = join(root, DEMO_FOLDER);
  if (isOutdated(DEMO_FOLDER, ['graphql-server', 'package-lock.json'])) {
    rmSync(demo, { recursive: true, force: true });
    run('--import', 'tsx', 'e2e/make-demo.ts', demo);
  }
  process.env.E2E_DEMO_FOLDER = demo;
}

function run(...args) {
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
