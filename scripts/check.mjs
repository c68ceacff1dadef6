import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { root } from './stamp.mjs';

/**
 * `npm run check`: everything that judges the sources without running them, the longest first, as many at once as there are
 * processors. What tsc and Prettier found they keep in node_modules/.cache; ESLint keeps nothing, for its
 * rules look beyond their file (docs/decisions/0026).
 */
const CHECKS = [
  'eslint . --max-warnings 0',
  'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/tsc.json',
  'prettier --check --log-level warn --cache --cache-strategy content .',
  'depcruise --output-type err graphql-server web scripts bench walk codegen.ts',
  'knip',
];

const limit = pLimit(availableParallelism());
const codes = await Promise.all(CHECKS.map((command) => limit(() => check(command))));
process.exitCode = Math.max(...codes);

/** Runs one of them, tells what it said once it has ended, and gives its code. */
function check(command) {
  const began = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? '✔' : '✘'} ${command} (${seconds} s)\n${Buffer.concat(said)}`);
      resolve(code ?? 1);
    });
  });
}
