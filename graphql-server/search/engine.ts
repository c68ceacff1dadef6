import { factsIn } from './home-facts.ts';
import { HomeIndex } from './home-index.ts';

/** What an index of homes is told and asked. Homes come as the database writes them (`FACTS_LINE`). */
export class Engine {
  readonly #index = new HomeIndex();

  load(lines: string): void {
    this.#index.load(factsIn(lines));
  }

  ready(): void {
    this.#index.ready();
  }

  /** Takes the homes that have changed as they are now; those of whom nothing is said are gone. */
  apply(changed: readonly number[], lines: string): void {
    const homes = [...factsIn(lines)];
    const stand = new Set(homes.map(({ id }) => id));
    this.#index.apply(
      homes,
      changed.filter((id) => !stand.has(id)),
    );
  }

  find(...asked: Parameters<HomeIndex['find']>): ReturnType<HomeIndex['find']> {
    return this.#index.find(...asked);
  }

  readOn(...asked: Parameters<HomeIndex['readOn']>): ReturnType<HomeIndex['readOn']> {
    return this.#index.readOn(...asked);
  }

  clusters(...asked: Parameters<HomeIndex['clusters']>): ReturnType<HomeIndex['clusters']> {
    return this.#index.clusters(...asked);
  }

  near(...asked: Parameters<HomeIndex['near']>): ReturnType<HomeIndex['near']> {
    return this.#index.near(...asked);
  }

  like(...asked: Parameters<HomeIndex['like']>): ReturnType<HomeIndex['like']> {
    return this.#index.like(...asked);
  }
}

type Calls = { [Call in keyof Engine]: Engine[Call] };

/** Has an engine do something, here or in a thread of its own; what is asked for first is done first. */
export type Ask = <Call extends keyof Calls>(
  call: Call,
  ...asked: Parameters<Calls[Call]>
) => Promise<ReturnType<Calls[Call]>>;

/** Has one engine do what it is asked for, by name. */
export function perform(engine: Engine, call: keyof Calls, asked: unknown[]): unknown {
  return (engine[call] as (...asked: unknown[]) => unknown).apply(engine, asked);
}

/** An engine that is open. What is asked of one that has ended fails. */
export interface OpenEngine {
  ask: Ask;
  hasEnded: () => boolean;
  end: () => Promise<unknown>;
}

/** An engine in the thread that asks. */
export function engineHere(): OpenEngine {
  const engine = new Engine();
  const ask = (call: keyof Calls, ...asked: unknown[]) =>
    Promise.resolve().then(() => perform(engine, call, asked));
  return { ask: ask as Ask, hasEnded: () => false, end: () => Promise.resolve() };
}
