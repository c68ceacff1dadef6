import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, sourcesBuilt, sourcesNow } from '../scripts/stamp.mjs';

/** Builds once, before any walk begins: two servers that found nothing built would each do it, in one another's way. */
export default function build() {
  if (sourcesBuilt() === sourcesNow()) return;
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
}
