import { createHmac, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Queryable, StatementWriter } from '../database/statement.ts';
import type { Log } from '../errors.ts';
import type { Disk } from './disks.ts';
import { logFailedTask } from './logging.ts';
import type { Notice } from './notices.ts';

const HEARTBEAT_MS = 15_000;
/** Seconds without a heartbeat after which a process counts as stopped. */
const STOPPED_AFTER_SECONDS = 60;

/** $1 id, $2 host, $3 pid, $4 fingerprint of the secret, $5 notices, $6 disks. */
const HEARTBEAT = `insert into processes (id, host, pid, secret, notices, disks)
    values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)
    on conflict (id) do update set seen_at = now(), ended_at = null, notices = excluded.notices, disks = excluded.disks`;
/** $1 id. */
const END = 'update processes set ended_at = now() where id = $1';
/** $1 id. */
const DELETE = 'delete from processes where id = $1';
/** $1 id. The other processes: running ones first, each group by the time of the last heartbeat. */
const OTHERS = `select host, pid, secret, ended_at is null and seen_at > now() - make_interval(secs => ${STOPPED_AFTER_SECONDS}) as "isRunning"
    from processes where id <> $1 order by 4 desc, coalesce(ended_at, seen_at) desc`;
/**
 * Processes that were not stopped and sent a heartbeat in the last hour, with whether they still run. A killed process is left
 * out once another process has started on its host, which has replaced it.
 */
const RUNNING = `select host, pid, started_at as "startedAt", seen_at as "seenAt", runs, notices, disks
    from (select *, seen_at > now() - make_interval(secs => ${STOPPED_AFTER_SECONDS}) as runs from processes) one
    where ended_at is null and seen_at > now() - interval '1 hour'
      and (runs or not exists (select from processes newer where newer.host = one.host and newer.id <> one.id and newer.started_at > one.seen_at))
    order by host, started_at, pid`;
/** Deletes processes without a heartbeat for a day, except the latest one, whose secret is compared at the next start. */
const DELETE_OLD = `delete from processes where seen_at < now() - interval '1 day'
    and seen_at < (select max(seen_at) from processes)`;

/** Another process on the same database uses a different secret. */
export class SecretsDiffer extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

interface OtherProcess {
  host: string;
  pid: number;
  /** The fingerprint of its secret. */
  secret: string;
  isRunning: boolean;
}

interface ProcessServices {
  database: Queryable & StatementWriter & { embedded: boolean };
  secret: string;
  /** Folder of the generated secret; undefined when the secret is a setting. */
  secretFolder: string | undefined;
  notices: { all(): Notice[]; raise(code: string, message: string): void };
  disks(): Promise<Disk[]>;
  log: Log;
}

/** Registers this process in the database, with its notices and disks for `/admin/operation`. */
export class ProcessRegistration {
  readonly id = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly services: ProcessServices) {}

  /**
   * Starts the heartbeat, and compares the secret with those of the other processes. Raises a notice when it differs from that of the
   * last process, because sessions and links in emails are invalid then.
   * @throws SecretsDiffer when a running process uses another secret
   */
  async begin(): Promise<void> {
    await this.#heartbeat(); // before comparing: of two processes that start at once, at least one sees the other
    try {
      if (!this.services.database.embedded) await this.#compareSecrets();
    } catch (error) {
      // This process has issued no token, so that its secret must not be compared at the next start.
      await this.services.database.write(DELETE, [this.id]).catch(() => {});
      throw error;
    }
    this.#timer = setInterval(() => {
      this.#heartbeat().catch((error: unknown) =>
        logFailedTask(this.services.log, error, 'The heartbeat of this process failed'),
      );
    }, HEARTBEAT_MS).unref();
  }

  /** Stops the heartbeat and marks the process as ended, where the database is available. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.services.database.write(END, [this.id]).catch(() => {});
  }

  async #heartbeat(): Promise<void> {
    const { database, notices, disks } = this.services;
    await database.write(HEARTBEAT, [
      this.id,
      hostname(),
      process.pid,
      this.#fingerprint(),
      JSON.stringify(notices.all()),
      JSON.stringify(await disks()),
    ]);
  }

  async #compareSecrets(): Promise<void> {
    const { database, secretFolder, notices } = this.services;
    const others = await database.query<OtherProcess>(OTHERS, [this.id]);
    const different = others.find(({ secret, isRunning }) => isRunning && secret !== this.#fingerprint());
    if (different) {
      const { host, pid } = different;
      throw new SecretsDiffer(
        `Process ${pid} on ${host} uses this database with another secret: start all with the same ` +
          'TOKEN_SECRET. To change it, stop all of them first; a killed process counts as running for a minute.',
      );
    }
    const last = others[0];
    if (secretFolder !== undefined && last && last.secret !== this.#fingerprint()) {
      notices.raise(
        'secret',
        `The secret in ${secretFolder} is not the one that was used with this database before: staff are signed out, and links ` +
          'in sent emails are invalid. Preserve that folder, or set TOKEN_SECRET.',
      );
    }
  }

  /** A hash that identifies the secret without revealing it. */
  #fingerprint(): string {
    return createHmac('sha256', this.services.secret).update('which secret').digest('base64url').slice(0, 22);
  }
}

interface RegisteredProcess {
  host: string;
  pid: number;
  startedAt: Date;
  seenAt: Date;
  /** True when the last heartbeat is less than a minute old. */
  runs: boolean;
  notices: Notice[];
  disks: Disk[];
}

type StoredNotices = (Omit<Notice, 'since'> & { since: string })[];
type ProcessRow = Omit<RegisteredProcess, 'notices'> & { notices: StoredNotices };

/** Running processes on a database, and those whose heartbeats stopped in the last hour and that were not replaced. */
export async function listProcesses(database: Queryable): Promise<RegisteredProcess[]> {
  const rows = await database.query<ProcessRow>(RUNNING);
  return rows.map(({ notices, ...row }) => ({
    ...row,
    notices: notices.map((notice) => ({ ...notice, since: new Date(notice.since) })),
  }));
}

/** Deletes the rows of processes that stopped more than a day ago. */
export async function deleteOldProcesses(database: StatementWriter): Promise<void> {
  await database.write(DELETE_OLD);
}
