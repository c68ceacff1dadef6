/**
 * The first so many of what is offered, in an order: a heap of which the last of them is the root, so that most of what is
 * offered is turned away by one comparison.
 */
export class Best {
  readonly #heap: number[] = [];

  constructor(
    private readonly most: number,
    private readonly way: 1 | -1,
    /** What one is put in order by; less than nothing for what has none, which stands last. */
    private readonly key: (slot: number) => number,
    private readonly ids: Int32Array,
  ) {}

  /** What the last of them is put in order by; undefined while there are fewer. */
  get last(): number | undefined {
    return this.#heap.length < this.most ? undefined : this.key(this.#heap[0]!);
  }

  offer(slot: number): void {
    const heap = this.#heap;
    if (heap.length < this.most) {
      heap.push(slot);
      this.#rise(heap.length - 1);
    } else if (this.#compare(slot, heap[0]!) < 0) {
      heap[0] = slot;
      this.#sink(0);
    }
  }

  /** Some of them, in order. */
  from(first: number, many: number): number[] {
    return [...this.#heap].sort((one, other) => this.#compare(one, other)).slice(first, first + many);
  }

  /** Less than 0 where one stands before another. */
  #compare(one: number, other: number): number {
    const [a, b] = [this.key(one), this.key(other)];
    if (a < 0 !== b < 0) return a < 0 ? 1 : -1;
    return this.way * (a - b || this.ids[one]! - this.ids[other]!);
  }

  #rise(from: number): void {
    const heap = this.#heap;
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if (this.#compare(heap[at]!, heap[above]!) <= 0) return;
      [heap[at], heap[above]] = [heap[above]!, heap[at]!];
      at = above;
    }
  }

  #sink(from: number): void {
    const heap = this.#heap;
    for (let at = from; ;) {
      let last = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < heap.length && this.#compare(heap[below]!, heap[last]!) > 0) last = below;
      }
      if (last === at) return;
      [heap[at], heap[last]] = [heap[last]!, heap[at]!];
      at = last;
    }
  }
}
