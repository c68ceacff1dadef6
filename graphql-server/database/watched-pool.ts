import type { Socket } from 'node:net';
import pg from 'pg';
import { codeOf } from './unavailable.ts';

const SILENCE_MS = 1000;
const PROBE_MS = 1500;
const LONGEST_SILENCE_MS = 12_000;

/** Whether a new connection to the same server is answered in time; any answer counts, a refusal too. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return /^(?!57P)[0-9A-Z]{5}$/.test(codeOf(error));
  }
}

/**
 * A pool that nobody waits on for ever: when a connection in use has been silent for a second, the server is asked
 * whether it lives; if not, or after 12 s, the connection is cut and its caller gets an error. A slow query survives.
 */
export class WatchedPool extends pg.Pool {
  readonly #busy = new WeakSet<pg.ClientBase>();
  readonly #config: pg.PoolConfig;
  #probe: Promise<boolean> | undefined;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.#config = config;
    this.on('connect', (client) => this.#watch(client));
    this.on('acquire', (client) => this.#busy.add(client));
    this.on('release', (_error, client) => this.#busy.delete(client));
  }

  #watch(client: pg.ClientBase): void {
    // A checked-out client without a listener would end the process; the waiting query gets the error anyway.
    client.on('error', () => {});
    const socket = (client as pg.Client).connection.stream as Socket;
    let heard = 0;
    let silent = 0;
    socket.setTimeout(SILENCE_MS, () => {
      if (!this.#busy.has(client)) return;
      silent = heard === socket.bytesRead ? silent + SILENCE_MS : SILENCE_MS;
      heard = socket.bytesRead;
      void this.#alive().then((alive) => {
        if (alive && silent < LONGEST_SILENCE_MS) socket.setTimeout(SILENCE_MS);
        else if (this.#busy.has(client)) socket.destroy(new Error('The database server stopped answering'));
      });
    });
  }

  #alive(): Promise<boolean> {
    this.#probe ??= answers(this.#config).finally(() => {
      this.#probe = undefined;
    });
    return this.#probe;
  }
}
