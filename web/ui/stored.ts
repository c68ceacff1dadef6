import { useSyncExternalStore } from 'react';

/** A value in the local storage, synchronised between tabs. */
export interface StoredValue<Value> {
  /** Returns the current value; the same object until it changes. */
  read(): Value;
  /** Updates the current value. Returns false if it could not be stored. */
  change(make: (now: Value) => Value): boolean;
  /** Calls a listener after each change in any tab. Returns the function that unsubscribes. */
  watch(listener: () => void): () => void;
  /** The value if nothing is stored, and during hydration. */
  initial: Value;
}

/**
 * Creates a stored value. `validate` checks what is stored, which older versions of the site or the visitor may have written.
 */
export function createStoredValue<Value>(
  name: string,
  initial: Value,
  validate: (found: unknown) => Value,
): StoredValue<Value> {
  const watchers = new Set<() => void>();
  let text: string | null = null;
  let value = initial;

  function read(): Value {
    const found = readText(name);
    if (found !== text) {
      text = found;
      value = found === null ? initial : validate(parseJson(found));
    }
    return value;
  }

  const notify = () => watchers.forEach((listener) => listener());
  // Without a key the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => (key === name || key === null) && notify();

  return {
    initial,
    read,
    change(make) {
      try {
        localStorage.setItem(name, JSON.stringify(make(read())));
        return true;
      } catch {
        return false; // storage is blocked or full
      } finally {
        notify();
      }
    },
    watch(listener) {
      if (watchers.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', notify); // a page in the back/forward cache receives no other event
      }
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
        if (watchers.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', notify);
      };
    },
  };
}

/** Returns the value and re-renders when it changes. */
export const useStoredValue = <Value>({ watch, read, initial }: StoredValue<Value>): Value =>
  useSyncExternalStore(watch, read, () => initial);

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is blocked
  }
}

function parseJson(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
