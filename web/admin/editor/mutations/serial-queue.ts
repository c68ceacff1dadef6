/** Runs tasks one after another. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  /** Runs a task after all earlier ones. */
  async run<Done>(task: () => Promise<Done>): Promise<Done> {
    this.#pending++;
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined); // the caller handles the error
    try {
      return await done;
    } finally {
      this.#pending--;
    }
  }

  /** True if no task is queued. */
  isIdle(): boolean {
    return this.#pending === 0;
  }
}
