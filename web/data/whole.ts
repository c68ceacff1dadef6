/** Milliseconds after which a site that does not answer counts as out of reach. */
const PATIENCE = 10_000;

/** Milliseconds in which a page that was loaded anew, and lacks the same part again, is not loaded anew once more. */
const ONCE_IN = 60_000;

/** Milliseconds after which a document that is there still, although it asked whether to leave, was not left. */
const LEAVING = 2000;

/** When this document last set out to be loaded anew. */
let setOut = 0;

interface Way {
  /** Where to; without it, where one is. */
  address?: string;
  /** Says when the visitor has gone elsewhere meanwhile. */
  signal?: AbortSignal;
}

/**
 * Goes to an address as a browser without scripts does, when something that should have brought it there is gone for
 * good: after a new version was put up, or in a browser that remembers what failed once. Out of reach of the site, or
 * where that was tried a moment ago, one stays where one is, and `cause` is thrown; so it is for who is asked whether to
 * have what they typed loaded anew, and stays.
 */
export async function goWhole(cause: unknown, { address = here(), signal }: Way = {}): Promise<never> {
  const anew = address === here();
  if ((anew && triedLately()) || !(await answers(address)) || signal?.aborted) throw cause;
  const staying = anew ? stays() : new Promise<never>(() => undefined);
  if (anew) reload();
  else location.assign(address);
  await staying; // until the document comes, there is nothing to be shown
  throw cause;
}

/** Comes when the visitor was asked whether to leave, and did not; a document that is left is waited with for ever. */
function stays(): Promise<void> {
  return new Promise((resolve) => {
    const onAsked = (event: Event) => {
      setTimeout(() => event.defaultPrevented && resolve(), LEAVING); // nothing runs while the question stands
    };
    addEventListener('beforeunload', onAsked, { once: true });
  });
}

/** The address one is at; what stands after `#` loads nothing. */
const here = (): string => location.href.replace(/#.*$/s, '');

/** By a reload the step of the history one is at keeps what it knows, such as what was open. */
function reload(): void {
  setOut = Date.now();
  history.replaceState({ ...(history.state as object | null), loadedAnew: setOut }, '');
  location.reload();
}

function triedLately(): boolean {
  const { loadedAnew = 0 } = (history.state ?? {}) as { loadedAnew?: number };
  return loadedAnew !== setOut && Date.now() - loadedAnew < ONCE_IN; // who stayed has not been loaded anew
}

async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return status < 500;
  } catch {
    return false; // no network, or nobody at its end
  }
}
