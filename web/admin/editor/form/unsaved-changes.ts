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

interface DiscardOptions {
  /** The state of the form afterwards. By default it shows the stored record. */
  next?: FormState;
  /** The text of the notification. */
  message?: string;
}

/** Returns a function that discards the changes of a form and shows a notification with Undo. Undo reopens the form. */
export function useDiscard(): (form: FormStore, options?: DiscardOptions) => void {
  const registry = useFormRegistry();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const currentLocation = useCurrentLocation();
  return (form, { next, message = messages.changesDiscarded } = {}) => {
    const before = form.getState();
    form.setState(next ?? state.discardChanges(before));
    if (Object.keys(before.typed).length === 0) return;
    const withdraw = offerUndo(message, async () => {
      const reopened = registry.open(form.key.form, form.record, form.key);
      reopened.setState(state.undoDiscard(reopened.getState(), before));
      const isFormShown = formNameAt(currentLocation()) === form.key.form;
      if (!isFormShown) await navigate({ pathname, search });
    });
    registry.setUndoOffer(form, withdraw);
  };
}

/** Returns a function that discards the changes of a form, with Undo, and closes its record. */
export function useCancel(form: FormStore): () => void {
  const discard = useDiscard();
  return () => {
    discard(form);
    if (form.record !== null) form.setState(state.finish(form.getState()));
  };
}

/** The confirmation dialog before a navigation discards unsaved changes. */
export const LEAVE_QUESTION = { title: messages.leaveQuestion, yes: messages.leave, no: messages.stay };

/**
 * Opens a confirmation dialog before a navigation away from a form with unsaved changes, and the dialog of the browser before
 * the page is unloaded. Discarded changes can be restored with Undo.
 */
export function useUnsavedChangesGuard(form: FormStore): void {
  const confirm = useConfirm();
  const registry = useFormRegistry();
  const navigate = useNavigate();
  const discard = useDiscard();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOnForm = formNameAt(currentLocation) === form.key.form;
    const isLeaving = isOnForm && formNameAt(nextLocation) !== form.key.form;
    // The redirect to the login page is not blocked, because the draft is restored after the login.
    const isSignedIn = storedToken() !== null;
    return isLeaving && form.isDirty && isSignedIn;
  });
  const getBlockedNavigation = useBlockedNavigation();
  const isDialogOpen = useRef(false);
  const confirmNavigation = useEffectEvent(async (destination: Location) => {
    if (isDialogOpen.current) return;
    isDialogOpen.current = true;
    const isConfirmed = await confirm(LEAVE_QUESTION);
    isDialogOpen.current = false;
    const navigation = getBlockedNavigation();
    if (!isConfirmed) {
      navigation?.reset();
      return;
    }
    discard(form);
    if (navigation) navigation.proceed();
    else void navigate(destination); // another navigation has replaced the blocked one meanwhile
  });
  const blockedLocation = blocker.location;
  useEffect(() => {
    if (blockedLocation) void confirmNavigation(blockedLocation);
  }, [blockedLocation]);

  useBeforeUnload((event) => {
    if (registry.isBusy()) event.preventDefault();
  });
}
