import { useSyncExternalStore } from 'react';

/** How often it is looked whether another day has begun, in milliseconds. */
const OFTEN = 30_000;

/** A time as staff read it, in Dubai: the hour today, the day and the hour before; a screen that stays open overnight says the day. */
export function When({ at }: { at: string }) {
  const today = useSyncExternalStore(subscribe, () => day.format(new Date()));
  const time = new Date(at);
  const [its, clock] = [day.format(time), hour.format(time)];
  return <time dateTime={at}>{its === today ? clock : `${its}, ${clock}`}</time>;
}

const timeZone = 'Asia/Dubai';
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
