/** A text under a heading of its own; each line is a paragraph. */
interface Section {
  heading: string;
  lines: readonly string[];
}

/** What a page says that explains a service. */
export interface Guide {
  title: string;
  lead: string;
  path: string;
  /** What the page offers, for those who have not opened it. */
  description: string;
  /** A few numbers that matter, each with what it counts. */
  figures?: readonly { value: string; name: string }[];
  /** What happens, in its order. */
  steps?: { heading: string; items: readonly { name: string; text: string }[] };
  sections: readonly Section[];
  /** What to write to us about next. */
  ask?: { heading: string; text: string; subject: string; label: string };
}
