/** A section; each line is a paragraph. */
interface Section {
  heading: string;
  lines: readonly string[];
}

/** The texts of a page that explains a service. */
export interface Guide {
  title: string;
  lead: string;
  path: string;
  /** The meta description. */
  description: string;
  /** Key figures. */
  figures?: readonly { value: string; name: string }[];
  /** Steps of the service in order. */
  steps?: { heading: string; items: readonly { name: string; text: string }[] };
  sections: readonly Section[];
  /** The call to send a message. */
  callToAction?: { heading: string; text: string; subject: string; label: string };
}
