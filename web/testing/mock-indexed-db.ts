/** A request that succeeds in the next microtask. */
function succeed<Result>(result: Result) {
  const request: { result: Result; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

/** Creates the part of IndexedDB that the drafts use, which jsdom lacks: one store, whose transactions never abort. */
export function createMockIndexedDb() {
  const rows = new Map<string, unknown>();
  const store = {
    get: (key: string) => succeed(rows.get(key)),
    getAll: () => succeed([...rows.values()]),
    getAllKeys: () => succeed([...rows.keys()]),
    put: (value: unknown, key: string) => succeed(rows.set(key, value)),
    delete: (key: string) => succeed(rows.delete(key)),
  };
  const transaction = () => {
    const transaction: { objectStore: () => typeof store; oncomplete?: () => void } = {
      objectStore: () => store,
    };
    setTimeout(() => transaction.oncomplete?.());
    return transaction;
  };
  return { open: () => succeed({ transaction, close: () => undefined }) };
}
