import { sessionStore } from '../../ui/session-store.ts';

const KEY = 'adminScrolledTo';

/** Scroll position of a screen. */
interface StoredScroll {
  /** URL and key of its history entry. */
  entry: string;
  top: number;
}

/** Events with which the user starts to scroll. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Restores the scroll position after a reload or a return from another site, as soon as the loaded records make the screen
 * long enough; the browser's own restoration is too early for that. Returns a cleanup function.
 */
export function restoreScroll(): () => void {
  addEventListener('pagehide', storeScroll);
  const stop = scrollToStored();
  return () => {
    removeEventListener('pagehide', storeScroll);
    stop();
  };
}

function storeScroll(): void {
  const scroll: StoredScroll = { entry: historyEntry(), top: scrollY };
  sessionStore.setItem(KEY, JSON.stringify(scroll));
}

function scrollToStored(): () => void {
  const stored = JSON.parse(sessionStore.getItem(KEY) ?? 'null') as StoredScroll | null;
  if (stored?.entry !== historyEntry()) return () => {};
  const controller = new AbortController();
  const observer = new ResizeObserver(() => {
    const isLongEnough = document.documentElement.scrollHeight >= stored.top + innerHeight;
    if (isLongEnough && historyEntry() === stored.entry) scrollTo({ top: stored.top, behavior: 'instant' });
    if (isLongEnough) controller.abort();
  });
  controller.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of SCROLL_EVENTS)
    addEventListener(type, () => controller.abort(), { signal: controller.signal, capture: true });
  observer.observe(document.body);
  return () => controller.abort();
}

function historyEntry(): string {
  const { key = '' } = (history.state ?? {}) as { key?: string };
  return `${location.pathname}${location.search} ${key}`;
}
