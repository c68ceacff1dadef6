import { createHmac, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { StatementReader, StatementWriter } from '../database/statement.ts';
import type { Disk } from './disks.ts';
import type { Notice } from './notices.ts';

/** How often a process says that it is there, in milliseconds, and after how many seconds without that it is not. */
const SAY_MS = 15_000;
const GONE_AFTER = 60;

/** $1 the process, $2 and $3 where it runs, $4 what stands for its secret, $5 what is wrong with it just now, $6 its disks. */
const SAY = {
  name: 'processes.say',
  text: `insert into processes (id, host, pid, secret, notices, disks)
    values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)
    on conflict (id) do update set seen_at = now(), ended_at = null, notices = excluded.notices, disks = excluded.disks`,
};
/** $1 the process. */
const END = { name: 'processes.end', text: 'update processes set ended_at = now() where id = $1' };
/** $1 the process. */
const UNDO = { name: 'processes.undo', text: 'delete from processes where id = $1' };
/** $1 the process: the others, who was there last first; whether it runs, as far as is known. */
const OTHERS = {
  name: 'processes.others',
  text: `select host, pid, secret, ended_at is null and seen_at > now() - make_interval(secs => ${GONE_AFTER})
    from processes where id <> $1 order by 4 desc, coalesce(ended_at, seen_at) desc`,
};
/** Those that run, and those that were heard of in the last hour and have not said that they ended. */
const RUNNING = {
  name: 'processes.running',
  text: `select host, pid, started_at, seen_at, seen_at > now() - make_interval(secs => ${GONE_AFTER}), notices, disks
    from processes where ended_at is null and seen_at > now() - interval '1 hour' order by host, started_at, pid`,
};
/** All that have been gone for a day, but for the one that was there last: its secret is asked for. */
const FORGET = {
  name: 'processes.forget',
  text: `delete from processes where seen_at < now() - interval '1 day'
    and seen_at < (select max(seen_at) from processes)`,
};

/** Processes on one database sign with different secrets; the message is for whoever starts this one. */
export class SecretsDiffer extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

interface Parts {
  database: StatementReader & StatementWriter & { embedded: boolean };
  secret: string;
  /** The folder in which the secret was made, unless it was given. */
  madeIn: string | undefined;
  /** What is wrong with this process just now. */
  notices: { all(): Notice[]; raise(about: string, sentence: string): void };
  /** The disks that it writes to. */
  disks(): Promise<Disk[]>;
}

/** Says in the database that this process runs. */
export class Presence {
  readonly id = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {}

  /**
   * Says so from now on, unless whatever it signed would mean nothing to the processes beside it. That what was signed
   * before means nothing any more, for another folder than before, is for an operator to know.
   * @throws SecretsDiffer
   */
  async begin(): Promise<void> {
    await this.#say(); // before looking: of two that begin at once at least one sees the other
    try {
      if (!this.parts.database.embedded) await this.#compare();
    } catch (error) {
      // As if it had never come: nobody was signed in by it.
      await this.parts.database.write(UNDO, [this.id]).catch(() => {});
      throw error;
    }
    this.#timer = setInterval(() => {
      this.#say().catch(() => {}); // a database that is away is told of by whoever needs it
    }, SAY_MS).unref();
  }

  /** Says that it has ended; a database that is away will find out. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.parts.database.write(END, [this.id]).catch(() => {});
  }

  async #say(): Promise<void> {
    const { database, notices } = this.parts;
    const [wrong, disks] = [notices.all(), await this.parts.disks()].map((one) => JSON.stringify(one));
    await database.write(SAY, [this.id, hostname(), process.pid, this.#mark(), wrong, disks]);
  }

  async #compare(): Promise<void> {
    const { database, madeIn, notices } = this.parts;
    const others = (await database.rows(OTHERS, [this.id])) as [string, number, string, boolean][];
    const different = others.find(([, , mark, runs]) => runs && mark !== this.#mark());
    if (different) {
      const [host, pid] = different;
      throw new SecretsDiffer(
        `Process ${pid} on ${host} is on this database and signs with another secret: start all with the same ` +
          'TOKEN_SECRET. To change it, stop all of them first; one that was killed counts as running for a minute.',
      );
    }
    const last = others[0];
    if (madeIn !== undefined && last && last[2] !== this.#mark()) {
      notices.raise(
        'secret',
        `The secret in ${madeIn} is not the one that this database's site has signed with so far: whoever was signed in is ` +
          'not any more, and links in letters do not lead anywhere. Keep that folder, or set TOKEN_SECRET.',
      );
    }
  }

  /** Stands for the secret, which does not follow from it. */
  #mark(): string {
    return createHmac('sha256', this.parts.secret).update('which secret').digest('base64url').slice(0, 22);
  }
}

/** A process as the others know it. */
export interface Running {
  host: string;
  pid: number;
  startedAt: Date;
  seenAt: Date;
  /** Whether it was heard of in the last minute. */
  runs: boolean;
  notices: Notice[];
  disks: Disk[];
}

type Told = (Omit<Notice, 'since'> & { since: string })[];
type RunningRow = [string, number, Date, Date, boolean, Told, Disk[]];

/** The processes on a database, and those that fell silent in the last hour. */
export async function processesOn(database: StatementReader): Promise<Running[]> {
  const rows = (await database.rows(RUNNING, [])) as RunningRow[];
  return rows.map(([host, pid, startedAt, seenAt, runs, notices, disks]) => ({
    ...{ host, pid, startedAt, seenAt, runs, disks },
    notices: notices.map((notice) => ({ ...notice, since: new Date(notice.since) })),
  }));
}

/** Forgets processes that ended long ago. */
export async function forgetProcesses(database: StatementWriter): Promise<void> {
  await database.write(FORGET, []);
}
