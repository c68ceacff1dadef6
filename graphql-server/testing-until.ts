/** Milliseconds after which what has not happened does not count as slow any more: it is not going to. */
const PATIENCE = 30_000;

/** Waits until something is so, looking again and again; throws, naming it, when it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, every = 10): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It never came about that ${what}.`);
    await new Promise((turn) => setTimeout(turn, every));
  }
}
