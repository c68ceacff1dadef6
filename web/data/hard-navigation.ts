/** Time in milliseconds after which the server counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Minimum time between two automatic reloads of a page, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

/** Time in milliseconds after which the user counts as having stayed in spite of a `beforeunload` question. */
const LEAVE_TIMEOUT_MS = 2000;

/** When this document last started a reload, in milliseconds of the epoch. */
let reloadStartedAt = 0;

interface Navigation {
  /** Destination; the current URL by default. */
  address?: string;
  /** Aborted when another navigation starts. */
  signal?: AbortSignal;
}

/**
 * Loads a URL without the router, for example after a deployment has removed the modules of the previous version. Throws
 * `cause` and stays on the page if the server is unreachable, if the page was reloaded a moment ago, or if the user answers
 * a `beforeunload` question by staying.
 */
export async function hardNavigate(
  cause: unknown,
  { address = here(), signal }: Navigation = {},
): Promise<never> {
  const isReload = address === here();
  if ((isReload && reloadedRecently()) || !(await isReachable(address)) || signal?.aborted) throw cause;
  const userStays = isReload ? waitIfUserStays() : new Promise<never>(() => undefined);
  if (isReload) reload();
  else location.assign(address);
  await userStays; // the promise is pending while the browser loads the document
  throw cause;
}

/** Resolves if the user was asked whether to leave and stayed. It never resolves otherwise. */
function waitIfUserStays(): Promise<void> {
  return new Promise((resolve) => {
    const onBeforeUnload = (event: Event) => {
      setTimeout(() => event.defaultPrevented && resolve(), LEAVE_TIMEOUT_MS); // timers do not run while the question is open
    };
    addEventListener('beforeunload', onBeforeUnload, { once: true });
  });
}

/** The current URL without its fragment. */
const here = (): string => location.href.replace(/#.*$/s, '');

/** Reloads the page and keeps the state of the history entry. */
function reload(): void {
  reloadStartedAt = Date.now();
  history.replaceState({ ...(history.state as object | null), reloadedAt: reloadStartedAt }, '');
  location.reload();
}

function reloadedRecently(): boolean {
  const { reloadedAt = 0 } = (history.state ?? {}) as { reloadedAt?: number };
  return reloadedAt !== reloadStartedAt && Date.now() - reloadedAt < RELOAD_INTERVAL_MS; // not if the user stayed
}

async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return status < 500;
  } catch {
    return false; // offline or unreachable
  }
}
