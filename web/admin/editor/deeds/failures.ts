/** What was said to have failed, by the numbers of the records: another press on one of them takes it back. */
export class Failures {
  readonly #said = new Map<string, () => void>();

  /** Something came of another press on these: that is what holds of them from now on. */
  settle(ids: readonly string[]): void {
    for (const id of ids) this.#said.get(id)?.();
    for (const id of ids) this.#said.delete(id);
  }

  /** Remembers how to take back what was said of these. */
  add(ids: readonly string[], takeBack: () => void): void {
    for (const id of ids) this.#said.set(id, takeBack);
  }
}
