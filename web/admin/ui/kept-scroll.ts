import { remember, remembered } from '../../ui/session-storage.ts';

const KEY = 'adminScrolledTo';

/** Scroll position of a screen when it was left. */
interface Left {
  /** Key of its history entry. */
  step: string;
  top: number;
}

/** Events with which the user starts to scroll. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Restores the scroll position after a reload or a return from another site, as soon as the loaded records make the screen
 * long enough; the browser's own restoration is too early for that. Returns a cleanup function.
 */
export function restoreScroll(): () => void {
  addEventListener('pagehide', leave);
  const done = scrollBack();
  return () => {
    removeEventListener('pagehide', leave);
    done();
  };
}

function leave(): void {
  const left: Left = { step: step(), top: scrollY };
  remember(KEY, JSON.stringify(left));
}

function scrollBack(): () => void {
  const left = JSON.parse(remembered(KEY) ?? 'null') as Left | null;
  if (left?.step !== step()) return () => {};
  const ended = new AbortController();
  const longer = new ResizeObserver(() => {
    const isThere = document.documentElement.scrollHeight >= left.top + innerHeight;
    if (isThere && step() === left.step) scrollTo({ top: left.top, behavior: 'instant' });
    if (isThere) ended.abort();
  });
  ended.signal.addEventListener('abort', () => longer.disconnect());
  for (const sign of SCROLL_EVENTS)
    addEventListener(sign, () => ended.abort(), { signal: ended.signal, capture: true });
  longer.observe(document.body);
  return () => ended.abort();
}

function step(): string {
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return `${location.pathname}${location.search} ${key}`;
}
