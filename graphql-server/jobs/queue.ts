import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Pool, PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Log } from '../errors.ts';
import { logFailedTask } from '../observability/logging.ts';

/** Data of a job; it names records by their ids and contains nothing personal. */
export type JobData = Record<string, unknown>;

/** Runs one job. `signal` aborts when the server has stopped and the job has run too long since. */
export type JobHandler<Data extends JobData> = (data: Data, signal: AbortSignal) => Promise<void>;

export interface QueueOptions {
  /**
   * Whether only one job of the queue runs at a time on all processes. Other queues run one job at a time in each process.
   */
  singleton?: boolean;
  /** A job that has not ended after this many seconds, because its process was killed, runs again. */
  expireInSeconds: number;
  /** How often a job that throws or expires runs again, after 1 min each time. */
  retryLimit: number;
  /** Seconds between two runs, on whichever process, of a periodic job. */
  everySeconds?: number;
}

export interface SendOptions {
  /** Sends the job in this transaction. */
  em?: EntityManager;
  /** A job with the id of another one in the queue is not sent; see `jobId`. */
  id?: string;
  /** When the job runs: in this many seconds, or from this time on. */
  startAfter?: number | Date;
}

interface QueuedJob {
  data: JobData;
  id: string;
  startAfter?: Date;
}

interface Worker {
  queue: string;
  handler: JobHandler<JobData>;
  options: QueueOptions;
  /** Time of the last start of a job on this process, by `performance.now()`. */
  lastRun: number;
  running: Promise<void> | undefined;
  /** Whether jobs were sent while the last ones ran, so that the worker has to fetch again. */
  isPolledAgain: boolean;
}

interface JobQueueOptions {
  /** Connections for jobs; with the embedded database its only one. */
  pool: Pool;
  log: Log;
}

const SECOND = 1000;
/** How often each process looks for jobs that are due or were sent by other processes. */
const POLL_MS = 15 * SECOND;
/** First run of periodic jobs after the start. */
const FIRST_PERIODIC_MS = 60 * SECOND;
/** How long a running job may take after the server began to stop. */
const GRACE_MS = 8 * SECOND;
const RETRY_DELAY_SECONDS = 60;
/**
 * pg-boss fetches jobs that start before the current time. The clock of the embedded database has milliseconds: a job that
 * starts now would not be found by a fetch in the same millisecond.
 */
const IMMEDIATELY = '-1 second';
const BATCH_SIZE = 1000;
const MAINTENANCE_SECONDS = 60;
/** Completed jobs are kept for this long: they prevent a second job with the same id or in the same period. */
const KEEP_COMPLETED_SECONDS = 24 * 60 * 60;

/**
 * The job queue: tables of pg-boss in the database of the site, and the workers of this process.
 *
 * Jobs are fetched here and not by `PgBoss.work`, which does not await the statement that completes a job: were the database
 * away at that moment, an unhandled rejection would end the process.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #workers = new Map<string, Worker>();
  readonly #aborting = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  #stopping: Promise<void> | undefined;

  constructor(private readonly options: JobQueueOptions) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => executeOn(options.pool, text, values) },
      schedule: false,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
      archiveCompletedAfterSeconds: KEEP_COMPLETED_SECONDS,
      deleteAfterDays: 1,
    });
    this.#boss.on('error', (err) => {
      if (!this.#stopping) logFailedTask(options.log, err, 'Maintenance of the job queue failed');
    });
  }

  /** Registers the handler of a queue. Must be called before `start`. */
  register<Data extends JobData>(queue: string, options: QueueOptions, handler: JobHandler<Data>): void {
    this.#workers.set(queue, {
      queue,
      options,
      handler: handler as JobHandler<JobData>,
      lastRun: -Infinity,
      running: undefined,
      isPolledAgain: false,
    });
  }

  /** Creates the schema `pgboss`, if it is missing, and the queues, and starts the workers. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const { queue, options } of this.#workers.values()) {
      const { singleton = false, everySeconds, expireInSeconds, retryLimit } = options;
      // `stately`: at most one waiting and one running job.
      const policy = everySeconds === undefined ? (singleton ? 'singleton' : 'standard') : 'stately';
      const created = {
        name: queue,
        policy,
        expireInSeconds,
        retryLimit,
        retryDelay: RETRY_DELAY_SECONDS,
      } as const;
      await this.#boss.createQueue(queue, { ...created });
      await this.#boss.updateQueue(queue, { ...created });
    }
    this.#timers.push(setInterval(() => this.poll(), POLL_MS));
    this.#timers.push(setTimeout(() => void this.sendPeriodic(), FIRST_PERIODIC_MS));
    for (const worker of this.#workers.values()) {
      const { everySeconds } = worker.options;
      if (everySeconds !== undefined)
        this.#timers.push(setInterval(() => void this.#sendPeriodic(worker), everySeconds * SECOND));
    }
    this.poll();
  }

  /** Sends a job. Call `poll` after the commit if it should not wait for the next poll. */
  async send(queue: string, data: JobData, { em, id, startAfter }: SendOptions = {}): Promise<void> {
    await this.#boss.send(queue, data, {
      ...(em && { db: executorOn(em) }),
      ...(id !== undefined && { id }),
      startAfter: startAfter ?? IMMEDIATELY,
    });
  }

  async sendAll(queue: string, jobs: readonly QueuedJob[]): Promise<void> {
    for (let from = 0; from < jobs.length; from += BATCH_SIZE) {
      await this.#boss.insert(
        jobs.slice(from, from + BATCH_SIZE).map((job) => ({ startAfter: IMMEDIATELY, ...job, name: queue })),
      );
    }
  }

  /** When this process last began a job of a queue, by `performance.now()`; `-Infinity` if it has not. */
  lastRunOf(queue: string): number {
    return this.#workers.get(queue)?.lastRun ?? -Infinity;
  }

  /** Runs due jobs of a queue, or of all queues, at once. Returns immediately. */
  poll(queue?: string): void {
    for (const worker of this.#workers.values()) {
      if (queue === undefined || worker.queue === queue) this.#pollWorker(worker);
    }
  }

  /** Fetches no more jobs and waits for running ones; they have eight seconds until their signal aborts. */
  stop(): Promise<void> {
    return (this.#stopping ??= this.#stop());
  }

  async #stop(): Promise<void> {
    this.#timers.forEach(clearInterval);
    const late = setTimeout(() => this.#aborting.abort(), GRACE_MS);
    for (const { running } of this.#workers.values()) await running;
    clearTimeout(late);
    await this.#boss.stop({ graceful: false });
  }

  /** Sends the periodic jobs that no process has sent in this period. */
  async sendPeriodic(): Promise<void> {
    for (const worker of this.#workers.values()) await this.#sendPeriodic(worker);
  }

  async #sendPeriodic(worker: Worker): Promise<void> {
    const { queue, options } = worker;
    if (options.everySeconds === undefined || this.#stopping) return;
    try {
      await this.#boss.send(queue, {}, { singletonSeconds: options.everySeconds, startAfter: IMMEDIATELY });
      this.#pollWorker(worker);
    } catch (error) {
      logFailedTask(this.options.log, error, 'A periodic job could not be sent', { queue });
    }
  }

  #pollWorker(worker: Worker): void {
    if (this.#stopping || this.#timers.length === 0) return;
    worker.isPolledAgain = true;
    worker.running ??= this.#runAll(worker).finally(() => {
      worker.running = undefined;
      if (worker.isPolledAgain) this.#pollWorker(worker);
    });
  }

  /** Runs jobs of a queue until none is due; never throws. */
  async #runAll(worker: Worker): Promise<void> {
    worker.isPolledAgain = false;
    try {
      while (!this.#stopping) {
        const [job] = await this.#boss.fetch<JobData>(worker.queue);
        if (!job) return;
        await this.#run(worker, job);
      }
    } catch (error) {
      // The next poll tries again. A job whose outcome is missing expires and runs again.
      const { queue } = worker;
      logFailedTask(this.options.log, error, 'A job could not be fetched or recorded', { queue });
    }
  }

  async #run(worker: Worker, { id, data }: PgBoss.Job<JobData>): Promise<void> {
    const { queue, handler } = worker;
    worker.lastRun = performance.now();
    try {
      await handler(data, this.#aborting.signal);
    } catch (error) {
      if (!this.#aborting.signal.aborted) logFailedTask(this.options.log, error, 'A job failed', { queue });
      await this.#boss.fail(queue, id, { message: String(error) });
      return;
    }
    await this.#boss.complete(queue, id);
  }
}

/** The id of the only job for these values: sending it again while it waits, runs or has just completed has no effect. */
export function jobId(...values: (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Runs a statement, or several without values. The connection stays open after an error, because the embedded database has only one. */
async function executeOn(pool: Pool, text: string, values?: unknown[]): Promise<{ rows: never[] }> {
  const client: PoolClient = await pool.connect();
  try {
    return await client.query<never>(text, values);
  } catch (error) {
    // A failed statement of several that begin a transaction leaves it open.
    if (!values) await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function executorOn(em: EntityManager): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await em.query<never[]>(text, values) }) };
}
