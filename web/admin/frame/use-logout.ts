import { useApolloClient } from '@apollo/client/react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { useDesk } from '../editor/desk.ts';
import { LEAVING } from '../editor/unsaved.ts';
import { endSession } from '../session/session.ts';
import { useAsk } from '../ui/ask.tsx';

/** How long the server has to answer, in milliseconds: whoever leaves does not wait for a network that is away. */
const PATIENCE = 3000;

/** Ends the session, after asking when something typed would be lost; the token is forgotten even when the server is away. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const desk = useDesk();
  const ask = useAsk();
  return async () => {
    if (desk.hasUnsaved() && !(await ask(LEAVING))) return;
    const heard = client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    desk.clear();
    endSession('logout');
  };
}
