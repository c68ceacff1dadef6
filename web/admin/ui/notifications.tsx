import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { type ApiError, describeError, isOutcomeUnknown } from '../../data/api-error.ts';
import { sessionEndReason, storedAccount } from '../session/session.ts';
import * as messages from './messages.ts';
import { isTextInput } from './focus.ts';

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
  document.addEventListener('keydown', onKeyDown);
}

function withdraw(step: UndoStep): void {
  steps.delete(step);
  if (steps.size === 0) document.removeEventListener('keydown', onKeyDown);
}

/** Undoes one action on Ctrl+Z. Ignores key repeats and events in text inputs, where the browser undoes the typing. */
function onKeyDown(event: KeyboardEvent): void {
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

/** Time in which a deletion can be undone, in seconds. */
export const UNDO_SECONDS = 10;
/** Time in which a failed Undo can be retried, in milliseconds. It leaves time for a login. */
const RETRY_MS = 60_000;

/** Closes all notifications and withdraws their offers. */
export function closeNotifications(): void {
  notifications.updateState(notificationsStore, (all) => {
    for (const one of all) one.onClose?.(one);
    return [];
  });
}

/**
 * Shows a notification to the account that is logged in. Shows nothing after a logout, because late results would reveal
 * records to the next account. After an expired session the notification stays for the next login of the same account.
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
export function notifyError(message: string, detail?: string | null): () => void {
  const title = detail && detail !== message ? message : undefined;
  const id = show({
    title,
    message: detail ?? message,
    color: 'red',
    role: 'alert',
    autoClose: 8000,
    ...HIGH_PRIORITY,
  });
  return () => hide(id);
}

/** The texts of an action that failed. */
interface FailureTexts {
  failed: string;
  /** Shown instead if the server may have carried out the action. */
  unknown: string;
  /** Follows `unknown` if the server did not answer. */
  unanswered: string;
}

/** Shows why an action failed, or that its outcome is unknown. Returns a function that hides the notification. */
export const notifyFailure = (
  error: ApiError,
  { failed, unknown, unanswered }: FailureTexts,
): (() => void) =>
  isOutcomeUnknown(error)
    ? notifyError(unknown, error.message ?? unanswered)
    : notifyError(failed, describeError(error));

/**
 * Shows a notification with an Undo button for a limited time. Returns a function that withdraws the offer.
 */
export const offerUndo = (message: string, action: () => Promise<void>): (() => void) =>
  showOffer(message, action, { button: messages.undo, role: 'status', autoClose: UNDO_SECONDS * 1000 });

/** Shows an error notification with a retry button. */
export const offerRetry = (message: string, action: () => Promise<void>): (() => void) =>
  showOffer(message, action, { button: messages.tryAgain, role: 'alert', color: 'red', autoClose: RETRY_MS });

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
  { button, ...options }: NotificationOptions,
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
    ...options,
    message: (
      <span className="notification-offer">
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

/** Error notifications by the names of records or files; a new attempt hides the previous one. */
export class ErrorNotifications {
  readonly #hideById = new Map<string, () => void>();

  /** Hides the notifications of these names after a successful attempt. */
  clear(names: readonly string[]): void {
    for (const name of names) this.#hideById.get(name)?.();
    for (const name of names) this.#hideById.delete(name);
  }

  /** Hides the notifications of these names, and registers the function that hides a new one. */
  add(names: readonly string[], hide: () => void): void {
    this.clear(names);
    for (const name of names) this.#hideById.set(name, hide);
  }
}
