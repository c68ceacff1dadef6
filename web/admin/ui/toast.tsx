import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';

/** How long a removal can be undone, in milliseconds. */
const UNDO = 10_000;

/** Tells that something was done. */
export function say(message: string): void {
  notifications.show({ message, role: 'status' });
}

/** Tells that something was not done, and what the server said of it. */
export function sayFailure(message: string, sentence?: string | null): void {
  const title = sentence && sentence !== message ? message : undefined;
  notifications.show({ title, message: sentence ?? message, color: 'red', role: 'alert', autoClose: 8000 });
}

/** Tells that something was removed, with a button that brings it back while there is time. */
export function offerUndo(message: string, undo: () => Promise<void>): void {
  const id = notifications.show({
    autoClose: UNDO,
    role: 'status',
    message: (
      <span className="toast-undo">
        {message}
        <Undo
          undo={() => {
            notifications.hide(id);
            void undo();
          }}
        />
      </span>
    ),
  });
}

/** The button, which Ctrl+Z presses except where something is being typed. */
function Undo({ undo }: { undo: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea');
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || typing) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Button size="compact-sm" variant="default" aria-keyshortcuts="Control+Z" onClick={undo}>
      Undo
    </Button>
  );
}
