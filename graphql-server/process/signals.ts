/** Sent by a service manager, by Ctrl+C and by a closed terminal. */
const SHUTDOWN_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** A signal that repeats within this time is the same one: npm and shells forward a signal that the terminal also sends directly. */
const SAME_SIGNAL_MS = 500;

/**
 * Calls `close` on the first shutdown signal and then exits; a second signal exits at once with code 1. Returns a function that removes
 * the handler.
 */
export function onShutdownSignal(close: (signal: NodeJS.Signals) => Promise<unknown>): () => void {
  let receivedAt: number | undefined;
  const listener = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (receivedAt === undefined) {
      receivedAt = now;
      void close(signal).finally(() => exitAfter(signal));
    } else if (now - receivedAt > SAME_SIGNAL_MS) process.exit(1);
  };
  for (const signal of SHUTDOWN_SIGNALS) process.on(signal, listener);
  return () => SHUTDOWN_SIGNALS.forEach((signal) => process.off(signal, listener));
}

/** Runs work that a shutdown signal aborts, and waits for it before the process exits. */
export async function abortOnSignal(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const finished = work(controller.signal);
  const removeHandler = onShutdownSignal(async (signal) => {
    // Writing fails if the terminal was closed.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    controller.abort(signal);
    await finished;
  });
  await finished;
  removeHandler();
}

/** Exits with `process.exitCode`, or after SIGHUP by that signal, because Node.js crashes when it exits without its terminal. */
function exitAfter(signal: NodeJS.Signals): void {
  if (signal !== 'SIGHUP') process.exit();
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
