/** What was said to have failed, by the names of what it was done with: another press on that takes it back. */
export class Failures {
  readonly #said = new Map<string, () => void>();

  /** Something came of another press on these: that is what holds of them from now on. */
  settle(names: readonly string[]): void {
    for (const name of names) this.#said.get(name)?.();
    for (const name of names) this.#said.delete(name);
  }

  /** Remembers how to take back what was said of these. */
  add(names: readonly string[], takeBack: () => void): void {
    for (const name of names) this.#said.set(name, takeBack);
  }
}
