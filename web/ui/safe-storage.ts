/** Texts that a browser keeps by name. */
export interface SafeStorage {
  /** What is kept under a name; it outlives a reload as far as the browser keeps anything. */
  remembered(name: string): string | null;
  /** Keeps a text under a name. */
  remember(name: string, text: string): void;
  /** Keeps nothing under that name any more. */
  forget(name: string): void;
}

/** What stands in a storage, and in the document alone where the browser keeps nothing or has no room left. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  const here = new Map<string, string>();

  /** A browser that keeps nothing throws where others answer, even when it is only asked for its storage. */
  function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  }

  /** What another tab keeps from now on is newer than what this document has had to keep alone. */
  function giveWay({ key, storageArea }: StorageEvent): void {
    if (storageArea && storageArea !== withStorage((kept) => kept)) return;
    if (key === null) here.clear();
    else here.delete(key);
  }

  return {
    remembered: (name) => here.get(name) ?? withStorage((kept) => kept.getItem(name)) ?? null,

    remember(name, text) {
      here.set(name, text);
      addEventListener('storage', giveWay, { capture: true }); // before anybody who then looks at what is kept
      withStorage((kept) => {
        kept.setItem(name, text);
        here.delete(name);
      });
    },

    forget(name) {
      here.delete(name);
      withStorage((kept) => kept.removeItem(name));
    },
  };
}
