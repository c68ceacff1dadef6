const TIMEOUT_MS = 30_000;

/**
 * Waits until a condition is true, and checks it every `intervalMs`. Throws an error with `description`, such as "the request has
 * arrived", after 30 s.
 */
export async function until(
  description: string,
  condition: () => boolean | Promise<boolean>,
  intervalMs = 10,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Timed out waiting until ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
