import type { Following, Shared } from './engine.ts';
import { Follower } from './follower.ts';
import type { Lane } from './lanes.ts';
import type { News } from './news.ts';
import type { Pool } from './pool.ts';
import { AllTaken, ConnectionLost, isLost } from './unavailable.ts';

/** Lanes of visitors alone. */
export type VisitorsLane = Exclude<Lane, 'staff'>;

/** A way to ask one question. */
export type Ask = (pool: Pool) => Promise<unknown[][]>;

/** A question of a visitor. */
interface Question {
  lane: VisitorsLane;
  ask: Ask;
  ofPrimary(): Promise<unknown[][]>;
  /** Whether a replica may answer while there is a primary. */
  mayFollow: boolean;
}

interface ReplicaParts {
  /** How the replica is reached, and its own connections. */
  following: Following;
  pools: Record<VisitorsLane, Pool>;
  /** The primary that it follows. */
  primary: Shared;
  news: News;
}

/**
 * A server that follows the primary and answers visitors: once it has everything that this process was told of, else the
 * primary is asked. Whatever goes wrong with it, the primary is asked; while there is no primary it is asked for what it has,
 * and that is not kept.
 */
export class Replica {
  /** How many questions of visitors each of the two has answered. */
  readonly answered = { replica: 0, primary: 0 };
  readonly #parts: ReplicaParts;
  readonly #follower: Follower;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#follower = new Follower(parts.following, () => parts.news.covered);
    parts.news.onNeed(() => this.#follower.look());
  }

  /** Whether it answers. */
  get isThere(): boolean {
    return this.#follower.answers;
  }

  /** For how long it has been behind what this process was told of, in milliseconds. */
  get behindMs(): number {
    return this.#follower.behindMs;
  }

  /** Asks a question of a visitor. */
  async read(question: Question): Promise<unknown[][]> {
    const { news, primary } = this.#parts;
    const isFresh = question.mayFollow && this.#follower.isFresh;
    if (isFresh || (primary.lookout.away && !news.isHeard)) {
      try {
        return await this.#ask(question, isFresh);
      } catch {
        // The primary has it too.
      }
    }
    try {
      return await this.#askPrimary(question);
    } catch (error) {
      return this.#instead(error, question);
    }
  }

  async close(): Promise<void> {
    await this.#follower.close();
    await Promise.all(Object.values(this.#parts.pools).map((pool) => pool.end()));
  }

  /** What is not known to be fresh is kept by nobody: as if content had changed meanwhile. */
  async #ask({ lane, ask }: Question, isFresh: boolean): Promise<unknown[][]> {
    const { moves } = this.#follower;
    const rows = await ask(this.#parts.pools[lane]);
    // What is known of one says nothing of the next.
    if (isFresh && moves !== this.#follower.moves)
      throw new ConnectionLost('Another replica is asked by now.');
    if (!isFresh) this.#parts.news.doubt();
    this.answered.replica++;
    return rows;
  }

  async #askPrimary({ ofPrimary }: Question): Promise<unknown[][]> {
    const rows = await ofPrimary();
    this.answered.primary++;
    return rows;
  }

  /** A question that was lost with the primary is asked of the next one; while there is none, of the replica as it is. */
  async #instead(error: unknown, question: Question): Promise<unknown[][]> {
    const { lookout } = this.#parts.primary;
    const isBusy = error instanceof AllTaken && !lookout.away;
    if (!isLost(error) || isBusy) throw error;
    if (await lookout.find()) return this.#askPrimary(question);
    return this.#ask(question, false).catch(() => {
      throw error;
    });
  }
}
