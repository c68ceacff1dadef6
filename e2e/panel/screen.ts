/** A screen of the panel as the specification has it: labels and routes of §2, rules of §5, words of §8. */
export interface Screen {
  /** What the sidebar calls it, and where that leads. */
  entry: string;
  path: string;
  title: string;
  /** Headings of its table; a screen without them shows cards. */
  columns?: readonly string[];
  /** To what its records belong: what the selector is called, where it stands, and all that can be chosen. */
  parent?: { label: string; chosenIn: 'screen' | 'form'; api: string };
  /** Whether its form opens in a dialog. */
  dialog?: boolean;
  add: string;
  update: string;
  /** What is typed, by label; the first of it tells the record from others. */
  words: Readonly<Record<string, string>>;
  /** What is chosen by itself, by label. */
  choice?: readonly [label: string, value: string];
  picture: string;
  /** What an empty form is answered, before a parent is chosen. */
  missing: readonly string[];
  /** The same once it is. */
  stillMissing?: readonly string[];
  prompt: string;
  /** What stands where there is nothing. */
  empty: string;
  /** What is said after saving, where the specification has words for it. */
  added?: string;
  updated?: string;
  /** What is said when it fails; without words a failure shows in the form alone. */
  failed: { load?: string; choices?: string; save?: string; remove?: string };
  /** The public page that shows its records; `:id` is the parent's. */
  seen: string;
}
