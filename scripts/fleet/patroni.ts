import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../bench/ports.ts';
import { programsFolder, unprivileged } from '../../bench/postgres.ts';
import { TestPostgres } from '../../graphql-server/database/testing-pair.ts';
import type { Databases, ReplicaKind } from './databases.ts';
import { patroniFor, type PatroniPlace } from './deployed.ts';

/** As `deploy/patroni.yml` has it, and whom the site signs in as. */
const SUPERUSER = 'postgres:change-this';
const SITE = 'marsa:password';
const DATABASE = 'marsa';
const PATIENCE_MS = 90_000;
const POLL_MS = 100;

/** Whether etcd and Patroni are installed. */
export function hasPatroni(): boolean {
  try {
    execFileSync('which', ['patroni', 'etcd'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A server that Patroni looks after: it is killed with it, as a machine falls, and started by it. */
class Node extends TestPostgres {
  #patroni: ChildProcess | undefined;

  constructor(private readonly place: PatroniPlace) {
    super(place.data, place.ports.database, SUPERUSER);
    writeFileSync(this.#file, patroniFor(place), { mode: 0o644 });
  }

  get isUp(): boolean {
    return this.#patroni !== undefined;
  }

  override start(): Promise<void> {
    this.#patroni = staying('patroni', this.#file);
    return Promise.resolve();
  }

  override kill(): Promise<void> {
    this.#patroni?.kill('SIGKILL');
    this.#patroni = undefined;
    this.fall();
    return Promise.resolve();
  }

  /** Ends PostgreSQL alone. */
  fall(): void {
    try {
      process.kill(
        Number(readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
    } catch {
      // It does not run.
    }
  }

  /** Has the other one take its place in order. */
  async handOver(): Promise<void> {
    const body = JSON.stringify({ leader: this.place.name });
    const url = `http://127.0.0.1:${this.place.ports.patroni}/switchover`;
    const answer = await fetch(url, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Patroni answered ${answer.status}: ${await answer.text()}`);
  }

  get #file(): string {
    return `${this.folder}.yml`;
  }
}

/** Starts two servers that elect their primary between them with the file in `deploy/`, and one etcd. */
export async function startPatroni(kind: Exclude<ReplicaKind, 'own'>): Promise<Databases> {
  const home = mkdtempSync(join(tmpdir(), 'marsa-patroni-'));
  const { uid, gid } = unprivileged();
  if (uid !== undefined) chownSync(home, uid, gid!);
  chmodSync(home, 0o700);
  const nodes: Node[] = [];
  let etcd: ChildProcess | undefined;
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    etcd?.kill('SIGKILL');
    await sleep(POLL_MS); // what they were writing
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    etcd = await startEtcd(home, port);
    for (const name of ['db1', 'db2']) {
      const ports = { database: await freePort(), patroni: await freePort(), etcd: port };
      const node = new Node({ name, ports, data: join(home, name), programs: programsFolder()! });
      nodes.push(node);
      await node.start();
    }
    const primary = await places(nodes);
    const [role, password] = SITE.split(':');
    await primary.ask(`create role ${role} login password '${password}'`);
    await primary.ask(`grant pg_read_all_stats to ${role}`);
    await primary.ask(`create database ${DATABASE} owner ${role}`);
    return databasesOf(nodes, { primary, kind, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Parts {
  primary: Node;
  kind: Exclude<ReplicaKind, 'own'>;
  stop(): Promise<void>;
}

function databasesOf(nodes: Node[], { primary, kind, stop }: Parts): Databases {
  const url = `postgres://${SITE}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join()}/${DATABASE}`;
  const other = (than: TestPostgres) => nodes.find((node) => node !== than)!;
  const current = () => nodes.find((node) => node === databases.primary)!;
  const databases: Databases = {
    url,
    // Whichever of them follows the other.
    replicaUrl: kind === 'none' ? undefined : url,
    database: DATABASE,
    primary,
    standby: other(primary),
    replica: kind === 'none' ? undefined : other(primary),
    harms: [
      {
        name: "the primary's PostgreSQL killed, which Patroni starts again",
        doIt: async () => current().fall(),
      },
      { name: 'the primary handed over by Patroni', doIt: () => current().handOver() },
      {
        name: "the primary's machine killed, until Patroni promotes the standby",
        doIt: () => current().kill(),
      },
    ],
    settle: async () => {
      databases.primary = await places(nodes);
      databases.standby = other(databases.primary);
      databases.replica &&= databases.standby;
    },
    stop,
  };
  return databases;
}

/** Waits until one is the primary and whatever else runs follows it, waited for by commits; gives the primary. */
async function places(nodes: Node[]): Promise<Node> {
  const running = nodes.filter(({ isUp }) => isUp);
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    for (const node of running) {
      const [row] = await node
        .ask(
          `select not pg_is_in_recovery() and (select count(*) from pg_stat_replication where sync_state = 'sync')
            = ${running.length - 1} as leads`,
        )
        .catch(() => []);
      if (row?.leads === true) return node;
    }
    if (performance.now() > end) throw new Error('Patroni has found no primary.');
    await sleep(POLL_MS);
  }
}

async function startEtcd(home: string, port: number): Promise<ChildProcess> {
  const [client, peer] = [port, await freePort()].map((each) => `http://127.0.0.1:${each}`);
  const process = staying(
    'etcd',
    ...['--data-dir', join(home, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', client!, '--advertise-client-urls', client!],
    ...[
      '--listen-peer-urls',
      peer!,
      '--initial-advertise-peer-urls',
      peer!,
      '--initial-cluster',
      `default=${peer}`,
    ],
  );
  const end = performance.now() + PATIENCE_MS;
  while (
    !(await fetch(`${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end) throw new Error('etcd does not answer.');
    await sleep(POLL_MS);
  }
  return process;
}

/** A program of the database's user that goes on until it is killed, or until this process ends. */
function staying(program: string, ...words: string[]): ChildProcess {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...words], {
    stdio: 'ignore',
    cwd: tmpdir(),
    ...unprivileged(),
  });
  child.on('error', () => {}); // it is seen by its not answering
  return child;
}
