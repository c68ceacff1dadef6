import type { Log } from '../errors.ts';

/** A problem that needs an operator. The panel shows it until it is solved. */
export interface Notice {
  /** The kind of problem, such as `pictures-disk`. A new notice replaces the previous one with the same code. */
  code: string;
  /** The problem and what to do about it. */
  message: string;
  since: Date;
}

/** Current problems of this process and its environment. Each is logged once, when it is raised. */
export class Notices {
  readonly #current = new Map<string, Notice>();

  constructor(private readonly log: Pick<Log, 'warn'>) {}

  /** Reports a problem. Raising the same notice again has no effect. */
  raise(code: string, message: string): void {
    if (this.#current.get(code)?.message === message) return;
    this.#current.set(code, { code, message, since: new Date() });
    this.log.warn({ code }, message);
  }

  clear(code: string): void {
    this.#current.delete(code);
  }

  /** Current notices, oldest first. */
  all(): Notice[] {
    return [...this.#current.values()];
  }
}
