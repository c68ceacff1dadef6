import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPrograms } from '../../graphql-server/database/testing-pair.ts';
import { root, sourcesBuilt, sourcesNow } from '../stamp.mjs';
import { ELECTED, REPLICAS, startDatabases, type ReplicaKind } from './databases.ts';
import { installed, type Balancer } from './deployed.ts';
import { circumstances, note } from './page.ts';
import { hasPatroni, startPatroni } from './patroni.ts';
import { startFleet, type Standing } from './standing.ts';
import { hasStore } from './store.ts';
import { tableOf } from './table.ts';
import { tryFleet } from './trial.ts';

/** `npm run fleet`: the site in several processes on this machine, to be looked at, or to be tried. */
const USAGE =
  'Use: npm run fleet [-- trial] [--processes 2-4] [--balancer haproxy|nginx] [--replica own|standby|none] ' +
  '[--store radosgw|none] [--patroni]. PostgreSQL and a balancer must be installed, for --patroni also Patroni and etcd; ' +
  'what answers visitors is a third server (own), which Patroni is not given, or the standby.';

interface Asked {
  does: 'stand' | 'trial';
  processes: number;
  balancer: Balancer;
  replica: ReplicaKind;
  store: 'radosgw' | 'none';
  patroni: boolean;
}

/** What was asked for on the command line; `undefined` for what means nothing. */
function wanted(args: string[]): Asked | undefined {
  try {
    const text = { type: 'string' } as const;
    const options = {
      processes: text,
      balancer: text,
      replica: text,
      store: text,
      patroni: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { patroni = false } = values;
    const does = one(['stand', 'trial'], positionals[0]);
    const processes = one(['3', '2', '4'], values.processes);
    const balancer = one(installed(), values.balancer);
    const replica = one(patroni ? ELECTED : REPLICAS, values.replica);
    const store = one(['radosgw', 'none'], values.store);
    if (!does || !processes || !balancer || !replica || !store || positionals.length > 1) return undefined;
    return { does, processes: Number(processes), balancer, replica, store, patroni };
  } catch {
    return undefined;
  }
}

/** The one that is named, or the first. */
const one = <const Name extends string>(of: readonly Name[], name: string | undefined): Name | undefined =>
  name === undefined ? of[0] : of.find((each) => each === name);

async function main(): Promise<void> {
  const asked = wanted(process.argv.slice(2));
  if (!asked || !hasPrograms() || (asked.patroni && !hasPatroni())) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  if (sourcesBuilt() !== sourcesNow())
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  const { does, processes, balancer, replica, patroni } = asked;
  const isStored = asked.store !== 'none' && hasStore();
  if (asked.store !== 'none' && !isStored)
    say(
      'THERE IS NO OBJECT STORE: radosgw is not installed. Pictures are in a folder that all processes share.',
    );
  const conditions = circumstances();
  const fleet = await startFleet({
    startDatabases: () => (patroni && replica !== 'own' ? startPatroni(replica) : startDatabases(replica)),
    hasStore: isStored,
    processes,
    balancer,
    seed: does === 'trial' ? 'none' : 'demo',
  });
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  try {
    tellOf(fleet, balancer);
    if (does === 'trial') {
      const over = interrupted.then(() => Promise.reject(new Error('The trial was interrupted.')));
      const told = (line: string) => say(`  ${line}`);
      const table = tableOf(await Promise.race([tryFleet(fleet, told), over]));
      say(table);
      await note(titleOf(asked, isStored), { conditions: `${conditions}.`, table });
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

function tellOf({ origin, databases, store, members, cramped }: Standing, balancer: Balancer): void {
  const where = members.map(({ port }) => port).join(', ');
  say(`${origin} stands: ${balancer}, processes on ${where}, database at ${databases.url}`);
  say(`Visitors are answered by ${databases.replicaUrl ?? 'the primary'}.`);
  if (store) say(`Pictures are at ${store.server.origin}.`);
  if (!cramped) say('THERE IS NO SMALL DISK to be filled: this user cannot mount one.');
}

/** What stood, in the words of the page. */
function titleOf({ processes, balancer, replica, patroni }: Asked, isStored: boolean): string {
  const servers = patroni ? 'two servers under Patroni' : replica === 'own' ? 'three servers' : 'two servers';
  const answering = { own: 'a replica of its own', standby: 'the standby as replica', none: 'no replica' };
  const pictures = isStored ? 'an object store' : 'a folder';
  return `${processes} processes behind ${balancer}, ${servers}, ${answering[replica]}, ${pictures}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
