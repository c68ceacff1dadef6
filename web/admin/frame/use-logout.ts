import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { useFormRegistry } from '../editor/form/form-store.ts';
import { LEAVE_QUESTION } from '../editor/form/unsaved-changes.ts';
import { endSession, storedAccount } from '../session/session.ts';
import { useConfirm, useChoose } from '../ui/confirm.tsx';
import * as messages from './messages.ts';

/** Time to wait for a save or the server, in milliseconds. */
const TIMEOUT_MS = 3000;

const withTimeout = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);

interface Logout {
  logout: () => Promise<void>;
  /** True while a save or the server delays the logout. */
  isLoggingOut: boolean;
  /** Cancels a logout that waits for a save; null at other times. */
  cancel: (() => void) | null;
}

/**
 * Ends the session. Opens a confirmation dialog first if a save exceeds the timeout or unsaved changes would be lost. Removes
 * the token even if the server cannot be reached. Ignores a second call during a logout.
 */
export function useLogout(): Logout {
  const client = useApolloClient();
  const formRegistry = useFormRegistry();
  const confirm = useConfirm();
  const choose = useChoose();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [cancel, setCancel] = useState<(() => void) | null>(null);
  const isStarted = useRef(false);

  async function waitFor(promise: Promise<unknown>): Promise<void> {
    setLoggingOut(true);
    await withTimeout(promise);
    setLoggingOut(false);
  }

  /** Waits for the pending saves. Returns false if the user cancels. */
  async function waitForPendingSaves(): Promise<boolean> {
    const cancelled = new Promise<boolean>((resolve) => setCancel(() => () => resolve(false)));
    const isSaved = await Promise.race([formRegistry.saved().then(() => true), cancelled]);
    setCancel(null);
    return isSaved;
  }

  /** Returns `leaveKeepingDrafts` if the session ends during a save. */
  async function decide(): Promise<'stay' | 'leave' | 'leaveKeepingDrafts'> {
    if (formRegistry.saving() === 'words') await waitFor(formRegistry.saved());
    const saving = formRegistry.saving();
    if (saving) {
      const choice = await choose({
        words: saving === 'pictures' ? messages.picturesUploading : messages.saveInProgress,
        detail: messages.logoutDetail,
        no: messages.stay,
        other: messages.logoutWhenSaved,
        yes: messages.logoutNow,
      });
      if (choice === 'no') return 'stay';
      if (choice === 'yes' && formRegistry.saving()) return 'leaveKeepingDrafts';
      if (!(await waitForPendingSaves())) return 'stay';
    }
    return formRegistry.hasUnsaved() && !(await confirm(LEAVE_QUESTION)) ? 'stay' : 'leave';
  }

  async function leave(): Promise<void> {
    const decision = await decide();
    if (decision === 'stay' || storedAccount() === null) return;
    await waitFor(
      client.mutate({ mutation: SignOutDocument, context: { outlivesSession: true } }).catch(() => undefined),
    );
    if (decision === 'leave') formRegistry.clear();
    endSession('logout');
  }

  async function logout(): Promise<void> {
    if (isStarted.current) return;
    isStarted.current = true;
    await leave();
    isStarted.current = false;
  }

  return { logout, isLoggingOut, cancel };
}
