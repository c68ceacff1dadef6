import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { sessionStore } from '../../ui/session-store.ts';
import type { Message } from './message.ts';

/** An unsent message in the session storage of the tab. */
interface Draft {
  read(): Partial<Message>;
  /** Stores the message. */
  write(message: Message): void;
  /** Returns the idempotency key of a message; a retry of the same message has the same key. */
  idempotencyKeyOf(message: Message): string;
  /** Deletes the draft unless it differs from the sent message. */
  forget(sent: Message): void;
}

/** A message that was submitted, and its idempotency key. */
interface Sent {
  idempotencyKey: string;
  words: string;
}

/** Returns the draft of a name. */
export function createDraft(name: string): Draft {
  const key = `enquiry ${name}`;
  const sending = `idempotency key of ${key}`;
  const read = () => (readStored(key) ?? {}) as Partial<Message>;
  return {
    read,
    write: (message) => store(key, message),
    idempotencyKeyOf(message) {
      const words = JSON.stringify(message);
      const before = readStored(sending) as Sent | null;
      if (before?.words === words) return before.idempotencyKey;
      const idempotencyKey = createIdempotencyKey();
      store(sending, { idempotencyKey, words } satisfies Sent);
      return idempotencyKey;
    },
    forget(sent) {
      sessionStore.removeItem(sending);
      const written = read();
      const isEdited = Object.entries(written).some(([field, text]) => text !== sent[field as keyof Message]);
      if (!isEdited) sessionStore.removeItem(key);
    },
  };
}

function readStored(key: string): unknown {
  const text = sessionStore.getItem(key);
  return text ? JSON.parse(text) : null;
}

const store = (key: string, value: object): void => sessionStore.setItem(key, JSON.stringify(value));
