import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker, useNavigate, type Location } from 'react-router-dom';
import { storedToken } from '../../session/session.ts';
import { useAsk } from '../../ui/ask.tsx';
import { formOf, useHeld } from '../place.ts';
import { useDesk } from './desk.ts';
import type { OpenForm } from './open-form.ts';
import { useThrowAway } from './use-cancel.ts';

/** What is asked before something typed would be lost. */
export const LEAVING = { words: 'Leave without saving what you typed?', yes: 'Leave', no: 'Stay' };

/** Holds back whoever leaves a form with something typed that is neither saved nor on its way; to leave can be undone. */
export function useUnsaved(form: OpenForm): void {
  const ask = useAsk();
  const desk = useDesk();
  const navigate = useNavigate();
  const throwAway = useThrowAway();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Whoever is sent to the login finds what was typed again afterwards.
    const isLeft = formOf(currentLocation) === form.of.form && formOf(nextLocation) !== form.of.form;
    return isLeft && form.isDirty && storedToken() !== null;
  });
  const whoIsHeld = useHeld();
  const isAsked = useRef(false);
  const question = useEffectEvent(async (to: Location) => {
    if (isAsked.current) return; // whoever is held back once more is answered with the first
    isAsked.current = true;
    const leave = await ask(LEAVING);
    isAsked.current = false;
    // Something else may have led to another place meanwhile: then nobody is held back any more.
    const held = whoIsHeld();
    if (!leave) {
      held?.reset();
      return;
    }
    throwAway(form);
    if (held) held.proceed();
    else void navigate(to);
  });
  const held = blocker.location;
  useEffect(() => {
    if (held) void question(held);
  }, [held]); // one question for each time that somebody is held back

  useBeforeUnload((event) => {
    if (desk.isBusy()) event.preventDefault();
  });
}
