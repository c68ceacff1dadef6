/** What is kept by the document alone, where a browser keeps nothing or has no room left. */
const here = new Map<string, string>();

/** What this tab keeps under a name, and no other tab reads; it outlives a reload as far as the browser keeps anything. */
export const remembered = (name: string): string | null =>
  here.get(name) ?? withStorage((storage) => storage.getItem(name)) ?? null;

/** Has this tab keep a text under a name. */
export function remember(name: string, text: string): void {
  here.set(name, text);
  withStorage((storage) => {
    storage.setItem(name, text);
    here.delete(name);
  });
}

/** Has this tab keep nothing under that name any more. */
export function forget(name: string): void {
  here.delete(name);
  withStorage((storage) => storage.removeItem(name));
}

/** A browser that keeps nothing throws where others answer, even when it is only asked for its storage. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
