import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { useFormRegistry, type FormStore } from './form-store.ts';
import * as state from './form-state.ts';
import type { FormState } from './form-state.ts';
import * as messages from './messages.ts';
import { formNameAt, useBlockedNavigation } from '../screen-params.ts';
import { storedToken } from '../../session/session.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { offerUndo } from '../../ui/notifications.tsx';
import { useCurrentLocation } from '../../../ui/router-context.ts';

interface Discarding {
  /** The state afterwards; the opened record by default. */
  next?: FormState;
  message?: string;
}

/** Discards the changes of a form and offers Undo, which returns to the location of the form. */
export function useDiscard(): (form: FormStore, discarding?: Discarding) => void {
  const registry = useFormRegistry();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const currentLocation = useCurrentLocation();
  return (form, { next, message = messages.changesDiscarded } = {}) => {
    const before = form.getState();
    form.setState(next ?? state.discardChanges(before));
    if (Object.keys(before.typed).length === 0) return;
    const withdraw = offerUndo(message, () => {
      const reopened = registry.open(form.of.form, form.record, form.of);
      reopened.setState(state.undoDiscard(reopened.getState(), before));
      const isThere = formNameAt(currentLocation()) === form.of.form;
      return Promise.resolve(isThere ? undefined : navigate({ pathname, search }));
    });
    registry.setUndoOffer(form, withdraw);
  };
}

/** Discards the changes of a form, which can be undone, and closes its record. */
export function useCancel(form: FormStore): () => void {
  const discard = useDiscard();
  return () => {
    discard(form);
    if (form.record !== null) form.setState(state.finish(form.getState()));
  };
}

/** The question before a navigation discards unsaved changes. */
export const LEAVE_QUESTION = { words: messages.leaveQuestion, yes: messages.leave, no: messages.stay };

/** Asks before a navigation away from a form with unsaved changes; the discard can be undone. */
export function useUnsavedChangesGuard(form: FormStore): void {
  const confirm = useConfirm();
  const registry = useFormRegistry();
  const navigate = useNavigate();
  const discard = useDiscard();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // The login page is not guarded, because the draft is restored after sign-in.
    const isLeft = formNameAt(currentLocation) === form.of.form && formNameAt(nextLocation) !== form.of.form;
    return isLeft && form.isDirty && storedToken() !== null;
  });
  const getBlockedNavigation = useBlockedNavigation();
  const isAsked = useRef(false);
  const question = useEffectEvent(async (to: Location) => {
    if (isAsked.current) return; // the question is already open
    isAsked.current = true;
    const leave = await confirm(LEAVE_QUESTION);
    isAsked.current = false;
    // Another navigation may have replaced the blocked one.
    const blocked = getBlockedNavigation();
    if (!leave) {
      blocked?.reset();
      return;
    }
    discard(form);
    if (blocked) blocked.proceed();
    else void navigate(to);
  });
  const blocked = blocker.location;
  useEffect(() => {
    if (blocked) void question(blocked);
  }, [blocked]); // one question for each blocked navigation

  useBeforeUnload((event) => {
    if (registry.isBusy()) event.preventDefault();
  });
}
