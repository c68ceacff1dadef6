import { StorageFull } from '../errors.ts';
import type { StorageWatch } from './storage.ts';
import { StoreAway } from './store-away.ts';

/** Tells the watch of a store how it goes: once it failed, each time again, and when it works after that. */
export class Watched {
  #trouble: 'full' | 'away' | undefined;

  constructor(readonly watch: StorageWatch | undefined) {}

  /** Does something with the store. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      this.#works('away');
      return done;
    } catch (error) {
      throw this.fails(error);
    }
  }

  /** Something was stored. */
  stored(): void {
    this.#works('full');
  }

  /** Gives the error back. */
  fails(error: unknown): unknown {
    if (error instanceof StorageFull) this.#trouble = 'full';
    else if (error instanceof StoreAway) this.#trouble = 'away';
    else return error;
    this.watch?.failing(error instanceof StoreAway ? error.reason : error.message);
    return error;
  }

  #works(again: 'full' | 'away'): void {
    if (this.#trouble !== again) return;
    this.#trouble = undefined;
    this.watch?.working();
  }
}
