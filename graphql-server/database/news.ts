import pg from 'pg';
import type { Shared } from './engine.ts';

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
  /** Changes may be missed from here on. */
  deaf(): void;
}

/**
 * Hears, on a connection of its own, that content was changed by any process on the same server. Whoever has lost it, or has
 * had no sign of life for 1.4 s, is deaf until he listens again: what he missed is unknown, so nothing lasts meanwhile.
 */
export class News {
  #client: pg.Client | undefined;
  #heard = -Infinity;
  #listens = false;
  #closed = false;
  #rest: (() => void) | undefined;
  #staying: Promise<void> | undefined;

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

  /** Listens from now on; ends after the first attempt. */
  listen(): Promise<void> {
    return new Promise((tried) => {
      this.#staying ??= this.#stay(tried);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
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
    this.#heard = -Infinity;
    this.#client?.connection.stream.destroy();
  }

  /** Listens until the connection ends, in whatever way. */
  async #attend(stands: () => void): Promise<void> {
    const client = new pg.Client({ ...this.server.config(), connectionTimeoutMillis: CONNECT_MS });
    this.#client = client;
    let beat: NodeJS.Timeout | undefined;
    const ended = new Promise<void>((end) => client.on('error', () => end()).on('end', end));
    client.on('notification', () => this.listener.changed());
    try {
      await client.connect();
      await within(client, `listen ${CHANNEL}`);
      this.#heard = performance.now();
      this.#listens = true;
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

  #ask(client: pg.Client): void {
    if (performance.now() - this.#heard > SILENCE_MS) {
      client.connection.stream.destroy();
      return;
    }
    client.query('select 1').then(
      () => (this.#heard = performance.now()),
      () => {}, // its end is told
    );
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
