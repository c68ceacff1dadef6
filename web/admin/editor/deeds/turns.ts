/** Deeds that are done one after another, in the order in which they were begun. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #left = 0;

  /** Does something once all that was begun before has ended. */
  async take<Done>(deed: () => Promise<Done>): Promise<Done> {
    this.#left++;
    const done = this.#last.then(deed);
    this.#last = done.catch(() => undefined); // whoever began it tells how it failed
    try {
      return await done;
    } finally {
      this.#left--;
    }
  }

  /** Whether all have ended. */
  areOver(): boolean {
    return this.#left === 0;
  }
}
