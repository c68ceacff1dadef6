import pg from 'pg';
import type { Shared } from './engine.ts';
import { positionIn, WRITTEN, type Position } from './position.ts';

/** Said in the writing transaction by a trigger on every table of content (migration `News`). */
const CHANNEL = 'marsa_content';
const CONNECT_MS = 1000;
/** How often the other end is asked whether it is there, and from which silence on it is taken not to be, in milliseconds. */
const BEAT_MS = 500;
const SILENCE_MS = 1400;
const AGAIN_MS = 100;
const SELDOM_MS = 1000;

/** What a process that keeps answers is to know of changes, whoever makes them. */
export interface Listener {
  /** From here on every change is told. */
  hears(): void;
  /** Content has changed. */
  changed(): void;
  /** Changes may be missed from here on, for a reason that an operator can do something about. */
  deaf(reason?: string): void;
}

/**
 * Hears, on a connection of its own, that content was changed by any process on the same server. Whoever has lost it, or has
 * had no sign of life for 1.4 s, is deaf until he listens again: what he missed is unknown, so nothing lasts meanwhile.
 */
export class News {
  #client: pg.Client | undefined;
  #heard = -Infinity;
  /** When the other end was asked last. */
  #beat = -Infinity;
  #listens = false;
  #closed = false;
  #rest: (() => void) | undefined;
  #staying: Promise<void> | undefined;
  /** How often there was something new, and a place in the log after all of it, where that is known. */
  #told = 0;
  #covered: Position | undefined;
  #locating: Promise<void> | undefined;
  #asked: Promise<unknown> = Promise.resolve();
  #need: (() => void) | undefined;

  constructor(
    private readonly server: Shared,
    private readonly listener: Listener,
  ) {
    server.lookout.onMove(() => this.#lose());
  }

  /** Whether every change until now was told; also false right after the process itself stood still. */
  get isHeard(): boolean {
    return this.#listens && performance.now() - this.#heard < SILENCE_MS;
  }

  /** A place in the primary's log after everything that this process knows of; undefined while it is not known. */
  get covered(): Position | undefined {
    return this.isHeard ? this.#covered : undefined;
  }

  /** Has places in the log asked for, and `tell` called whenever there is more to have or its place is known. */
  onNeed(tell: () => void): void {
    this.#need = tell;
  }

  /** Says that this process may have changed something itself. */
  wrote(): void {
    this.#more();
  }

  /** Says that something was read that may not be the newest: nothing made of it is kept. */
  doubt(): void {
    this.listener.changed();
  }

  /** Listens from now on; ends after the first attempt. */
  listen(): Promise<void> {
    return new Promise((tried) => {
      this.#staying ??= this.#stay(tried);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listens = false; // whoever closes it need not be told
    this.#client?.connection.stream.destroy();
    this.#rest?.();
    await this.#staying;
  }

  async #stay(tried: () => void): Promise<void> {
    let pause = AGAIN_MS;
    while (!this.#closed) {
      await this.#attend(tried);
      tried();
      pause = this.#listens ? AGAIN_MS : Math.min(pause * 2, SELDOM_MS);
      if (this.#listens) this.listener.deaf();
      this.#listens = false;
      if (this.server.lookout.several) void this.server.lookout.find();
      await this.#pause(pause);
    }
  }

  /** From here on it hears nothing of the server that it listened to. */
  #lose(): void {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
    this.#heard = -Infinity;
  }

  /** Listens until the connection ends, in whatever way. */
  async #attend(stands: () => void): Promise<void> {
    const client = new pg.Client({ ...this.server.config(), connectionTimeoutMillis: CONNECT_MS });
    this.#client = client;
    let beat: NodeJS.Timeout | undefined;
    const ended = new Promise<void>((end) => client.on('error', () => end()).on('end', end));
    client.on('notification', () => {
      this.#more();
      this.listener.changed();
    });
    try {
      await client.connect();
      await within(client, `listen ${CHANNEL}`);
      this.#heard = this.#beat = performance.now();
      this.#listens = true;
      this.#locating = undefined; // one that was lost with the last connection
      this.#more();
      this.listener.hears();
      stands();
      beat = setInterval(() => this.#ask(client), BEAT_MS).unref();
      await ended;
    } catch {
      // Tried again.
    } finally {
      clearInterval(beat);
      client.connection.stream.destroy();
    }
  }

  #more(): void {
    if (!this.#need) return;
    this.#told++;
    this.#covered = undefined;
    this.#need();
    this.#locate();
  }

  /** Asked after what was told, so it covers its commit; one question at a time, and another when more was told meanwhile. */
  #locate(): void {
    const client = this.#client;
    if (!this.#listens || !client) return;
    this.#locating ??= this.#askPlace(client).finally(() => {
      if (client === this.#client) this.#locating = undefined;
      if (client === this.#client && this.#listens && !this.#covered) this.#locate();
    });
  }

  async #askPlace(client: pg.Client): Promise<void> {
    const told = this.#told;
    try {
      const place = positionIn(await this.#answer<[number, string]>(client, WRITTEN));
      if (client !== this.#client || told !== this.#told) return;
      this.#covered = place;
      this.#need?.();
    } catch {
      client.connection.stream.destroy(); // listened to anew
    }
  }

  #ask(client: pg.Client): void {
    const now = performance.now();
    // Where it was this process that stood still, what has come meanwhile is yet to be read.
    const stoodStill = now - this.#beat > 2 * BEAT_MS;
    this.#beat = now;
    if (!stoodStill && now - this.#heard > SILENCE_MS) {
      client.connection.stream.destroy();
      return;
    }
    this.#answer(client, 'select 1').catch(() => {}); // its end is told
  }

  /** One question after the other; any answer is a sign of life. */
  #answer<Row extends unknown[]>(client: pg.Client, text: string): Promise<Row[]> {
    const answer = this.#asked.then(async () => {
      const { rows } = await client.query<Row>({ text, rowMode: 'array' });
      if (client === this.#client) this.#heard = performance.now();
      return rows;
    });
    this.#asked = answer.catch(() => {});
    return answer;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((over) => {
      if (this.#closed) {
        over();
        return;
      }
      const timer = setTimeout(over, ms);
      this.#rest = () => {
        clearTimeout(timer);
        over();
      };
    });
  }
}

/** One statement that is answered within the time for connecting, or fails. */
async function within(client: pg.Client, text: string): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), CONNECT_MS);
  await client.query(text).finally(() => clearTimeout(timer));
}
