/** Days with the same opening hours. */
export interface OpeningHours {
  days: readonly Weekday[];
  /** Times such as `09:00`; none if the office is closed. */
  ranges: readonly { from: string; to: string }[];
}

/** The agency as pages show it. What is not known is null or an empty list, and is not shown. */
export interface Agency {
  name: string;
  wordmark: string;
  logo: { url: string; width: number; height: number; webp: string } | null;
  /** The URL of the style sheet with its colours; null for those of the tokens. */
  stylesheet: string | null;
  /** The address of the head office, line by line. */
  address: readonly string[];
  /** The community of the head office. */
  community: string | null;
  /** The coordinates of the head office, in degrees. */
  point: { latitude: number; longitude: number } | null;
  directions: string | null;
  postBox: string | null;
  email: string | null;
  /** The number of the office first. */
  phones: readonly string[];
  /** The URL of its WhatsApp chat. */
  chat: string | null;
  hours: readonly OpeningHours[];
  /** Its number in the register of brokers. */
  licence: string | null;
  social: readonly { name: string; address: string }[];
  figures: { title: string | null; numbers: readonly (readonly [number: string, label: string])[] };
  /** The text alternative of `/share.png`, the picture of link previews. */
  shareAlt: string;
  copyright: { year: number | null; holder: string };
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
