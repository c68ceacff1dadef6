import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildMarker, buildSources, isOutdated, root } from './outdated.mjs';

/** `npm start`: builds when a source is newer than the last build, and runs the server in this process. */
if (needsBuild()) await build();
await import('../dist/server/main.js');

/** A complete build is used as it is where the build tools are not installed: copying a project changes modification times. */
function needsBuild() {
  const hasTools = existsSync(join(root, 'node_modules/vite'));
  return hasTools ? isOutdated(buildMarker, buildSources) : !existsSync(join(root, buildMarker));
}

/** Builds in a child process, whose memory the server does not inherit. */
async function build() {
  const startedAt = performance.now();
  const builder = spawn(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const forward = (signal) => builder.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  const [code] = await once(builder, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
  if (code !== 0) {
    process.stderr.write('The build did not succeed; the server was not started.\n');
    process.exit(code ?? 1);
  }
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`);
}
