/** A module that is loaded on demand. */
export interface LazyModule<Code> {
  /** The module, once loaded. */
  loaded(): Code | undefined;
  /** Loads it; a failed load is retried once by this call and again by each later one. */
  fetch(): Promise<Code>;
}

/** Creates a lazy module. A failure is not cached. */
export function lazyModule<Code>(load: () => Promise<Code>): LazyModule<Code> {
  let loadedModule: Code | undefined;
  let pending: Promise<Code> | undefined;

  async function fetchModule(): Promise<Code> {
    try {
      loadedModule = await load().catch(load);
      return loadedModule;
    } finally {
      pending = undefined;
    }
  }

  return {
    loaded: () => loadedModule,
    fetch: () => (loadedModule ? Promise.resolve(loadedModule) : (pending ??= fetchModule())),
  };
}
