/** What one screen says, in the specification's words where it has some (§2, §5, §8). */
export interface Texts {
  /** Asked before anything is removed. */
  confirmRemove: string;
  /** Said where there is nothing in the list. */
  empty: string;
  loadFailed?: string;
  added?: string;
  updated?: string;
  /** Said when saving failed; null where the specification has no word for it and the form alone shows it. */
  saveFailed: Failing | null;
  removeFailed?: string;
  /** Said when anything required is missing, where there is one sentence for all of it. */
  incomplete?: string;
}

/** What is said when something failed: always the same, with the server's sentence beside it, or made of that. */
export type Failing = string | ((sentence: string | null) => string);
