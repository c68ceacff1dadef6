import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { sessionEndReason, storedAccount } from '../session/session.ts';
import { isTextInput } from './typed-into.ts';

/** An action that can be undone once. */
interface UndoStep {
  undo: () => void;
  done: boolean;
}

/** The current Undo offers, newest last. */
const steps = new Set<UndoStep>();

/** Undoes an action unless that was done already. */
function undo(step: UndoStep | undefined): void {
  if (!step || step.done) return;
  step.done = true;
  step.undo();
}

/** Makes Ctrl+Z undo this action first. */
function offer(step: UndoStep): void {
  steps.add(step);
  document.addEventListener('keydown', press);
}

/** Withdraws an offer. */
function withdraw(step: UndoStep): void {
  steps.delete(step);
  if (steps.size === 0) document.removeEventListener('keydown', press);
}

/** Each press of Ctrl+Z undoes one action; key repeats are ignored, and in text inputs the browser undoes the typing. */
function press(event: KeyboardEvent): void {
  if (!isUndo(event) || isTextInput(event.target)) return;
  event.preventDefault();
  if (!event.repeat) undo([...steps].findLast(({ done }) => !done));
}

/** Matches the letter, or the key position on keyboards with other scripts. */
function isUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));
}

/** Maximum number of visible notifications; further ones are queued. */
export const MAX_NOTIFICATIONS = 8;

/** Errors and Undo offers are shown before queued success messages. */
const HIGH_PRIORITY = { priority: 1 };

/** Time in which a deletion can be undone. */
export const UNDO_SECONDS = 10;
/** Time in which a failed Undo can be retried, which leaves time to sign in first. */
const RETRY_MS = 60_000;

/** Closes all notifications and withdraws their offers. */
export function closeNotifications(): void {
  notifications.updateState(notificationsStore, (all) => {
    for (const one of all) one.onClose?.(one);
    return [];
  });
}

/**
 * Shows a notification to the account that is signed in. After a sign-out nothing is shown: late results would tell the next
 * person about records. After an expired session they wait for the same account to sign in again.
 */
function show(notification: Parameters<typeof notifications.show>[0]): string | null {
  if (storedAccount() === null && ['logout', 'elsewhere'].includes(sessionEndReason())) return null;
  return notifications.show(notification);
}

/** Shows a success notification. */
export function notify(message: string): void {
  show({ message, role: 'status' });
}

/** Shows an error notification with the server's message. Returns a function that hides it. */
export function notifyError(message: string, sentence?: string | null): () => void {
  const title = sentence && sentence !== message ? message : undefined;
  const id = show({
    title,
    message: sentence ?? message,
    color: 'red',
    role: 'alert',
    autoClose: 8000,
    ...HIGH_PRIORITY,
  });
  return () => hide(id);
}

/**
 * Shows a notification with an Undo button for a limited time. Returns a function that withdraws the offer.
 */
export const offerUndo = (message: string, action: () => Promise<void>): (() => void) =>
  showOffer(message, action, { button: 'Undo', role: 'status', autoClose: UNDO_SECONDS * 1000 });

/** Shows an error notification with a retry button. */
export const offerRetry = (message: string, action: () => Promise<void>): (() => void) =>
  showOffer(message, action, { button: 'Try again', role: 'alert', color: 'red', autoClose: RETRY_MS });

function hide(id: string | null): void {
  if (id !== null) notifications.hide(id);
}

interface NotificationOptions {
  button: string;
  role: 'status' | 'alert';
  color?: string;
  autoClose: number;
}

function showOffer(
  message: string,
  action: () => Promise<void>,
  { button, ...manner }: NotificationOptions,
): () => void {
  const step = {
    done: false,
    undo: () => {
      hide(id);
      void action();
    },
  };
  offer(step); // Ctrl+Z works before the notification is rendered
  const id = show({
    onClose: () => withdraw(step),
    ...HIGH_PRIORITY,
    ...manner,
    message: (
      <span className="toast-undo">
        <span>{message}</span>
        <Undo step={step} button={button} />
      </span>
    ),
  });
  if (id === null) withdraw(step);
  return () => hide(id);
}

/** The Undo button, which Ctrl+Z triggers too. */
function Undo({ step, button }: { step: UndoStep; button: string }) {
  useEffect(() => {
    offer(step);
    return () => withdraw(step);
  }, [step]);
  return (
    <Button size="compact-sm" variant="default" aria-keyshortcuts="Control+Z" onClick={() => undo(step)}>
      {button}
    </Button>
  );
}

/** Error notifications by record id; a new attempt hides the previous one. */
export class ErrorNotifications {
  readonly #said = new Map<string, () => void>();

  /** Hides the notifications of these records after a new attempt. */
  clear(names: readonly string[]): void {
    for (const name of names) this.#said.get(name)?.();
    for (const name of names) this.#said.delete(name);
  }

  /** Registers the function that hides the notification of these records. */
  add(names: readonly string[], hide: () => void): void {
    for (const name of names) this.#said.set(name, hide);
  }
}
