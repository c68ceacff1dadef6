import { setTimeout as sleep } from 'node:timers/promises';
import type { TestPostgres } from '../../graphql-server/database/testing-pair.ts';
import { enquireAtOnce } from './enquiries.ts';
import type { Harm } from './harm.ts';
import { fillDisk } from './small-disk.ts';
import type { Standing } from './standing.ts';
import { takeConnections } from './stranger.ts';

/** How long things stay as they were made, in milliseconds. */
const LASTS_MS = 4000;
const AWAY_MS = 1000;
/** Longer than a process goes without hearing from its listener before it keeps nothing. */
const SILENT_MS = 2300;
/** Until a balancer has seen that a process is there again: one that asks nobody tries it after 2 s. */
const SEEN_MS = 2500;
const VISITORS = 1000;

/** All that can be done to this one, what ends the primary last. */
export function harmsOf(fleet: Standing): Harm[] {
  return [
    { name: 'nothing', doIt: () => Promise.resolve() },
    ...toProcesses(fleet),
    ...toListeners(fleet),
    ...toServers(fleet),
    {
      name: `${VISITORS.toLocaleString('en')} enquiries at once`,
      doIt: async (told) => told(await enquireAtOnce(fleet.origin, VISITORS)),
    },
    ...toStore(fleet),
    ...toDisk(fleet),
    ...fleet.databases.harms,
  ];
}

function toProcesses({ members }: Standing): Harm[] {
  const [first, second] = members;
  return [
    {
      name: 'a process killed, and started again',
      doIt: async () => {
        first!.kill();
        await sleep(AWAY_MS);
        await first!.start('/readyz');
      },
    },
    { name: 'a process frozen for 4 s', doIt: () => frozen(second!) },
    {
      name: 'all processes restarted in order, one after the other',
      doIt: async () => {
        for (const member of members) {
          await member.stop();
          await member.start('/readyz');
          await sleep(SEEN_MS);
        }
      },
    },
  ];
}

function toListeners({ databases }: Standing): Harm[] {
  return [
    {
      name: 'all listeners cut, three times',
      doIt: async () => {
        for (let time = 0; time < 3; time++) {
          for (const pid of await listenersOn(databases.primary))
            await databases.primary.ask(`select pg_terminate_backend(${pid})`);
          await sleep(1000);
        }
      },
    },
    {
      name: 'all listeners silent for 2.3 s, twice',
      doIt: async () => {
        for (let time = 0; time < 2; time++) {
          const silent = await listenersOn(databases.primary);
          for (const pid of silent) process.kill(pid, 'SIGSTOP');
          await sleep(SILENT_MS);
          for (const pid of silent) resume(pid);
          await sleep(1000);
        }
      },
    },
  ];
}

function toServers({ databases }: Standing): Harm[] {
  const killed = async (server: TestPostgres) => {
    await server.kill();
    await sleep(LASTS_MS);
    await server.start();
  };
  const isOwn = databases.replica !== undefined && databases.replica !== databases.standby;
  const followers = {
    ...(isOwn && { 'the replica': () => databases.replica! }),
    'the standby': () => databases.standby,
  };
  return [
    ...Object.entries(followers).flatMap(([name, server]) => [
      { name: `${name} frozen for 4 s`, doIt: () => frozen(server()) },
      { name: `${name} killed, and started again after 4 s`, doIt: () => killed(server()) },
    ]),
    { name: 'the primary frozen for 4 s', doIt: () => frozen(databases.primary) },
    {
      name: "all of the primary's connections taken for 4 s",
      doIt: () => takeConnections(databases.primary.url(), LASTS_MS),
    },
  ];
}

function toStore({ store }: Standing): Harm[] {
  if (!store) return [];
  return [
    { name: 'the object store frozen for 4 s', doIt: () => frozen(store.server) },
    {
      name: 'the object store killed, and started again after 4 s',
      doIt: async () => {
        store.server.kill();
        await sleep(LASTS_MS);
        store.server.again();
      },
    },
    {
      name: 'the object store full for 4 s',
      doIt: async () => {
        await store.fill(true);
        await sleep(LASTS_MS);
        await store.fill(false);
      },
    },
  ];
}

function toDisk({ cramped }: Standing): Harm[] {
  if (!cramped) return [];
  return [
    {
      name: "a process's disk for temporary files full for 4 s",
      doIt: async () => {
        const makeRoom = fillDisk(cramped.member.pid!, cramped.folder);
        await sleep(LASTS_MS);
        makeRoom();
      },
    },
  ];
}

async function frozen(one: { freeze(): void; thaw(): void }): Promise<void> {
  one.freeze();
  await sleep(LASTS_MS);
  one.thaw();
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
