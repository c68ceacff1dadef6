import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { photograph } from '../../graphql-server/pictures/specimens.ts';

/** What an answer is waited for at most, and the pauses after each picture that is sent and each that is looked at, in milliseconds. */
const PATIENCE_MS = 10_000;
const SEND_PAUSE_MS = 500;
const LOOK_PAUSE_MS = 30;
const SIZE = { width: 480, height: 320 };

/** What came of the pictures of a while. */
export interface CountedPictures {
  /** Names of the files that were said to be stored, and titles of their records. */
  stored: string[];
  titles: string[];
  refused: number;
  looks: number;
  /** Looks at pictures stored before that showed nothing, or something else. */
  unseen: number;
}

/** Sends photographs to a site, each another, and looks at those that it has. */
export class Pictures {
  readonly #all: string[] = [];
  #counted = fresh();
  #running = true;
  #ended: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(
    private readonly origin: string,
    private readonly bearer: string,
  ) {}

  async begin(): Promise<void> {
    await this.#send();
    if (this.#all.length === 0)
      throw new Error('No picture can be stored before anything was done to the site.');
    this.#ended = Promise.all([this.#sendOn(), this.#lookOn()]);
    this.take();
  }

  /** What came of them since it was asked last. */
  take(): CountedPictures {
    const counted = this.#counted;
    this.#counted = fresh();
    return counted;
  }

  async end(): Promise<void> {
    this.#running = false;
    await this.#ended;
  }

  async #sendOn(): Promise<void> {
    while (this.#running) {
      await this.#send();
      await sleep(SEND_PAUSE_MS);
    }
  }

  async #send(): Promise<void> {
    const title = `Pictured ${++this.#count}`;
    const form = new FormData();
    for (const [name, words] of Object.entries({ title, location: 'Dubai Marina', price: 'AED 1' }))
      form.set(name, words);
    const bytes = new Uint8Array(await photograph(SIZE));
    form.set('thumbnail', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
    const file = await this.#answerTo(form);
    if (file === undefined) {
      this.#counted.refused++;
      return;
    }
    this.#counted.titles.push(title);
    this.#counted.stored.push(file);
    this.#all.push(file);
  }

  async #answerTo(body: FormData): Promise<string | undefined> {
    try {
      const answer = await fetch(`${this.origin}/api/apartments-for-sale`, {
        method: 'POST',
        headers: { authorization: this.bearer },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { thumbnail } = (await answer.json()) as { thumbnail?: string };
      return answer.status === 201 && thumbnail ? basename(thumbnail) : undefined;
    } catch {
      return undefined;
    }
  }

  async #lookOn(): Promise<void> {
    while (this.#running) {
      const file = this.#all[Math.floor(Math.random() * this.#all.length)]!;
      const isShown = await showsPicture(this.origin, file);
      this.#counted.looks++;
      if (!isShown) this.#counted.unseen++;
      await sleep(LOOK_PAUSE_MS);
    }
  }
}

/** Whether a picture is shown byte for byte: its name is made of them. */
export async function showsPicture(origin: string, file: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/uploads/${file}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('hex');
    return answer.status === 200 && file.startsWith(`${digest.slice(0, 24)}.`);
  } catch {
    return false;
  }
}

const fresh = (): CountedPictures => ({ stored: [], titles: [], refused: 0, looks: 0, unseen: 0 });
