import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { useDesk } from '../editor/desk/desk.ts';
import { LEAVING } from '../editor/desk/unsaved.ts';
import { endSession } from '../session/session.ts';
import { useAsk } from '../ui/ask.tsx';

/** How long the server has to answer, in milliseconds: whoever leaves does not wait for a network that is away. */
const PATIENCE = 3000;

const withPatience = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/** The way out, and whether something is waited for on it. */
interface Logout {
  logout: () => Promise<void>;
  waits: boolean;
}

/**
 * Ends the session once what is being saved is, after asking when something typed would be lost; the token is forgotten even
 * when the server is away. Who presses again meanwhile is on the way already.
 */
export function useLogout(): Logout {
  const client = useApolloClient();
  const desk = useDesk();
  const ask = useAsk();
  const [waits, setWaits] = useState(false);
  const leaving = useRef(false);

  async function waitFor(answer: Promise<unknown>): Promise<void> {
    setWaits(true);
    await withPatience(answer);
    setWaits(false);
  }

  async function leave(): Promise<void> {
    await waitFor(desk.saved());
    if (desk.hasUnsaved() && !(await ask(LEAVING))) return;
    await waitFor(client.mutate({ mutation: SignOutDocument }).catch(() => undefined));
    desk.clear();
    endSession('logout');
  }

  async function logout(): Promise<void> {
    if (leaving.current) return;
    leaving.current = true;
    await leave();
    leaving.current = false;
  }

  return { logout, waits };
}
