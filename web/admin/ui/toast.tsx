import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { howItEnded, storedAccount } from '../session/session.ts';
import { offer, undo, withdraw, type Step } from './undo.ts';

/** The most that are seen at once; further ones wait. */
export const TOASTS = 8;

/** Of what failed, and of what can be undone: it waits for nothing that only says that all is well. */
const FIRST = { priority: 1 };

/** How long a deletion can be undone. */
export const UNDO_SECONDS = 10;
/** How long what could not be undone can be tried again: as long as the server keeps it, for one may have to sign in first. */
const AGAIN = 60_000;

/** Closes all notifications, and withdraws what they offer. */
export function closeToasts(): void {
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
  if (storedAccount() === null && ['logout', 'elsewhere'].includes(howItEnded())) return null;
  return notifications.show(notification);
}

/** Tells that something was done. */
export function say(message: string): void {
  show({ message, role: 'status' });
}

/** Tells that something was not done, and what the server said of it. Gives a function that takes it back. */
export function sayFailure(message: string, sentence?: string | null): () => void {
  const title = sentence && sentence !== message ? message : undefined;
  const id = show({
    title,
    message: sentence ?? message,
    color: 'red',
    role: 'alert',
    autoClose: 8000,
    ...FIRST,
  });
  return () => hide(id);
}

/**
 * Tells that something was removed, with a button that brings it back while there is time. Gives a function that takes the
 * offer back.
 */
export const offerUndo = (message: string, bringBack: () => Promise<void>): (() => void) =>
  offered(message, bringBack, { button: 'Undo', role: 'status', autoClose: UNDO_SECONDS * 1000 });

/** Tells that something could not be brought back, with a button that tries it once more. */
export const offerAgain = (message: string, bringBack: () => Promise<void>): (() => void) =>
  offered(message, bringBack, { button: 'Try again', role: 'alert', color: 'red', autoClose: AGAIN });

function hide(id: string | null): void {
  if (id !== null) notifications.hide(id);
}

interface Manner {
  button: string;
  role: 'status' | 'alert';
  color?: string;
  autoClose: number;
}

function offered(message: string, bringBack: () => Promise<void>, { button, ...manner }: Manner): () => void {
  const step = {
    done: false,
    undo: () => {
      hide(id);
      void bringBack();
    },
  };
  offer(step); // a quick hand does not wait until it is drawn
  const id = show({
    onClose: () => withdraw(step),
    ...FIRST,
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

/** The button, which Ctrl+Z presses too. */
function Undo({ step, button }: { step: Step; button: string }) {
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
