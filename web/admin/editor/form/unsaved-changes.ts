import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { storedToken } from '../../session/session.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { offerUndo } from '../../ui/notifications.tsx';
import { currentLocation, useRouter } from '../../../ui/router-context.ts';
import { formNameAt, useBlockedNavigation } from '../screen-params.ts';
import * as messages from './messages.ts';
import type { RecordForm } from './record-form.ts';
import { useRecordForms } from './record-forms.ts';

/** Returns a function that discards the changes of a form and shows a notification with Undo. Undo reopens the form. */
export function useDiscard(): (form: RecordForm, message?: string) => void {
  const forms = useRecordForms();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const router = useRouter();
  return (form, message = messages.changesDiscarded) => {
    const before = form.snapshot();
    form.clear();
    if (Object.keys(before.dirtyValues).length === 0) return;
    const withdraw = offerUndo(message, async () => {
      forms.reopen(form).restore(before);
      const isFormShown = formNameAt(currentLocation(router)) === form.key.form;
      if (!isFormShown) await navigate({ pathname, search });
    });
    forms.setUndoOffer(form, withdraw);
  };
}

/** The confirmation dialog before a navigation discards unsaved changes. */
export const leaveQuestion = () => ({
  title: messages.leaveQuestion,
  yes: messages.leave,
  no: messages.stay,
});

/**
 * Opens a confirmation dialog before a navigation away from a form with unsaved changes, and the dialog of the browser before
 * the page is unloaded. Discarded changes can be restored with Undo.
 */
export function useUnsavedChangesGuard(form: RecordForm): void {
  const confirm = useConfirm();
  const forms = useRecordForms();
  const navigate = useNavigate();
  const discard = useDiscard();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOnForm = formNameAt(currentLocation) === form.key.form;
    const isLeaving = isOnForm && formNameAt(nextLocation) !== form.key.form;
    // The redirect to the login page is not blocked, because the draft is restored after the login.
    const isSignedIn = storedToken() !== null;
    return isLeaving && form.getState().isDirty && isSignedIn;
  });
  const getBlockedNavigation = useBlockedNavigation();
  const isDialogOpen = useRef(false);
  const confirmNavigation = useEffectEvent(async (destination: Location) => {
    if (isDialogOpen.current) return;
    isDialogOpen.current = true;
    const isConfirmed = await confirm(leaveQuestion());
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
    if (forms.isBusy()) event.preventDefault();
  });
}
