/** Most rounds that work waits for those who come. */
const PATIENCE = 40;
/** Most pieces of work that begin in one round. */
const AT_ONCE = 3;

/**
 * Has pieces of work that keep the process busy for some milliseconds begin a few at a time, in a round of the event loop
 * and only when nobody new has come in the round before: Node lets in one connection a round, so that a
 * crowd would otherwise wait at the door for as many pieces of work as there are people before them.
 */
export class Rounds {
  readonly #waiting: (() => void)[] = [];
  #somebodyCame = false;

  /** Says that somebody has been let in. */
  came(): void {
    this.#somebodyCame = true;
  }

  /** Waits until a piece of work may begin. */
  next(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin);
      if (this.#waiting.length === 1) this.#look();
    });
  }

  #look(left = PATIENCE): void {
    setImmediate(() => {
      if (this.#somebodyCame && left > 0) {
        this.#somebodyCame = false;
        this.#look(left - 1);
        return;
      }
      for (const begin of this.#waiting.splice(0, AT_ONCE)) begin();
      if (this.#waiting.length > 0) this.#look();
    });
  }
}
