const INTERVAL_MS = 10;

/** Lets the event loop run, so that requests that were injected before have arrived on a machine of any speed. */
export async function waitIterations(count = 200): Promise<void> {
  for (let iteration = 0; iteration < count; iteration++)
    await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Waits until a condition is true, and checks it every 10 ms. Throws an error with `description`, such as "the request has
 * arrived", after `timeoutMs`.
 */
export async function until(
  description: string,
  condition: () => boolean | Promise<boolean>,
  { timeoutMs = 30_000 } = {},
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Timed out waiting until ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
