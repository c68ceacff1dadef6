import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
import { storedToken } from '../session/session.ts';
import { useAsk } from '../ui/ask.tsx';

const QUESTION = { words: 'Leave without saving what you typed?', yes: 'Leave', no: 'Stay' };

/** Forms with something typed that is not saved. */
const unsaved = new Set<object>();

/** Asks before something typed would be lost; true when there is nothing, or it may be. */
export function useMayLeave(): () => Promise<boolean> {
  const ask = useAsk();
  return async () => unsaved.size === 0 || ask(QUESTION);
}

/** The parts of an address that say which form is open; paging and searching leave it open. */
function formAt({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('edit'), params.get('of')].join(' ');
}

interface Guarded {
  /** Whether something was typed that is not saved. */
  dirty: boolean;
  /** Throws it away. */
  discard: () => void;
}

/** Holds back whoever leaves a form with something unsaved. Gives a function that lets the next move pass. */
export function useUnsaved({ dirty, discard }: Guarded): () => void {
  const ask = useAsk();
  const letPass = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const passing = letPass.current;
    letPass.current = false;
    // Whoever is sent to the login finds what was typed again afterwards.
    return dirty && !passing && storedToken() !== null && formAt(currentLocation) !== formAt(nextLocation);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask(QUESTION).then((leave) => {
      if (!leave) {
        blocker.reset();
        return;
      }
      discard();
      blocker.proceed();
    });
  }, [blocker.state]); // one question for each time that somebody is held back

  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });

  useEffect(() => {
    if (!dirty) return;
    const form = {};
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
    };
  }, [dirty]);

  return () => {
    letPass.current = true;
  };
}
