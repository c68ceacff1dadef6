/** The texts of one screen, from the specification where it has them (spec §2, §5, §8). */
export interface Texts {
  /** Question before deleting. */
  confirmRemove: string;
  /** Text of the empty list. */
  empty: string;
  loadFailed?: string;
  added?: string;
  updated?: string;
  /** Notification of a failed save; null if only the form shows the error. */
  saveFailed: Failing | null;
  removeFailed?: string;
  /** Message for missing required fields, where one message covers all. */
  incomplete?: string;
}

/** Text of a failure: a constant that the server's message follows, or a function of that message. */
export type Failing = string | ((sentence: string | null) => string);
