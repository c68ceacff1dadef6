import pg from 'pg';
import { codeOf } from './unavailable.ts';

/** Longest wait for a sign of life, in milliseconds. */
const LONGEST_MS = 1500;
/** A doubt is not raised again so soon after the last. */
const REST_MS = 1000;

/** Whether a server lives: asked on a connection of its own, which knows nothing of what befell the others. */
export class Pulse {
  #asking: Promise<boolean> | undefined;
  #askedAt = -Infinity;
  #silent = false;
  #client: pg.Client | undefined;
  readonly #hear: (() => void)[] = [];

  constructor(private readonly config: () => pg.ClientConfig) {}

  /** Whether the server did not answer when it was asked last. */
  get silent(): boolean {
    return this.#silent;
  }

  /** Has `tell` called whenever the server is found silent. */
  onSilence(tell: () => void): void {
    this.#hear.push(tell);
  }

  /** Has the server asked, unless it is being asked already or has been a moment ago. */
  doubt(): void {
    if (performance.now() - this.#askedAt > REST_MS) this.#asking ??= this.#ask();
  }

  /** Whether the server answers now, by a question that began after this call; several callers share one. */
  async beats(): Promise<boolean> {
    if (await this.#asking) return true;
    return (this.#asking ??= this.#ask());
  }

  /** Waits no longer for an answer: another server is to be asked. */
  giveUp(): void {
    this.#client?.connection.stream.destroy();
  }

  async #ask(): Promise<boolean> {
    this.#askedAt = performance.now();
    this.#client = new pg.Client({ ...this.config(), connectionTimeoutMillis: LONGEST_MS });
    const alive = await answers(this.#client);
    this.#asking = undefined;
    this.#silent = !alive;
    if (!alive) for (const tell of this.#hear) tell();
    return alive;
  }
}

/** Any answer counts, a refusal too, unless the server says that it is stopping or not there yet. */
async function answers(client: pg.Client): Promise<boolean> {
  client.on('error', () => {});
  try {
    await client.connect();
    void client.end();
    return true;
  } catch (error) {
    return /^(?!57P)[0-9A-Z]{5}$/.test(codeOf(error));
  }
}
