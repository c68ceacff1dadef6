import { askOf, type Answered, type Ask } from './prepared.ts';
import type { Statement } from './statement.ts';
import { isRefused } from './unavailable.ts';

/** A connection that somebody has. */
interface Taken {
  together(asks: readonly Ask[]): Promise<Answered>;
  release(): void;
}

interface Connections {
  /** Most at once. */
  most: number;
  take(): Promise<Taken>;
}

interface Asked {
  ask: Ask;
  answer(rows: unknown[][]): void;
  refuse(error: unknown): void;
}

/** Most statements in one batch. */
const MOST = 4;
/** A statement whose quickest answer takes longer goes alone, in milliseconds: whoever shared its batch would wait for it. */
const QUICK_MS = 10;
/** By how much more the quickest answer is put at with each that is not: a table may have grown. */
const FORGETTING = 1.05;

/**
 * The reads of a pool. While every connection is taken, those that wait for the next one share it: sent in one go and answered
 * in one, for the sending costs both sides as much as a quick answer (docs/decisions/0016).
 */
export class Batches {
  /** Those that wait for a connection and have room for more. */
  #open: Asked[] | undefined;
  /** Batches under way. */
  #running = 0;
  /** What the quickest answer took lately, in milliseconds, by the statement's name. */
  readonly #quickest = new Map<string, number>();

  constructor(private readonly connections: Connections) {}

  async rows(statement: Statement, values: unknown[]): Promise<unknown[][]> {
    const ask = askOf(statement, values);
    try {
      return await new Promise((answer, refuse) => this.#take({ ask, answer, refuse }));
    } catch (error) {
      // It was made where the answer is read, which says nothing of who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  #take(asked: Asked): void {
    const quickest = this.#quickest.get(asked.ask.name) ?? Infinity;
    const isAlone = quickest > QUICK_MS || this.#running < this.connections.most;
    if (isAlone) void this.#run([asked]);
    else if (this.#open && this.#open.length < MOST) this.#open.push(asked);
    else void this.#run((this.#open = [asked]));
  }

  async #run(batch: Asked[]): Promise<void> {
    this.#running++;
    try {
      const taken = await this.connections.take();
      this.#close(batch);
      try {
        await this.#ask(taken, batch);
      } finally {
        taken.release();
      }
    } catch (error) {
      this.#close(batch);
      for (const { refuse } of batch) refuse(error);
    } finally {
      this.#running--;
    }
  }

  #close(batch: Asked[]): void {
    if (this.#open === batch) this.#open = undefined;
  }

  async #ask(taken: Taken, batch: Asked[]): Promise<void> {
    const began = performance.now();
    const { answers, error } = await taken.together(batch.map(({ ask }) => ask));
    const each = (performance.now() - began) / batch.length;
    for (const [i, rows] of answers.entries()) {
      const { ask, answer } = batch[i]!;
      if (ask.name !== '') this.#note(ask.name, each);
      answer(rows);
    }
    if (!error) return;
    const [failed, ...behind] = batch.slice(answers.length);
    failed?.refuse(error);
    // What the server refuses is one's own fault; what is lost on the way is lost for all.
    for (const asked of behind) {
      if (isRefused(error)) void this.#run([asked]);
      else asked.refuse(error);
    }
  }

  #note(name: string, took: number): void {
    const before = this.#quickest.get(name) ?? Infinity;
    this.#quickest.set(name, Math.min(took, before * FORGETTING));
  }
}
