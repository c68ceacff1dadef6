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
  readonly #current = new Map<string, Notice>();

  constructor(private readonly log: { warn(details: object, message: string): void }) {}

  /** Reports a problem. Raising the same notice again has no effect. */
  raise(about: string, sentence: string): void {
    if (this.#current.get(about)?.sentence === sentence) return;
    this.#current.set(about, { about, sentence, since: new Date() });
    this.log.warn({ about }, sentence);
  }

  /** Removes the notice about a subject, if there is one. */
  clear(about: string): void {
    this.#current.delete(about);
  }

  /** Current notices, oldest first. */
  all(): Notice[] {
    return [...this.#current.values()];
  }
}
