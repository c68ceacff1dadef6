import { useSyncExternalStore } from 'react';
import { dateFormat } from '../../../schema/language.ts';

/** Interval of the check for a new day, in milliseconds. */
const INTERVAL_MS = 30_000;

/** A time in Dubai: the hour today, date and hour otherwise. It updates when a new day begins. */
export function DateTime({ at }: { at: string }) {
  const today = useSyncExternalStore(subscribe, () => day.format(new Date()));
  const time = new Date(at);
  const [date, clock] = [day.format(time), hour.format(time)];
  if (date !== today) return <time dateTime={at}>{`${date}, ${clock}`}</time>;
  return (
    <time dateTime={at} data-today={date}>
      {clock}
    </time>
  );
}

const hour = dateFormat({ hour: '2-digit', minute: '2-digit' });
const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
