/** A screen of the panel: labels and routes of spec §2, rules of §5, texts of §8. */
export interface Screen {
  /** Label and path of its sidebar entry. */
  entry: string;
  path: string;
  title: string;
  /** Column headings of its table; a screen without columns shows cards. */
  columns?: readonly string[];
  /** The selector of its records' parent: label, position and API list. */
  parent?: { label: string; chosenIn: 'screen' | 'form'; api: string };
  /** True if its form opens in a dialog. */
  dialog?: boolean;
  add: string;
  update: string;
  /** Text field values by label; the first identifies the record. */
  words: Readonly<Record<string, string>>;
  /** Label and value of its select field. */
  choice?: readonly [label: string, value: string];
  picture: string;
  /** Error messages of an empty form without a parent. */
  missing: readonly string[];
  /** Error messages of an empty form with a parent. */
  stillMissing?: readonly string[];
  prompt: string;
  /** Text of the empty state. */
  empty: string;
  /** Success messages, where spec §8 names them. */
  added?: string;
  updated?: string;
  /** Failure notifications; a failure without one shows only in the form. */
  failed: { load?: string; choices?: string; save?: string; remove?: string };
  /** Path of the public page that shows its records; `:id` is the parent's id. */
  seen: string;
}
