import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPrograms } from '../../graphql-server/database/testing-pair.ts';
import { root, sourcesBuilt, sourcesNow } from '../stamp.mjs';
import { installed, type Balancer } from './deployed.ts';
import { startFleet } from './standing.ts';
import { tableOf } from './table.ts';
import { tryFleet } from './trial.ts';

/** `npm run fleet`: the site in several processes on this machine, to be looked at, or to be tried. */
const USAGE =
  'Use: npm run fleet [-- trial] [--processes 2-4] [--balancer haproxy|nginx]. PostgreSQL and one of the two must be installed.';
/** What was asked for on the command line; `undefined` for what means nothing. */
function wanted(
  args: string[],
): { does: 'stand' | 'trial'; processes: number; balancer: Balancer } | undefined {
  try {
    const options = { processes: { type: 'string' }, balancer: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const does = positionals[0] ?? 'stand';
    const processes = Number(values.processes ?? 3);
    const balancer = installed().find((one) => one === (values.balancer ?? one));
    const isRight = positionals.length < 2 && [2, 3, 4].includes(processes);
    if (!isRight || balancer === undefined || (does !== 'stand' && does !== 'trial')) return undefined;
    return { does, processes, balancer };
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const asked = wanted(process.argv.slice(2));
  if (!asked || !hasPrograms()) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  if (sourcesBuilt() !== sourcesNow())
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const { does, processes, balancer } = asked;
  const fleet = await startFleet({ processes, balancer, seed: does === 'trial' ? 'none' : 'demo' });
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const where = fleet.members.map(({ port }) => port).join(', ');
  say(`${fleet.origin} stands: ${balancer}, processes on ${where}, database at ${fleet.pair.url()}`);
  try {
    if (does === 'trial') {
      const over = interrupted.then(() => Promise.reject(new Error('The trial was interrupted.')));
      const told = (line: string) => say(`  ${line}`);
      say(tableOf(await Promise.race([tryFleet(fleet, told), over])));
    } else {
      say(
        `Staff sign in as ${fleet.staff.email} with the password: ${fleet.staff.password}. Ctrl+C ends all of it.`,
      );
      await interrupted;
    }
  } finally {
    await fleet.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
