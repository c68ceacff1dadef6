import PQueue from 'p-queue';
import { Busy, Unavailable } from './errors.ts';
import { message } from './messages.ts';

interface LimitOptions {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many tasks of one priority wait; further ones are rejected. */
  maxWaiting?: number;
  /** Longest wait for a slot in milliseconds. A task whose expected wait is longer is rejected at once. */
  maxWaitMs?: number;
  /** The error of rejected tasks. */
  rejection?: () => Unavailable;
}

/** Limits how many tasks of one kind run at once. */
export class Limit {
  readonly #queue: PQueue;
  readonly #options: Required<LimitOptions>;
  #averageRunMs = 0;

  constructor({
    concurrency,
    maxWaiting = Infinity,
    maxWaitMs = Infinity,
    rejection = () => new Busy(),
  }: LimitOptions) {
    this.#queue = new PQueue({ concurrency });
    this.#options = { concurrency, maxWaiting, maxWaitMs, rejection };
  }

  /** Runs a task when it is its turn; tasks with a higher priority run first. Throws the error of the limit instead of running it late. */
  async run<T>(task: () => Promise<T>, priority = 0): Promise<T> {
    const { concurrency, maxWaiting, maxWaitMs, rejection } = this.#options;
    const { pending, size } = this.#queue;
    const mustWait = pending >= concurrency;
    const isFull = mustWait && this.#queue.sizeBy({ priority }) >= maxWaiting;
    if (isFull || (size * this.#averageRunMs) / concurrency > maxWaitMs) throw rejection();
    const waiting = mustWait && maxWaitMs < Infinity ? new AbortController() : undefined;
    const timeout = waiting && setTimeout(() => waiting.abort(rejection()), maxWaitMs);
    const measured = async () => {
      clearTimeout(timeout);
      const startedAt = performance.now();
      try {
        return await task();
      } finally {
        this.#averageRunMs += (performance.now() - startedAt - this.#averageRunMs) / 10;
      }
    };
    return this.#queue.add(measured, { priority, ...(waiting && { signal: waiting.signal }) });
  }

  /** Waits for a slot like `run`; returns a function that releases it. */
  acquire(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(() => new Promise<void>(resolve)).catch(reject);
    });
  }
}

/** Longest wait of a visitor. Together with the time for a response, every client receives one within 10 s. */
const VISITOR_WAIT_MS = 1250;

const RETRY_SECONDS = { upload: 15, export: 10, fullList: 10 };

/** The limits of this process. */
export const limits = {
  /** Requests of visitors that no cache answers. */
  visitorRequests: new Limit({ concurrency: 12, maxWaitMs: VISITOR_WAIT_MS }),
  /** GraphQL queries of visitors with a high cost, which then occupy no slot of `visitorRequests`. */
  expensiveQueries: new Limit({ concurrency: 1, maxWaitMs: VISITOR_WAIT_MS }),
  /** Uploads from their first byte to their record. A slow client occupies a slot and at most 15 MB of disk. */
  uploads: new Limit({
    concurrency: 32,
    maxWaiting: 0,
    rejection: () =>
      new Unavailable(
        message('TOO_MANY_PICTURES_SENT', { seconds: RETRY_SECONDS.upload }),
        RETRY_SECONDS.upload,
      ),
  }),
  /** Picture processing: each task needs a CPU core and tens of megabytes. */
  pictures: new Limit({
    concurrency: 2,
    maxWaiting: 200,
    rejection: () => new Unavailable(message('TOO_MANY_PICTURES_PROCESSED')),
  }),
  /** Uploads among them, which may need a quarter of a gigabyte: one slot stays free for visitors. */
  uploadedPictures: new Limit({ concurrency: 1 }),
  /** CSV exports, each of which reads the database for minutes. */
  exports: new Limit({
    concurrency: 1,
    maxWaitMs: 2000,
    rejection: () =>
      new Unavailable(message('EXPORT_RUNNING', { seconds: RETRY_SECONDS.export }), RETRY_SECONDS.export),
  }),
  /** REST lists that are streamed. */
  fullLists: new Limit({
    concurrency: 2,
    maxWaiting: 0,
    rejection: () =>
      new Unavailable(
        message('TOO_MANY_FULL_LISTS', { seconds: RETRY_SECONDS.fullList }),
        RETRY_SECONDS.fullList,
      ),
  }),
  /** Passwords from unknown browsers: one at a time bounds memory and threads, and the last one waits a second or two. */
  passwords: new Limit({ concurrency: 1, maxWaiting: 40 }),
  /** Passwords from known browsers, and changes of passwords. */
  knownPasswords: new Limit({ concurrency: 1 }),
};
