/** A key-value storage of texts. */
interface SafeStorage {
  /** Reads a value; it survives a reload if the browser allows storage. */
  getItem(name: string): string | null;
  /** Stores a value. */
  setItem(name: string, text: string): void;
  /** Removes a value. */
  removeItem(name: string): void;
}

/** Wraps a storage; values stay in memory where the storage is blocked or full. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  /** Browsers that block storage throw even on access. */
  function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  }

  /** A value stored by another tab replaces the one in memory. */
  function onStorage({ key, storageArea }: StorageEvent): void {
    if (storageArea && storageArea !== withStorage((storage) => storage)) return;
    if (key === null) memory.clear();
    else memory.delete(key);
  }

  return {
    getItem: (name) => memory.get(name) ?? withStorage((storage) => storage.getItem(name)) ?? null,

    setItem(name, text) {
      memory.set(name, text);
      addEventListener('storage', onStorage, { capture: true }); // before listeners that read the value
      withStorage((storage) => {
        storage.setItem(name, text);
        memory.delete(name);
      });
    },

    removeItem(name) {
      memory.delete(name);
      withStorage((storage) => storage.removeItem(name));
    },
  };
}
