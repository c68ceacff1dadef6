import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** Cost of holding an answer beside its bytes: key, headers, bookkeeping. */
const OVERHEAD = 512;

/** An answer on its way. */
export interface PendingAnswer {
  /** Set when it is for those who wait for it, and not to be kept. */
  passing: boolean;
  /** What became of it: everyone who waits is given that; null when it is none that several can be given. */
  finish(answer: Answer | null): void;
}

/**
 * Public answers, kept until content changes. Each belongs to the generation of content in which its making began;
 * one begun before a change is never kept, and so never served, to who asks after it.
 */
export class AnswerCache {
  #generation = 0;
  readonly #kept: LRUCache<string, Answer>;
  readonly #making = new Map<string, Promise<Answer | null>>();
  readonly #pausedFor = new Set<string>();
  readonly #most: number;
  #isSure: () => boolean = () => true;

  /** @param most bytes held at once, 0 for none; encoded forms are counted as one more body */
  constructor(most: number) {
    this.#most = most;
    this.#kept = new LRUCache({
      maxSize: Math.max(1, most),
      sizeCalculation: ({ body }, key) => body.length * 2 + key.length * 2 + OVERHEAD,
    });
  }

  /** Whether anything is kept, or made once for several, at all. */
  get open(): boolean {
    return this.#most > 0 && this.#pausedFor.size === 0 && this.#isSure();
  }

  /** Gives and keeps answers only in moments in which that is so. */
  keepOnlyWhile(isSure: () => boolean): void {
    this.#isSure = isSure;
  }

  /** Keeps nothing and shares nothing from here on, for as long as a reason holds: somebody else may change content unseen. */
  pause(reason: string): void {
    this.#pausedFor.add(reason);
    this.changed();
  }

  /** Says that a reason holds no longer. */
  resume(reason: string): void {
    this.#pausedFor.delete(reason);
  }

  get(key: string): Answer | undefined {
    return this.#kept.get(key);
  }

  /** What becomes of the same answer, being made for someone else since the last change. */
  underWay(key: string): Promise<Answer | null> | undefined {
    return this.#making.get(key);
  }

  /** Says that an answer is being made now, for all who ask for it meanwhile. */
  begin(key: string): PendingAnswer {
    const generation = this.#generation;
    let settle: (answer: Answer | null) => void = () => {};
    const promise = new Promise<Answer | null>((resolve) => (settle = resolve));
    this.#making.set(key, promise);
    return {
      passing: false,
      finish: (answer) => {
        if (this.#making.get(key) === promise) this.#making.delete(key);
        if (answer?.lasting && generation === this.#generation) this.#kept.set(key, answer);
        settle(answer);
      },
    };
  }

  /** Content has changed: nothing made from what was before is given to who asks from here on. */
  changed(): void {
    this.#generation++;
    this.#kept.clear();
    this.#making.clear();
  }
}
