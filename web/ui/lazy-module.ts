/** A module that is loaded on demand. */
export interface LazyModule<Code> {
  /** The module, once loaded. */
  loaded(): Code | undefined;
  /** Loads it; a failed load is retried once by this call and again by each later one. */
  fetch(): Promise<Code>;
}

/** Creates a lazy module. A failure is not cached. */
export function lazyModule<Code>(load: () => Promise<Code>): LazyModule<Code> {
  let here: Code | undefined;
  let coming: Promise<Code> | undefined;

  async function fetchIt(): Promise<Code> {
    try {
      here = await load().catch(load);
      return here;
    } finally {
      coming = undefined;
    }
  }

  return {
    loaded: () => here,
    fetch: () => (here ? Promise.resolve(here) : (coming ??= fetchIt())),
  };
}
