import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, sourcesBuilt, sourcesNow } from './stamp.mjs';

/** `npm start`: builds when the sources are not those of the last build, and runs the server in this process. */
if (sourcesBuilt() !== sourcesNow()) await build();
await import('../dist/server/main.js');

/** Builds in a process of its own, whose memory the server does not inherit. */
async function build() {
  const began = performance.now();
  const builder = spawn(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const pass = (signal) => builder.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
  const [code] = await once(builder, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
  if (code !== 0) {
    process.stderr.write('The build did not succeed; the server was not started.\n');
    process.exit(code ?? 1);
  }
  process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}
