/** How often progress is reported, in milliseconds. */
const EVERY_MS = 2000;

/** Reports how much of a long step is done, at most every two seconds. */
export class Progress {
  #done = 0;
  #reported = performance.now();

  /** @param what what is counted, as the sentence has it, such as `pictures restored` */
  constructor(
    private readonly what: string,
    private readonly total: number,
    private readonly report: (sentence: string) => void = () => {},
    private readonly everyMs = EVERY_MS,
  ) {}

  add(count: number): void {
    this.#done += count;
    const now = performance.now();
    if (now - this.#reported < this.everyMs && this.#done < this.total) return;
    if (count === 0) return;
    this.#reported = now;
    this.report(`${this.#done} of ${this.total} ${this.what}.`);
  }
}
