import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { forget, remember, remembered } from '../../ui/session-storage.ts';
import { fieldNames, type Message } from './message.ts';

/** What a visitor has written and not sent, kept in this tab alone until it is. */
export interface Draft {
  read(): Partial<Message>;
  /** Keeps what has been written. */
  write(message: Message): void;
  /** The key of the press by which it is sent: the same as long as the words are, whatever became of the answer. */
  pressOf(message: Message): string;
  /** Forgets what has been sent, unless something else has been written since. */
  forget(sent: Message): void;
}

/** Words that were sent, and the press by which. */
interface Sent {
  press: string;
  words: string;
}

/** The draft of the enquiry of that name. */
export function draftOf(name: string): Draft {
  const key = `enquiry ${name}`;
  const sending = `press of ${key}`;
  const read = () => (kept(key) ?? {}) as Partial<Message>;
  return {
    read,
    write: (message) => keep(key, message),
    pressOf(message) {
      const words = JSON.stringify(message);
      const before = kept(sending) as Sent | null;
      if (before?.words === words) return before.press;
      const press = createIdempotencyKey();
      keep(sending, { press, words } satisfies Sent);
      return press;
    },
    forget(sent) {
      forget(sending);
      const written = read();
      if (fieldNames.some((field) => (written[field] ?? sent[field]) !== sent[field])) return;
      forget(key);
    },
  };
}

function kept(key: string): unknown {
  const text = remembered(key);
  return text ? JSON.parse(text) : null;
}

const keep = (key: string, value: object): void => remember(key, JSON.stringify(value));
