import { useSyncExternalStore } from 'react';

/** How often it is looked whether another day has begun, in milliseconds. */
const OFTEN = 30_000;

/** A time as staff read it: the hour today, the day and the hour before; a screen that stays open overnight says the day. */
export function When({ at }: { at: string }) {
  const today = useSyncExternalStore(subscribe, () => new Date().toDateString());
  const time = new Date(at);
  const hour = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const day = time.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  return <time dateTime={at}>{time.toDateString() === today ? hour : `${day}, ${hour}`}</time>;
}

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
