import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPostgres } from '../../graphql-server/database/testing-pair.ts';
import { Load, type Counted } from './load.ts';
import type { Standing } from './standing.ts';

/** How long the site is looked at with one thing done to it, when that is done, and how long it stays, in milliseconds. */
const PHASE_MS = 10_000;
const BEFORE_MS = 2000;
const FROZEN_MS = 4000;
/** Longer than a process goes without hearing from its listener before it keeps nothing. */
const SILENT_MS = 2300;

/** What was done to the site, what came of it, and how many of the writes that were answered are not there. */
export interface Phase extends Counted {
  harm: string;
  lost: number;
  twice: number;
}

/** Does one harm after the other to a site that is written to and read from; says each as it begins. Takes a minute. */
export async function tryFleet(fleet: Standing, told: (line: string) => void): Promise<Phase[]> {
  const load = new Load(fleet.origin, await signIn(fleet));
  await load.begin();
  const phases: Phase[] = [];
  try {
    for (const [harm, doIt] of harmsOf(fleet)) {
      told(harm);
      load.take();
      const began = performance.now();
      await sleep(BEFORE_MS);
      const primary = (await doIt()) ?? fleet.pair.primary;
      await sleep(Math.max(0, PHASE_MS - (performance.now() - began)));
      const counted = load.take();
      phases.push({ harm, ...counted, ...(await held(counted, primary)) });
    }
  } finally {
    await load.end();
  }
  return phases;
}

type Harm = [name: string, doIt: () => Promise<TestPostgres | undefined>];

/** Each ends with the site whole, but for the last, which gives the server that is the primary from then on. */
function harmsOf({ members, pair }: Standing): Harm[] {
  const [first, second] = members;
  const listeners = () => listenersOn(pair.primary);
  return [
    ['nothing', () => Promise.resolve(undefined)],
    [
      'a process killed, and started again',
      async () => {
        first!.kill();
        await sleep(1000);
        await first!.start('/readyz');
        return undefined;
      },
    ],
    [
      'a process frozen for 4 s',
      async () => {
        second!.freeze();
        await sleep(FROZEN_MS);
        second!.thaw();
        return undefined;
      },
    ],
    [
      'all listeners cut, three times',
      async () => {
        for (let time = 0; time < 3; time++) {
          for (const pid of await listeners()) await pair.primary.ask(`select pg_terminate_backend(${pid})`);
          await sleep(1000);
        }
        return undefined;
      },
    ],
    [
      'all listeners silent for 2.3 s, twice',
      async () => {
        for (let time = 0; time < 2; time++) {
          const silent = await listeners();
          for (const pid of silent) process.kill(pid, 'SIGSTOP');
          await sleep(SILENT_MS);
          for (const pid of silent) resume(pid);
          await sleep(1000);
        }
        return undefined;
      },
    ],
    [
      'the primary killed, the standby promoted',
      async () => {
        await pair.primary.kill();
        await pair.standby.promote();
        return pair.standby;
      },
    ],
  ];
}

/** The server's processes that tell ours what has changed. */
async function listenersOn(primary: TestPostgres): Promise<number[]> {
  const rows = await primary.ask(
    `select pid from pg_stat_activity where query in ('listen marsa_content', 'select 1') and state = 'idle'`,
  );
  return rows.map(({ pid }) => Number(pid));
}

function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It was given up meanwhile, and has ended.
  }
}

/** What of that which was answered is not there, and what is there twice. */
async function held(
  { made, changed }: Counted,
  primary: TestPostgres,
): Promise<Pick<Phase, 'lost' | 'twice'>> {
  const rows = (await primary.ask('select id, title, price from listings')) as {
    id: number;
    title: string;
    price: string;
  }[];
  const titles = new Map<string, number>();
  for (const { title } of rows) titles.set(title, (titles.get(title) ?? 0) + 1);
  const prices = new Map(rows.map(({ id, price }) => [id, Number(price.replace('AED ', ''))]));
  const undone = [...changed].filter(([id, is]) => (prices.get(id) ?? -1) < is).length;
  return {
    lost: made.filter((title) => !titles.has(title)).length + undone,
    twice: [...titles.values()].filter((count) => count > 1).length,
  };
}

async function signIn({ origin, staff }: Standing): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  const { token } = (await answer.json()) as { token: string };
  return `Bearer ${token}`;
}
