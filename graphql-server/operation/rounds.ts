/** Most rounds that one piece of work waits for those who come. */
const MOST = 40;

/**
 * Has pieces of work that keep the process busy for some milliseconds begin one by one, each in a round of the event loop
 * of its own and only when nobody new has come in the round before: Node lets in one connection a round, so that a
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

  #look(left = MOST): void {
    setImmediate(() => {
      if (this.#somebodyCame && left > 0) {
        this.#somebodyCame = false;
        this.#look(left - 1);
        return;
      }
      this.#waiting[0]!();
      this.#waiting.shift();
      if (this.#waiting.length > 0) this.#look();
    });
  }
}
