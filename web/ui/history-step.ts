import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that is open over the page, as a step of the history: Back closes it, and a reload keeps it. */
export interface HistoryStep {
  /** What is open; null when nothing is. */
  open: string | null;
  /** Opens it, in the place of what is open by that name: one way back closes it. */
  begin(what: string): void;
  /** Goes back to where nothing was open. */
  end(): void;
  /** Closes it and stays at this step, which is for what follows to take. */
  leave(): void;
}

type Kept = { open?: Record<string, string> } | null;

const watchers = new Set<() => void>();
const tell = () => watchers.forEach((told) => told());

function watch(told: () => void): () => void {
  watchers.add(told);
  addEventListener('popstate', told);
  return () => {
    watchers.delete(told);
    removeEventListener('popstate', told);
  };
}

const openAs = (name: string): string | null => (history.state as Kept)?.open?.[name] ?? null;

/** Whether the way back is being gone already: twice it would leave the page. */
let goingBack = false;

/**
 * What is open by that name. The router's own state of the step is kept beside it, so that to the router both steps are
 * the same place; its next step knows nothing of it.
 */
export function useHistoryStep(name: string): HistoryStep {
  useLocation(); // a step of the router closes it
  const open = useSyncExternalStore(
    watch,
    () => openAs(name),
    () => null,
  );
  return {
    open,
    begin(what) {
      const state = { ...(history.state as object | null), open: { [name]: what } };
      if (openAs(name) === null) history.pushState(state, '');
      else history.replaceState(state, '');
      tell();
    },
    end() {
      if (openAs(name) === null || goingBack) return;
      goingBack = true;
      addEventListener('popstate', () => (goingBack = false), { once: true });
      history.back();
    },
    leave() {
      history.replaceState({ ...(history.state as object | null), open: undefined }, '');
      tell();
    },
  };
}
