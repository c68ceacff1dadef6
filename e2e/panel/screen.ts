/** A screen of the panel: labels and routes of spec §2, rules of §5, texts of §8. */
export interface Screen {
  /** Label and path of its sidebar entry. */
  entry: string;
  path: string;
  title: string;
  /** Column headings of its table; a screen without columns shows cards. */
  columns?: readonly string[];
  /** The selector of its records' parent: label, position and API list. */
  parent?: { label: string; selectedIn: 'screen' | 'form'; api: string };
  /** True if its form opens in a dialog. */
  dialog?: boolean;
  /** Labels of the submit button for a new and for an existing record. */
  add: string;
  update: string;
  /** Values of the text fields by label; the first identifies the record. */
  values: Readonly<Record<string, string>>;
  /** Label and value of its select field. */
  select?: readonly [label: string, value: string];
  /** Label of its picture field. */
  picture: string;
  /** Error messages of an empty form without a parent. */
  requiredErrors: readonly string[];
  /** Error messages of an empty form with a parent. */
  requiredErrorsWithParent?: readonly string[];
  /** Text of the confirmation dialog of a deletion. */
  deletePrompt: string;
  /** Text of the empty list. */
  emptyText: string;
  /** Success messages, where spec §8 names them. */
  addedMessage?: string;
  updatedMessage?: string;
  /** Failure notifications; a failure without one shows only in the form. */
  failureMessages: { load?: string; choices?: string; save?: string; remove?: string };
  /** Path of the public page that shows its records; `:id` is the parent's id. */
  publicPath: string;
}
