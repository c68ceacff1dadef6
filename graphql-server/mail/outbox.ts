import { NotMailed, type Letter, type Post } from './letter.ts';

/** A letter that this process alone may send for a while. */
export interface Claimed {
  id: number;
  /** How often it has been tried, this time included. */
  attempt: number;
  /** When it was written. */
  since: Date;
  letter: Letter;
}

/** Where letters wait that are to be mailed. */
export interface Letters {
  /** The moment by which all who send these letters judge what is due. */
  now(): Promise<Date>;
  /** The next letter that is due, kept from everyone else until `until`; null when none is. */
  claim(now: Date, until: Date): Promise<Claimed | null>;
  /** When the next letter will be due; null when none waits. */
  nextDue(): Promise<Date | null>;
  sent(claimed: Claimed, at: Date): Promise<void>;
  /** The try failed; the letter is due again at `again`, or given up. */
  failed(claimed: Claimed, outcome: { why: string; at: Date; again: Date | null }): Promise<void>;
}

interface OutboxParts {
  letters: Letters;
  post: Post;
  log: { error(what: object, sentence: string): void; warn(what: object, sentence: string): void };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Longest that one try takes. */
const TRY = MINUTE;
/** How long a letter is kept from others: longer than any try, and the wait after a process was killed in one. */
const CLAIM = 2 * MINUTE;
/** A letter that could not be handed over for so long is given up. */
const GIVE_UP_AFTER = 24 * HOUR;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 2 * HOUR;
/** Letters that another process left are looked for as often. */
const LOOK = MINUTE;
/**
 * How long a try that runs may go on once the server is to stop: a mail server that looks into a letter before it takes it is
 * seconds at that, and one that is left meanwhile takes it all the same.
 */
const GRACE = 8 * SECOND;

/** How long to wait after that many failed tries: half a minute, then twice as long each time, up to two hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20));

/**
 * Mails the letters that wait, one after the other, until each is taken or given up. A letter is handed over at least
 * once: a process that ends between the server's yes and the note of it lets the next one send it again, under the same
 * Message-ID.
 */
export class Outbox {
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #closing = false;

  constructor(private readonly parts: OutboxParts) {}

  /** Looks at once for letters that are due, and from then on again and again. */
  wake(): void {
    if (this.#closing) return;
    clearTimeout(this.#timer);
    this.#again = true;
    this.#running ??= this.#run();
  }

  /** Sends nothing more; a try that runs has eight seconds to end. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    const late = setTimeout(() => this.#ending.abort(), GRACE);
    await this.#running;
    clearTimeout(late);
  }

  async #run(): Promise<void> {
    let pause = LOOK;
    try {
      this.#again = false;
      while (!this.#closing && (await this.#sendNext()));
      pause = await this.#untilNext();
    } catch (error) {
      this.parts.log.error({ err: error }, 'The outbox could not be looked through');
    }
    this.#running = undefined;
    this.#wakeAfter(pause);
  }

  #wakeAfter(pause: number): void {
    if (!this.#closing) this.#timer = setTimeout(() => this.wake(), this.#again ? 0 : pause);
  }

  /** Whether there was a letter to send. */
  async #sendNext(): Promise<boolean> {
    const { letters, post } = this.parts;
    const begun = await letters.now();
    const claimed = await letters.claim(begun, new Date(begun.getTime() + CLAIM));
    if (!claimed) return false;
    try {
      await post.send(claimed.letter, AbortSignal.any([AbortSignal.timeout(TRY), this.#ending.signal]));
    } catch (error) {
      await this.#noteFailure(claimed, error);
      return true;
    }
    await letters.sent(claimed, await letters.now());
    return true;
  }

  async #noteFailure(claimed: Claimed, error: unknown): Promise<void> {
    if (!(error instanceof NotMailed)) throw error;
    const { letters, log } = this.parts;
    const at = await letters.now();
    const next = new Date(at.getTime() + pauseAfter(claimed.attempt));
    const again = next.getTime() - claimed.since.getTime() < GIVE_UP_AFTER ? next : null;
    const said = { err: error.cause, letter: claimed.id, attempt: claimed.attempt };
    if (again) log.warn(said, 'A letter could not be mailed yet');
    else log.error(said, 'A letter could not be mailed for a day and is given up');
    await letters.failed(claimed, { why: error.message, at, again });
  }

  /** Milliseconds until a letter is due, as far as is known. */
  async #untilNext(): Promise<number> {
    if (this.#closing) return LOOK;
    const { letters } = this.parts;
    const due = await letters.nextDue();
    if (!due) return LOOK;
    const now = await letters.now();
    return Math.min(LOOK, Math.max(SECOND, due.getTime() - now.getTime()));
  }
}
