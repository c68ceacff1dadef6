import { remember, remembered } from '../../ui/tab-memory.ts';

const KEY = 'adminScrolledTo';

/** Where a screen was scrolled to when it was left. */
interface Left {
  /** Its step of the history. */
  step: string;
  top: number;
}

/** With these staff go on by themselves, wherever they had been. */
const GOING_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Has a screen that is loaded anew, or come back to from another site, be seen where it was left, as soon as it is as long
 * again: its records come later than the browser looks. Gives a function that ends this.
 */
export function keepScroll(): () => void {
  addEventListener('pagehide', leave);
  const done = bringBack();
  return () => {
    removeEventListener('pagehide', leave);
    done();
  };
}

function leave(): void {
  const left: Left = { step: step(), top: scrollY };
  remember(KEY, JSON.stringify(left));
}

function bringBack(): () => void {
  const left = JSON.parse(remembered(KEY) ?? 'null') as Left | null;
  if (left?.step !== step()) return () => {};
  const ended = new AbortController();
  const longer = new ResizeObserver(() => {
    const isThere = document.documentElement.scrollHeight >= left.top + innerHeight;
    if (isThere && step() === left.step) scrollTo({ top: left.top, behavior: 'instant' });
    if (isThere) ended.abort();
  });
  ended.signal.addEventListener('abort', () => longer.disconnect());
  for (const sign of GOING_ON)
    addEventListener(sign, () => ended.abort(), { signal: ended.signal, capture: true });
  longer.observe(document.body);
  return () => ended.abort();
}

function step(): string {
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return `${location.pathname}${location.search} ${key}`;
}
