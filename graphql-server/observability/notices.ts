/** A problem that needs an operator. The panel shows it until it is solved. */
export interface Notice {
  /** Subject, such as `disk`. A new notice replaces the previous one about the same subject. */
  about: string;
  /** The problem and what to do about it. */
  sentence: string;
  since: Date;
}

/** Current problems of this process and its environment. Each is logged once, when it is raised. */
export class Notices {
  readonly #open = new Map<string, Notice>();
  readonly #log: { warn(what: object, sentence: string): void };

  constructor(log: { warn(what: object, sentence: string): void }) {
    this.#log = log;
  }

  /** Reports a problem. Raising the same notice again has no effect. */
  raise(about: string, sentence: string): void {
    if (this.#open.get(about)?.sentence === sentence) return;
    this.#open.set(about, { about, sentence, since: new Date() });
    this.#log.warn({ about }, sentence);
  }

  /** Removes the notice about a subject, if there is one. */
  clear(about: string): void {
    this.#open.delete(about);
  }

  /** Current notices, oldest first. */
  all(): Notice[] {
    return [...this.#open.values()];
  }
}
