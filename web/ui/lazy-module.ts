/** A part of the site's code that comes when it is needed. */
export interface LazyModule<Code> {
  /** The code, once it has come. */
  here(): Code | undefined;
  /** Has it fetched; what did not come is asked for again, by this call once and by every later one. */
  fetch(): Promise<Code>;
}

/** A part that `load` brings: what has come stays, what has not is never remembered as missing. */
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
    here: () => here,
    fetch: () => (here ? Promise.resolve(here) : (coming ??= fetchIt())),
  };
}
