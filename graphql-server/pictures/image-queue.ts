import pLimit from 'p-limit';
import PQueue from 'p-queue';
import { Unavailable } from '../errors.ts';

/** Priority of work: uploads, then pictures that a visitor requested, then background work. */
export type Priority = 'upload' | 'visitor' | 'background';

const PRIORITIES: Record<Priority, number> = { upload: 2, visitor: 1, background: 0 };

/** Limits how much is processed at once. */
export class ImageQueue {
  readonly #queue: PQueue;
  /** An upload may need a quarter of a gigabyte, and one slot stays free for visitors. */
  readonly #uploads = pLimit(1);

  constructor(
    concurrency: number,
    readonly maxVisitors = Infinity,
  ) {
    this.#queue = new PQueue({ concurrency });
  }

  /** Runs work when it is its turn. Throws `Unavailable` if too many visitors are waiting; the upload limiter bounds uploads. */
  async add<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    const options = { priority: PRIORITIES[priority] };
    if (priority === 'visitor' && this.#queue.sizeBy(options) >= this.maxVisitors)
      throw new Unavailable('Too many pictures are being processed at once. Try again in a few seconds.');
    const run = () => this.#queue.add(work, options);
    return priority === 'upload' ? this.#uploads(run) : run();
  }
}

/** The queue of this process: each task needs a CPU core and tens of megabytes. */
export const imageQueue = new ImageQueue(2, 200);
