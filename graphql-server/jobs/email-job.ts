import type { Log } from '../errors.ts';
import { DeliveryFailed, retryDelay, type Email, type Mailer } from '../mail/mailer.ts';
import { jobId, type JobQueue } from './queue.ts';

/** An email that a record waits for. */
export interface PendingEmail {
  /** Undefined if there is nothing to send, which counts as sent. */
  email: Email | undefined;
  /** Failed attempts before this one. */
  attempts: number;
  /** Whether a failed email is sent again after a delay in seconds. */
  canRetry(delay: number): boolean;
  /** Stores the outcome in the record. Returns the job of the next attempt or email; undefined if there is none. */
  record(outcome: EmailOutcome): Promise<NextEmail | undefined>;
}

/** How an attempt to send an email ended. */
export interface EmailOutcome {
  /** `WAITING` if the email is sent again, `FAILED` if it is given up. */
  state: 'SENT' | 'WAITING' | 'FAILED';
  /** Attempts including this one. */
  attempts: number;
  /** Why the attempt failed. */
  reason: string | null;
  /** Seconds until the next attempt of a waiting email. */
  delay: number;
}

interface NextEmail {
  /** With the queue and the record, identifies the only job for the attempt or email. */
  key: number;
  /** In this many seconds, or from this time on. */
  startAfter: number | Date;
}

interface EmailJobServices {
  jobs: JobQueue;
  mailer: Mailer;
  log: Log;
}

interface EmailJob {
  queue: string;
  /** Whether only one email of the queue is sent at a time on all processes. */
  singleton?: boolean;
  /** Reads the email that a record waits for; null if it waits for none. */
  load(id: number): Promise<PendingEmail | null>;
}

/** Expires after more than the longest attempt, so that a job expires only when its process was killed. */
const QUEUE = { expireInSeconds: 120, retryLimit: 1000 };

/**
 * Registers a queue whose jobs load the email of a record, send it, and record the outcome. A failed attempt is repeated by a new job,
 * after a delay that grows up to a limit, which the retries of pg-boss do not have.
 */
export function registerEmailJob(
  { jobs, mailer, log }: EmailJobServices,
  { queue, singleton = false, load }: EmailJob,
): void {
  jobs.register<{ id: number }>(queue, { ...QUEUE, singleton }, async ({ id }, signal) => {
    const pending = await load(id);
    if (!pending) return;
    const outcome = await send(pending, { mailer, log, signal, details: { queue, id } });
    const next = await pending.record(outcome);
    if (next) await jobs.send(queue, { id }, { id: jobId(queue, id, next.key), startAfter: next.startAfter });
  });
}

interface SendOptions extends Omit<EmailJobServices, 'jobs'> {
  signal: AbortSignal;
  /** Of the log. */
  details: object;
}

async function send(
  { email, attempts: failed, canRetry }: PendingEmail,
  { mailer, log, signal, details }: SendOptions,
): Promise<EmailOutcome> {
  const attempts = failed + 1;
  try {
    if (email) await mailer.send(email, signal);
    return { state: 'SENT', attempts, reason: null, delay: 0 };
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error;
    const delay = retryDelay(attempts) / 1000;
    const isRetried = canRetry(delay);
    logFailedDelivery(log, error, { ...details, isRetried, attempt: attempts });
    return { state: isRetried ? 'WAITING' : 'FAILED', attempts, reason: error.message, delay };
  }
}

/** Logs a failed delivery: a warning if it will be retried, an error if it is given up. */
function logFailedDelivery(
  log: Log,
  { cause }: DeliveryFailed,
  { isRetried, ...details }: { isRetried: boolean; attempt: number; [name: string]: unknown },
): void {
  if (isRetried) log.warn({ err: cause, ...details }, 'An email could not be delivered and will be retried');
  else log.error({ err: cause, ...details }, 'An email could not be delivered and is given up');
}
