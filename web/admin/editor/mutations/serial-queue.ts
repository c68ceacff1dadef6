/** Runs tasks one after another. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #left = 0;

  /** Runs a task after all earlier ones have ended. */
  async run<Done>(task: () => Promise<Done>): Promise<Done> {
    this.#left++;
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined); // the caller handles the error
    try {
      return await done;
    } finally {
      this.#left--;
    }
  }

  /** True if no task is queued. */
  isIdle(): boolean {
    return this.#left === 0;
  }
}
