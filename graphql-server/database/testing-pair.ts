import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../bench/ports.ts';
import { programsFolder, unprivileged } from '../../bench/postgres.ts';
import { until } from '../testing-until.ts';

const run = promisify(execFile);

/** Whether servers can be started here; without, what needs them is skipped. */
export const hasPrograms = (): boolean => programsFolder() !== undefined;

const SETTINGS = `
listen_addresses = '127.0.0.1'
wal_level = replica
max_wal_senders = 6
hot_standby_feedback = on
wal_receiver_status_interval = 1s
wal_retrieve_retry_interval = 100ms
shared_buffers = 32MB
fsync = off
log_min_messages = warning
`;

/** One PostgreSQL server of a test's own. */
export class TestPostgres {
  #frozen: number[] = [];

  /** @param as who everything is, with a password where one is asked for */
  constructor(
    readonly folder: string,
    readonly port: number,
    private readonly as = 'postgres',
  ) {}

  /** What it goes by where others follow it, or it others. */
  get name(): string {
    return basename(this.folder);
  }

  /** The address of a database on it. */
  url(database = 'postgres'): string {
    return `postgres://${this.as}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    await this.#control('start', '-l', join(this.folder, 'log'), '-o', `-p ${this.port} -k ${this.folder}`);
  }

  /** Ends it without a word to whoever it serves, as a fallen machine would. */
  async kill(): Promise<void> {
    await this.#control('stop', '-m', 'immediate');
  }

  /** Has it stand still from now on, its connections with it; or go on. */
  freeze(): void {
    // The first process before the others, so that it starts nothing new.
    const first = readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n')[0]!;
    process.kill(Number(first), 'SIGSTOP');
    const others = execFileSync('pgrep', ['-P', first]).toString().trim().split('\n');
    for (const pid of others) process.kill(Number(pid), 'SIGSTOP');
    this.#frozen = [first, ...others].map(Number);
  }

  thaw(): void {
    for (const pid of this.#frozen) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // Somebody who could not wait has ended it.
      }
    }
  }

  async promote(): Promise<void> {
    await this.#control('promote');
  }

  /** Runs statements on a connection of its own; gives the rows of the last. */
  async ask(sql: string, database?: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: this.url(database),
      connectionTimeoutMillis: 10_000,
      options: '-c default_transaction_read_only=off',
    });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async #control(...words: string[]): Promise<void> {
    await program('pg_ctl', '-D', this.folder, '-w', '-t', '60', ...words);
  }
}

/** A primary and the standby that follows it. */
export interface Pair {
  primary: TestPostgres;
  standby: TestPostgres;
  /** Another standby, which follows whichever of them is the primary. */
  follow(): Promise<TestPostgres>;
  /** The address of one database on all of them. */
  url(database?: string): string;
  /** Has a commit wait until it stands on the standby too, or on the next one as long as that is away. */
  synchronous(): Promise<void>;
  /** Waits until the standby has all that the primary has. */
  caughtUp(): Promise<void>;
  /** Ends all and leaves nothing behind. */
  stop(): Promise<void>;
}

/** Starts a pair in some three seconds; as the user `postgres` when root, which PostgreSQL refuses to be. */
export async function startPair(): Promise<Pair> {
  const home = mkdtempSync(join(tmpdir(), 'marsa-pair-'));
  const { uid, gid } = unprivileged();
  if (uid !== undefined) chownSync(home, uid, gid!);
  chmodSync(home, 0o700);
  const made: TestPostgres[] = [];
  const make = async (name: string) => {
    const server = new TestPostgres(join(home, name), await freePort());
    made.push(server);
    return server;
  };
  const follow = async () => {
    const leaders = [...made];
    const server = await make(`standby-${made.length}`);
    const each = (what: (leader: TestPostgres) => unknown) => leaders.map(what).join();
    const from =
      `host=${each(() => '127.0.0.1')} port=${each(({ port }) => port)} user=postgres ` +
      `application_name=${server.name} target_session_attrs=primary`;
    await program(
      'pg_basebackup',
      '-d',
      from,
      '-D',
      server.folder,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );
    await server.start();
    return server;
  };
  const stop = async () => {
    await Promise.all(made.map((server) => server.kill().catch(() => {}))); // one may be down already
    rmSync(home, { recursive: true, force: true });
  };
  const start = async (): Promise<Pair> => {
    const primary = await make('primary');
    const first = [
      '-D',
      primary.folder,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    await program('initdb', ...first);
    appendFileSync(join(primary.folder, 'postgresql.conf'), SETTINGS);
    await primary.start();
    const standby = await follow();
    return {
      primary,
      standby,
      follow,
      url: (database = 'postgres') =>
        `postgres://postgres@${made.map(({ port }) => `127.0.0.1:${port}`).join()}/${database}`,
      synchronous: async () => {
        const names = made.slice(1).map(({ name }) => `"${name}"`);
        await primary.ask(`alter system set synchronous_standby_names = 'first 1 (${names.join()})'`);
        await primary.ask('select pg_reload_conf()');
        await until('a standby is waited for', async () => {
          const [row] = await primary.ask('select max(sync_state) as state from pg_stat_replication');
          return row?.state === 'sync';
        });
      },
      caughtUp: () => caughtUp(primary, standby),
      stop,
    };
  };
  try {
    return await start();
  } catch (error) {
    await stop();
    throw error;
  }
}

async function caughtUp(primary: TestPostgres, standby: TestPostgres): Promise<void> {
  const [row] = await primary.ask('select pg_current_wal_insert_lsn()::text as lsn');
  await until('the standby has caught up', async () => {
    const [at] = await standby.ask(`select pg_last_wal_replay_lsn() >= '${String(row!.lsn)}' as has`);
    return at!.has === true;
  });
}

async function program(name: string, ...words: string[]): Promise<void> {
  const folder = programsFolder();
  if (folder === undefined) throw new Error('The programs of PostgreSQL are not installed.');
  await run(join(folder, name), words, { cwd: tmpdir(), ...unprivileged() });
}
