import pg from 'pg';
import type { Following } from './engine.ts';
import { isAt, positionIn, REPEATED, type Position } from './position.ts';

/** Longest wait for the replica's answer, in milliseconds. */
const ANSWER_MS = 1000;
/** How often a replica is asked that is behind, one that has been for longer than a second, and one that is not. */
const OFTEN_MS = 10;
const SELDOM_MS = 100;
const IDLE_MS = 250;
const AWAY_MS = 500;
const LONG_MS = 1000;

/**
 * Knows how far a replica has come, of several servers one that follows another, asked on a connection of its own: what is
 * said before a question is sent to it holds for that question. What an answer says is forgotten with the connection: a
 * replica that starts anew may start further back.
 */
export class Follower {
  #reached: Position | undefined;
  /** Since when it has been behind what this process was told of. */
  #behindSince: number | undefined = performance.now();
  #answers = false;
  #closed = false;
  #client: pg.Client | undefined;
  #rest: (() => void) | undefined;
  #moves = 0;
  readonly #staying: Promise<void>;

  /** @param needed the place up to which it has to have come; undefined while nobody knows */
  constructor(
    private readonly following: Following,
    private readonly needed: () => Position | undefined,
  ) {
    this.#staying = this.#stay();
  }

  /** Whether it has everything that this process was told of. */
  get isFresh(): boolean {
    return isAt(this.#reached, this.needed());
  }

  /** Whether it answers. */
  get answers(): boolean {
    return this.#answers;
  }

  /** How often another server was taken for it. */
  get moves(): number {
    return this.#moves;
  }

  /** For how long it has been behind, in milliseconds. */
  get behindMs(): number {
    return this.#behindSince === undefined || this.isFresh ? 0 : performance.now() - this.#behindSince;
  }

  /** Has it asked at once how far it has come: there is more that it has to have. */
  look(): void {
    if (!this.isFresh) this.#behindSince ??= performance.now();
    this.#rest?.();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#client?.connection.stream.destroy();
    this.#rest?.();
    await this.#staying;
  }

  async #stay(): Promise<void> {
    while (!this.#closed) {
      await this.#attend();
      this.#forget();
      if (this.following.several) this.#moves++;
      if (!this.following.goOn()) await this.#pause(AWAY_MS);
    }
  }

  async #attend(): Promise<void> {
    const bounds = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const client = new pg.Client({ ...this.following.config(), ...bounds });
    client.on('error', () => this.#forget()).on('end', () => this.#forget());
    this.#client = client;
    try {
      await client.connect();
      for (;;) {
        const { rows } = await client.query<[number, string | null]>({ text: REPEATED, rowMode: 'array' });
        this.#reached = positionIn(rows);
        if (!this.#reached && this.following.several) break; // it is the primary by now
        this.#answers = true;
        if (this.isFresh) this.#behindSince = undefined;
        await this.#pause(this.#restFor());
      }
    } catch {
      // It is away, or has ended: tried again.
    } finally {
      client.connection.stream.destroy();
    }
  }

  #restFor(): number {
    if (this.isFresh) return IDLE_MS;
    return this.behindMs > LONG_MS ? SELDOM_MS : OFTEN_MS;
  }

  #forget(): void {
    this.#reached = undefined;
    this.#answers = false;
    this.#behindSince ??= performance.now();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((over) => {
      const done = () => {
        clearTimeout(timer);
        this.#rest = undefined;
        over();
      };
      const timer = setTimeout(done, ms);
      this.#rest = done;
      if (this.#closed) done();
    });
  }
}
