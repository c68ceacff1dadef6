import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { sessionStore } from '../../ui/session-store.ts';
import type { Message } from './message.ts';

// The unsent message of each form, in the session storage of the tab.

/** Returns the unsent message of a form. */
export const readDraft = (form: string): Partial<Message> => read(draftItem(form)) ?? {};

/** Stores the unsent message of a form. */
export const writeDraft = (form: string, message: Message): void => write(draftItem(form), message);

/** Returns the idempotency key of a message; a retry of the same message has the same key. */
export function idempotencyKeyOf(form: string, message: Message): string {
  const submitted = JSON.stringify(message);
  const last = read(submittedItem(form)) as Submitted | null;
  if (last?.submitted === submitted) return last.idempotencyKey;
  const idempotencyKey = createIdempotencyKey();
  write(submittedItem(form), { idempotencyKey, submitted } satisfies Submitted);
  return idempotencyKey;
}

/** Deletes the draft of a form unless it differs from the sent message. */
export function deleteDraft(form: string, sent: Message): void {
  sessionStore.removeItem(submittedItem(form));
  const draft = Object.entries(readDraft(form));
  if (draft.every(([field, text]) => text === sent[field as keyof Message]))
    sessionStore.removeItem(draftItem(form));
}

/** A message that was submitted, and its idempotency key. */
interface Submitted {
  idempotencyKey: string;
  submitted: string;
}

const draftItem = (form: string): string => `enquiry ${form}`;
const submittedItem = (form: string): string => `idempotency key of enquiry ${form}`;

function read(item: string): unknown {
  const text = sessionStore.getItem(item);
  return text ? JSON.parse(text) : null;
}

const write = (item: string, value: object): void => sessionStore.setItem(item, JSON.stringify(value));
