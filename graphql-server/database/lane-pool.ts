import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { PATIENCE_MS, type Lookout } from './lookout.ts';
import { Pool, type Connection, type PoolConfig } from './pool.ts';
import type { Pulse } from './pulse.ts';
import { AllTaken, asLost, ConnectionLost, isUnavailable } from './unavailable.ts';

/** How often those in use are looked at, in milliseconds. */
const LOOK_MS = 200;
/** From then on it is asked whether the server lives at all. */
const DOUBT_MS = 1000;
/** A connection that nobody had for so long may have died unnoticed. */
const STALE_MS = 1000;
/** How often several servers are asked while none of them is the primary, in milliseconds. */
const AGAIN_MS = 100;

export interface LanePoolConfig extends PoolConfig {
  pulse: Pulse;
  silentMs: number;
  /** Knows the primary, for a lane that leads there; without it any server will do. */
  lookout?: Lookout | undefined;
  /** Whether a connection is waited for while there is no primary. */
  patient?: boolean;
}

/**
 * The connections of one lane. Nobody waits on one of them for ever: while the server is silent nobody gets any, whoever
 * waits when it falls silent is told so, and one that alone was silent for too long is cut. A statement that is slow on a server that
 * lives goes on (docs/decisions/0016).
 */
export class LanePool extends Pool {
  readonly #pulse: Pulse;
  readonly #silentMs: number;
  readonly #address: PoolConfig['address'];
  readonly #lookout: Lookout | undefined;
  readonly #patienceMs: number;
  /** Those in use, each with what it has said and since when it has said no more. */
  readonly #inUse = new Map<pg.ClientBase, { heard: number; since: number }>();
  /** Since when each of the others is idle. */
  readonly #idle = new Map<pg.ClientBase, number>();
  /** Those just taken that had been idle for long. */
  readonly #stale = new WeakSet<pg.ClientBase>();
  readonly #looking: NodeJS.Timeout;

  constructor(config: LanePoolConfig) {
    super(config);
    this.#pulse = config.pulse;
    this.#silentMs = config.silentMs;
    this.#address = config.address;
    this.#lookout = config.lookout;
    this.#patienceMs = config.patient ? PATIENCE_MS : 0;
    this.on('acquire', (client) => {
      const now = performance.now();
      if (now - (this.#idle.get(client) ?? now) > STALE_MS) this.#stale.add(client);
      this.#idle.delete(client);
      this.#inUse.set(client, { heard: socketOf(client).bytesRead, since: now });
    });
    this.on('release', (_error, client) => {
      this.#inUse.delete(client);
      this.#idle.set(client, performance.now());
    });
    this.on('remove', (client) => {
      this.#inUse.delete(client);
      this.#idle.delete(client);
    });
    this.#pulse.onSilence(() => {
      this.#hangUpIdle();
      this.#hangUpInUse(DOUBT_MS);
    });
    // What is still written on one that was left behind is lost when it follows: whoever is at it is told nothing is known.
    this.#lookout?.onMove(() => {
      this.#pulse.giveUp();
      this.#hangUpIdle();
      this.#hangUpInUse(-1);
    });
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  override end(): Promise<void>;
  override end(ended: () => void): void;
  override end(ended?: () => void): Promise<void> | void {
    clearInterval(this.#looking);
    if (!ended) return super.end();
    super.end(ended);
  }

  /** What could not be had is tried again on whichever server is the primary then; what was had is the caller's. */
  protected override async take(): Promise<pg.PoolClient> {
    const end = performance.now() + this.#patienceMs;
    for (;;) {
      const place = this.#lookout?.current;
      try {
        return await this.#take();
      } catch (error) {
        const lost = asLost(error);
        if (this.ending || !isUnavailable(lost) || performance.now() > end) throw lost;
        await this.#whereabouts(lost, place);
      }
    }
  }

  /** Looks where the primary is; throws the error again where that explains nothing. */
  async #whereabouts(lost: unknown, place: string | undefined): Promise<void> {
    if (place !== this.#lookout!.current) return;
    const isThere = await this.#lookout!.find();
    if (place !== this.#lookout!.current) return;
    if (isThere && lost instanceof AllTaken) throw lost;
    await pause(AGAIN_MS);
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#pulse.silent && !(await this.#pulse.beats())) {
      throw new ConnectionLost('The database server does not answer.');
    }
    for (;;) {
      const client = await this.#next();
      if (this.#isElsewhere(client)) client.release(true);
      else if (!this.#stale.delete(client) || (await isAnswered(client))) return client;
      else {
        // What fell silent with it would cost the next callers the same wait.
        client.release(true);
        this.#hangUpIdle();
      }
    }
  }

  /** Whether it leads to another server than is asked now. Throws for one that is to be the primary and follows another. */
  #isElsewhere(client: pg.PoolClient): boolean {
    const { address, standby } = client as pg.PoolClient & Connection;
    if (address !== this.#address?.()) return true;
    if (!this.#lookout || !standby) return false;
    client.release(true);
    throw new ConnectionLost('The database server is a standby.');
  }

  async #next(): Promise<pg.PoolClient> {
    try {
      return await super.take();
    } catch (error) {
      if (!this.ending) this.#pulse.doubt();
      throw error;
    }
  }

  #look(): void {
    const now = performance.now();
    let doubtful = false;
    for (const [client, said] of this.#inUse) {
      const { bytesRead } = socketOf(client);
      if (bytesRead !== said.heard) this.#inUse.set(client, { heard: bytesRead, since: now });
      else doubtful ||= now - said.since > DOUBT_MS;
    }
    this.#hangUpInUse(this.#pulse.silent ? DOUBT_MS : this.#silentMs);
    if (doubtful) this.#pulse.doubt();
  }

  #hangUpInUse(silentMs: number): void {
    const now = performance.now();
    for (const [client, { since }] of this.#inUse) if (now - since > silentMs) hangUp(client);
  }

  #hangUpIdle(): void {
    for (const client of this.#idle.keys()) hangUp(client);
  }
}

/** As if the network had cut it: its caller and its pool are told at once, which `end` on a silent one would not do. */
function hangUp(client: pg.ClientBase): void {
  socketOf(client).destroy(new ConnectionLost('The connection fell silent.'));
}

function socketOf(client: pg.ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket;
}

async function isAnswered(client: pg.PoolClient): Promise<boolean> {
  try {
    const question = { text: 'SELECT 1', query_timeout: STALE_MS };
    await client.query(question);
    return true;
  } catch {
    return false;
  }
}
