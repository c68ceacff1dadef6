import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { useFormRegistry } from '../editor/form/form-registry.ts';
import { LEAVE_QUESTION } from '../editor/form/unsaved-changes.ts';
import { endSession, storedAccount } from '../session/session.ts';
import { useConfirm, useChoose } from '../ui/confirm.tsx';

/** How long the server has to answer before the user is asked, or the session ends without it, in milliseconds. */
const PATIENCE = 3000;

const withPatience = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

const STILL = {
  pictures: 'Pictures are still being sent.',
  words: 'Something is still being saved.',
};

/** The question while a save is in progress. */
const questionOf = (saving: keyof typeof STILL) => ({
  words: STILL[saving],
  detail:
    'If you log out now, what is not saved yet stays in this browser. It is offered to you again when you sign in here.',
  no: 'Stay',
  other: 'Log out when it is saved',
  yes: 'Log out now',
});

interface Logout {
  logout: () => Promise<void>;
  /** True while the logout waits for the server. */
  waits: boolean;
  /** Cancels the logout while it waits for a save; null otherwise. */
  stay: (() => void) | null;
}

/**
 * Ends the session. While something is being saved it asks whether to wait, to stop that, or to stay; then it asks if anything
 * typed would be lost. The token is removed even if the server is unreachable. A second click does nothing.
 */
export function useLogout(): Logout {
  const client = useApolloClient();
  const desk = useFormRegistry();
  const ask = useConfirm();
  const choose = useChoose();
  const [waits, setWaits] = useState(false);
  const [stay, setStay] = useState<(() => void) | null>(null);
  const leaving = useRef(false);

  async function waitFor(answer: Promise<unknown>): Promise<void> {
    setWaits(true);
    await withPatience(answer);
    setWaits(false);
  }

  /** Waits until everything is saved. Returns false if the user stays. */
  async function waitUntilSaved(): Promise<boolean> {
    const staying = new Promise<boolean>((resolve) => setStay(() => () => resolve(false)));
    const leaves = await Promise.race([desk.saved().then(() => true), staying]);
    setStay(null);
    return leaves;
  }

  /** Returns whether to leave, and whether drafts stay in this browser. */
  async function settle(): Promise<'stay' | 'leave' | 'leaveKeeping'> {
    if (desk.saving() === 'words') await waitFor(desk.saved());
    const saving = desk.saving();
    if (saving) {
      const answer = await choose(questionOf(saving));
      if (answer === 'no') return 'stay';
      if (answer === 'yes' && desk.saving()) return 'leaveKeeping';
      if (!(await waitUntilSaved())) return 'stay';
    }
    return desk.hasUnsaved() && !(await ask(LEAVE_QUESTION)) ? 'stay' : 'leave';
  }

  async function leave(): Promise<void> {
    const decision = await settle();
    if (decision === 'stay' || storedAccount() === null) return;
    await waitFor(
      client.mutate({ mutation: SignOutDocument, context: { outlivesSession: true } }).catch(() => undefined),
    );
    if (decision === 'leave') desk.clear();
    endSession('logout');
  }

  async function logout(): Promise<void> {
    if (leaving.current) return;
    leaving.current = true;
    await leave();
    leaving.current = false;
  }

  return { logout, waits, stay };
}
