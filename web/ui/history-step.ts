import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** An overlay with a history entry of its own: Back closes it, and a reload keeps it open. */
export interface HistoryStep {
  /** The open value; null when closed. */
  open: string | null;
  /** Opens it, replacing an open one of the same name, so that Back closes it once. */
  begin(value: string): void;
  /** Goes back to the entry before it was opened. */
  end(): void;
  /** Closes it and keeps the history entry for the next navigation. */
  leave(): void;
}

type HistoryState = { open?: Record<string, string> } | null;

const watchers = new Set<() => void>();
const notify = () => watchers.forEach((listener) => listener());

function watch(listener: () => void): () => void {
  watchers.add(listener);
  addEventListener('popstate', listener);
  return () => {
    watchers.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const openAs = (name: string): string | null => (history.state as HistoryState)?.open?.[name] ?? null;

/** True while `history.back()` is in progress: a second one would leave the page. */
let goingBack = false;

/**
 * Returns the overlay of a name. The router's state of the entry is preserved, so that both entries are the same location
 * for the router.
 */
export function useHistoryStep(name: string): HistoryStep {
  useLocation(); // a navigation of the router closes it
  const open = useSyncExternalStore(
    watch,
    () => openAs(name),
    () => null,
  );
  return {
    open,
    begin(value) {
      const state = { ...(history.state as object | null), open: { [name]: value } };
      if (openAs(name) === null) history.pushState(state, '');
      else history.replaceState(state, '');
      notify();
    },
    end() {
      if (openAs(name) === null || goingBack) return;
      goingBack = true;
      addEventListener('popstate', () => (goingBack = false), { once: true });
      history.back();
    },
    leave() {
      history.replaceState({ ...(history.state as object | null), open: undefined }, '');
      notify();
    },
  };
}
