import { setTimeout as sleep } from 'node:timers/promises';

/** What an answer is waited for at most, in milliseconds. */
const PATIENCE_MS = 10_000;
const WRITERS = 4;
const READERS = 5;
/** Records that each writer changes, and the pauses after each call: the machine is to be used, not filled. */
const RECORDS = 3;
const WRITE_PAUSE_MS = 50;
const READ_PAUSE_MS = 10;

const CREATE = `mutation ($title: String!) {
  made: createSaleApartment(input: { title: $title, location: "Dubai Marina", price: "AED 1" }) { id }
}`;
const CHANGE = `mutation ($id: ID!, $price: String!) {
  made: updateSaleApartment(id: $id, input: { price: $price }) { id }
}`;

/** What came of the calls of a while. */
export interface Counted {
  /** Titles of records whose making was answered, and what was last answered of each that is changed. */
  made: string[];
  changed: Map<number, number>;
  answered: number;
  /** Writes that were refused or not answered: whoever sent them knows that they have to be looked after. */
  refused: number;
  reads: number;
  failed: number;
  stale: number;
  /** Milliseconds from the answer to a write until somebody asked who was shown what was before it; the longest. */
  oldest: number;
  /** Longest time between two answered writes, in milliseconds. */
  pause: number;
}

interface Known {
  id: number;
  /** What it was last asked to become, what it is known to be, and since when. */
  asked: number;
  is: number;
  at: number;
}

/** Writes to a site and reads from it as visitors and staff do, holding each answer against what was answered before. */
export class Load {
  readonly #records: Known[][] = [];
  #counted = fresh();
  #lastAnswer = performance.now();
  #running = true;
  #ended: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(
    private readonly origin: string,
    private readonly bearer: string,
  ) {}

  async begin(): Promise<void> {
    for (let writer = 0; writer < WRITERS; writer++) {
      const own: Known[] = [];
      for (let n = 0; n < RECORDS; n++) {
        const id = await this.#write(CREATE, { title: `Kept ${writer}.${n}` });
        if (id === undefined) throw new Error('Nothing can be written before anything was done to the site.');
        own.push({ id, asked: 1, is: 1, at: performance.now() });
      }
      this.#records.push(own);
    }
    const writing = this.#records.map((own) => this.#writeOn(own));
    const reading = Array.from({ length: READERS }, () => this.#readOn());
    this.#ended = Promise.all([...writing, ...reading]);
    this.take();
  }

  /** What came of the calls since it was asked last. */
  take(): Counted {
    const counted = this.#counted;
    counted.pause = Math.max(counted.pause, performance.now() - this.#lastAnswer);
    counted.changed = new Map(this.#records.flat().map(({ id, is }) => [id, is]));
    this.#counted = fresh();
    this.#lastAnswer = performance.now();
    return counted;
  }

  async end(): Promise<void> {
    this.#running = false;
    await this.#ended;
  }

  async #writeOn(own: Known[]): Promise<void> {
    while (this.#running) {
      for (const record of own) {
        const price = ++record.asked;
        const id = await this.#write(CHANGE, { id: record.id, price: `AED ${price}` });
        this.#note(id !== undefined);
        if (id !== undefined) Object.assign(record, { is: price, at: performance.now() });
        await sleep(WRITE_PAUSE_MS);
      }
      const title = `Made ${++this.#count}`;
      const id = await this.#write(CREATE, { title });
      this.#note(id !== undefined);
      if (id !== undefined) this.#counted.made.push(title);
      await sleep(WRITE_PAUSE_MS);
    }
  }

  #note(isAnswered: boolean): void {
    if (!isAnswered) {
      this.#counted.refused++;
      return;
    }
    const now = performance.now();
    this.#counted.answered++;
    this.#counted.pause = Math.max(this.#counted.pause, now - this.#lastAnswer);
    this.#lastAnswer = now;
  }

  async #readOn(): Promise<void> {
    for (let n = Math.random() * 100; this.#running; n++) {
      const all = this.#records.flat();
      const { id, is, at } = all[Math.floor(Math.random() * all.length)]!;
      const begun = performance.now();
      const shown = await this.#shown(
        n % 5 < 1 ? `/apartment-for-sale/${id}` : `/api/apartments-for-sale/${id}`,
      );
      this.#counted.reads++;
      if (shown === undefined) this.#counted.failed++;
      else if (shown < is) {
        this.#counted.stale++;
        this.#counted.oldest = Math.max(this.#counted.oldest, begun - at);
      }
      await sleep(READ_PAUSE_MS);
    }
  }

  /** The price that a page or the API shows. */
  async #shown(path: string): Promise<number | undefined> {
    try {
      const answer = await fetch(`${this.origin}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const found = /AED (\d+)/.exec(await answer.text());
      return answer.status === 200 && found ? Number(found[1]) : undefined;
    } catch {
      return undefined;
    }
  }

  /** The number of the record that was written; `undefined` when that was refused or not answered. */
  async #write(query: string, variables: object): Promise<number | undefined> {
    try {
      const answer = await fetch(`${this.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: this.bearer },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { data } = (await answer.json()) as { data?: { made?: { id: string } | null } | null };
      return data?.made ? Number(data.made.id) : undefined;
    } catch {
      return undefined;
    }
  }
}

const fresh = (): Counted => ({
  made: [],
  changed: new Map(),
  answered: 0,
  refused: 0,
  reads: 0,
  failed: 0,
  stale: 0,
  oldest: 0,
  pause: 0,
});
