import { useSyncExternalStore } from 'react';

/** Something that this browser keeps for the visitor, the same in all its tabs. */
export interface StoredValue<Value> {
  /** As it is now; the same object until it is changed. */
  read(): Value;
  /** Makes something else of what is kept now, by whichever tab; tells whether it could be kept. */
  change(make: (now: Value) => Value): boolean;
  /** Calls `told` whenever it has changed, until the function it gives is called. */
  watch(told: () => void): () => void;
  /** What stands where nothing is kept, and until the page is taken over from the server. */
  nothing: Value;
}

/**
 * Keeps a value under a name of its own; `sound` makes sense of whatever is found there, which people and older versions
 * of the site may have written.
 */
export function createStoredValue<Value>(
  name: string,
  nothing: Value,
  sound: (found: unknown) => Value,
): StoredValue<Value> {
  const watchers = new Set<() => void>();
  let text: string | null = null;
  let value = nothing;

  function read(): Value {
    const found = wordsUnder(name);
    if (found !== text) {
      text = found;
      value = found === null ? nothing : sound(parsed(found));
    }
    return value;
  }

  const tell = () => watchers.forEach((told) => told());
  // Without a key all that was kept is gone.
  const onStorage = ({ key }: StorageEvent) => (key === name || key === null) && tell();

  return {
    nothing,
    read,
    change(make) {
      try {
        localStorage.setItem(name, JSON.stringify(make(read())));
        return true;
      } catch {
        return false; // blocked, or full
      } finally {
        tell();
      }
    },
    watch(told) {
      if (watchers.size === 0) addEventListener('storage', onStorage);
      watchers.add(told);
      return () => {
        watchers.delete(told);
        if (watchers.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** What is kept, followed as it changes. */
export const useStoredValue = <Value>({ watch, read, nothing }: StoredValue<Value>): Value =>
  useSyncExternalStore(watch, read, () => nothing);

function wordsUnder(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing may throw where others say null
  }
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
