/** A service manager, Ctrl+C, and a terminal that is closed. */
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * What one press sends several times comes within this time: npm passes on what the terminal has sent to all, and so does a
 * shell when its terminal is closed.
 */
const ONE_PRESS_MS = 500;

/**
 * Calls `end` when this process is to end, and `endAtOnce` when whoever asked for it asks once more. The function that it gives
 * has it hear no more.
 */
export function onEnding(end: (signal: NodeJS.Signals) => void, endAtOnce: () => void): () => void {
  let asked: number | undefined;
  const hear = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (asked !== undefined && now - asked > ONE_PRESS_MS) endAtOnce();
    if (asked !== undefined) return;
    asked = now;
    end(signal);
  };
  for (const signal of ENDING) process.on(signal, hear);
  return () => ENDING.forEach((signal) => process.off(signal, hear));
}

/** Has something done before a signal ends this process, until the function that it gives is called. */
export function beforeEnding(work: () => Promise<void>): () => void {
  return onEnding(
    (signal) => void work().finally(() => endBySignal(signal)),
    () => process.exit(1),
  );
}

/**
 * Does something that can be given up when this process is to end, and then ends it where its terminal is gone. Whoever asks
 * for it once more has it end at once.
 */
export async function untilEnding(work: (ending: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController();
  const hearNoMore = onEnding(
    (signal) => {
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // nobody may be there to read it
      ending.abort(signal);
    },
    () => process.exit(1),
  );
  await work(ending.signal);
  hearNoMore();
  if (ending.signal.reason === 'SIGHUP') endBySignal('SIGHUP');
}

/** Ends it in order. Node breaks when it exits without its terminal: then it is the signal that ends it. */
export function endBy(signal: NodeJS.Signals): void {
  if (signal !== 'SIGHUP') process.exit(0);
  endBySignal(signal);
}

function endBySignal(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
