import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { offer, undo, withdraw, type Step } from './undo.ts';

/** The most that are seen at once; further ones wait. */
export const TOASTS = 8;

/** Of what failed, and of what can be undone: it waits for nothing that only says that all is well. */
const FIRST = { priority: 1 };

/** How long a removal can be undone, in milliseconds. */
const UNDO = 10_000;
/** How long what could not be undone can be tried again: as long as the server keeps it, for one may have to sign in first. */
const AGAIN = 60_000;

/** Tells that something was done. */
export function say(message: string): void {
  notifications.show({ message, role: 'status' });
}

/** Tells that something was not done, and what the server said of it. Gives a function that takes it back. */
export function sayFailure(message: string, sentence?: string | null): () => void {
  const title = sentence && sentence !== message ? message : undefined;
  const id = notifications.show({
    title,
    message: sentence ?? message,
    color: 'red',
    role: 'alert',
    autoClose: 8000,
    ...FIRST,
  });
  return () => void notifications.hide(id);
}

/**
 * Tells that something was removed, with a button that brings it back while there is time. Gives a function that takes the
 * offer back.
 */
export const offerUndo = (message: string, bringBack: () => Promise<void>): (() => void) =>
  offered(message, bringBack, { button: 'Undo', role: 'status', autoClose: UNDO });

/** Tells that something could not be brought back, with a button that tries it once more. */
export const offerAgain = (message: string, bringBack: () => Promise<void>): (() => void) =>
  offered(message, bringBack, { button: 'Try again', role: 'alert', color: 'red', autoClose: AGAIN });

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
      notifications.hide(id);
      void bringBack();
    },
  };
  offer(step); // a quick hand does not wait until it is drawn
  const id = notifications.show({
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
  return () => void notifications.hide(id);
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
