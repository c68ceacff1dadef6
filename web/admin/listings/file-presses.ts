import { newPress } from '../../data/press.ts';
import { stored } from '../../ui/stored.ts';

/** A file of listings as somebody takes it in. */
interface TakenFile {
  account: string | null;
  kind: string;
  csv: string;
}

/** The press by which a file was sent, and when, as milliseconds of the epoch. */
interface Sent {
  press: string;
  at: number;
}

/** Presses of which the end is not known, by file. */
type Unended = Readonly<Record<string, Sent>>;

/** How long the server knows a press, in milliseconds: a day. */
const KNOWN = 24 * 3_600_000;

const presses = stored<Unended>('imports', {}, sound);

/** Where the browser has no room for them. */
let here: Unended | null = null;

/**
 * The key of the press by which a file is taken in: the same until its end is known, also for whoever loads the page anew
 * and chooses it again.
 */
export function pressOf(file: TakenFile): string {
  const name = nameOf(file);
  const all = unended();
  const press = all[name]?.press ?? newPress();
  keep({ ...all, [name]: { press, at: Date.now() } });
  return press;
}

/** Forgets it: the file is in, and whoever takes it in again wants it twice. */
export function forgetPress(file: TakenFile): void {
  const name = nameOf(file);
  keep(Object.fromEntries(Object.entries(unended()).filter(([other]) => other !== name)));
}

const nameOf = ({ account, kind, csv }: TakenFile): string => JSON.stringify([account, kind, markOf(csv)]);

/** A short word for a text (FNV-1a); where two have the same, the server refuses the second's press. */
function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    mark = Math.imul(mark ^ text.charCodeAt(place), 0x01000193);
  }
  return `${text.length} ${mark >>> 0}`;
}

function unended(): Unended {
  const all = Object.entries(here ?? presses.read());
  return Object.fromEntries(all.filter(([, { at }]) => at > Date.now() - KNOWN));
}

function keep(next: Unended): void {
  here = presses.change(() => next) ? null : next;
}

/** Presses among whatever is found. */
function sound(found: unknown): Unended {
  const isSent = (one: unknown): one is Sent =>
    typeof one === 'object' && one !== null && 'press' in one && 'at' in one;
  return Object.fromEntries(
    Object.entries(found ?? {}).filter((entry): entry is [string, Sent] => isSent(entry[1])),
  );
}
