import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { useRecordForms } from '../editor/form/record-forms.ts';
import { leaveQuestion } from '../editor/form/unsaved-changes.ts';
import { endSession, storedAccount } from '../session/session.ts';
import { useConfirm, useChoose } from '../ui/confirm.tsx';
import * as messages from './messages.ts';

/** Time to wait for a save or the server, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Resolves with the promise, or after the timeout. */
function withTimeout(promise: Promise<unknown>): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([promise, timeout]);
}

/** What happens to the session and to the unsaved changes. */
type Decision = 'cancel' | 'discardDrafts' | 'keepDrafts';

interface Logout {
  logout: () => Promise<void>;
  /** True while a save or the server delays the logout. */
  isLoggingOut: boolean;
  /** Cancels a logout that waits for a save; null at other times. */
  cancel: (() => void) | null;
}

/**
 * Logs out. Opens a confirmation dialog first if a save exceeds the timeout or if unsaved changes would be lost. Removes the
 * token even if the server cannot be reached. Ignores a second call during a logout.
 */
export function useLogout(): Logout {
  const client = useApolloClient();
  const forms = useRecordForms();
  const confirm = useConfirm();
  const choose = useChoose();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [cancel, setCancel] = useState<(() => void) | null>(null);
  const isRunning = useRef(false);

  /** Waits at most for the timeout, during which the button shows the progress. */
  async function waitFor(promise: Promise<unknown>): Promise<void> {
    setLoggingOut(true);
    try {
      await withTimeout(promise);
    } finally {
      setLoggingOut(false);
    }
  }

  /** Waits for the pending saves. Returns false if the user cancels. */
  async function waitForPendingSaves(): Promise<boolean> {
    const cancelled = new Promise<boolean>((resolve) => {
      const cancelLogout = () => resolve(false);
      setCancel(() => cancelLogout); // a function as the state itself would be called as an updater
    });
    const saved = forms.whenSaved().then(() => true);
    try {
      return await Promise.race([saved, cancelled]);
    } finally {
      setCancel(null);
    }
  }

  /** Opens the dialogs. The drafts are kept if the session ends during a save. */
  async function confirmLogout(): Promise<Decision> {
    if (forms.getPendingSave() === 'texts') await waitFor(forms.whenSaved());
    const pendingSave = forms.getPendingSave();
    if (pendingSave) {
      const choice = await choose({
        title: pendingSave === 'pictures' ? messages.picturesUploading : messages.saveInProgress,
        detail: messages.logoutDetail,
        no: messages.stay,
        other: messages.logoutWhenSaved,
        yes: messages.logoutNow,
      });
      if (choice === 'no') return 'cancel';
      if (choice === 'yes' && forms.getPendingSave()) return 'keepDrafts';
      if (!(await waitForPendingSaves())) return 'cancel';
    }
    if (!forms.hasUnsaved()) return 'discardDrafts';
    return (await confirm(leaveQuestion())) ? 'discardDrafts' : 'cancel';
  }

  async function confirmAndLogOut(): Promise<void> {
    const decision = await confirmLogout();
    if (decision === 'cancel' || storedAccount() === null) return;
    const signOut = client.mutate({ mutation: SignOutDocument, context: { outlivesSession: true } });
    await waitFor(signOut.catch(() => undefined));
    if (decision === 'discardDrafts') forms.clear();
    endSession('logout');
  }

  async function logout(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await confirmAndLogOut();
    } finally {
      isRunning.current = false;
    }
  }

  return { logout, isLoggingOut, cancel };
}
