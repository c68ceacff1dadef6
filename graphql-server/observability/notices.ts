/** Something that needs an operator and that staff are told of until it is mended. */
export interface Notice {
  /** What it is about, such as `disk`: a second sentence about the same takes the first one's place. */
  about: string;
  /** What is wrong and what to do, in a sentence or two. */
  sentence: string;
  since: Date;
}

/** What is wrong with this process or its surroundings just now. Each is logged once, when it is raised. */
export class Notices {
  readonly #open = new Map<string, Notice>();
  readonly #log: { warn(what: object, sentence: string): void };

  constructor(log: { warn(what: object, sentence: string): void }) {
    this.#log = log;
  }

  /** Says that something is wrong; the same sentence again changes nothing. */
  raise(about: string, sentence: string): void {
    if (this.#open.get(about)?.sentence === sentence) return;
    this.#open.set(about, { about, sentence, since: new Date() });
    this.#log.warn({ about }, sentence);
  }

  /** Says that it is mended, or never was. */
  clear(about: string): void {
    this.#open.delete(about);
  }

  /** What is wrong just now, in the order in which it was noticed. */
  all(): Notice[] {
    return [...this.#open.values()];
  }
}
