import { fieldNames, type Message } from './message.ts';

/** What a visitor has written and not sent, kept in this tab alone until it is. */
export interface Draft {
  read(): Partial<Message>;
  /** Keeps what has been written. */
  write(message: Message): void;
  /** Forgets it, unless something else has been written since. */
  forget(sent: Message): void;
}

/** The draft of the enquiry of that name. */
export function draftOf(name: string): Draft {
  const key = `enquiry ${name}`;
  const read = (): Partial<Message> => JSON.parse(kept(key) ?? '{}') as Partial<Message>;
  return {
    read,
    write: (message) => withStorage((storage) => storage.setItem(key, JSON.stringify(message))),
    forget(sent) {
      const written = read();
      if (fieldNames.some((field) => (written[field] ?? sent[field]) !== sent[field])) return;
      withStorage((storage) => storage.removeItem(key));
    },
  };
}

const kept = (key: string): string | null => withStorage((storage) => storage.getItem(key)) ?? null;

/** Where a browser keeps nothing, or has no room left, what is written stays in its fields alone. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
