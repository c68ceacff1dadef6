import { useApolloClient } from '@apollo/client/react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { useDesk } from '../editor/desk.ts';
import { LEAVING } from '../editor/unsaved.ts';
import { endSession } from '../session/session.ts';
import { useAsk } from '../ui/ask.tsx';

/** How long the server has to answer, in milliseconds: whoever leaves does not wait for a network that is away. */
const PATIENCE = 3000;

const withPatience = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/**
 * Ends the session once what is being saved is, after asking when something typed would be lost; the token is forgotten even
 * when the server is away.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const desk = useDesk();
  const ask = useAsk();
  return async () => {
    await withPatience(desk.saved());
    if (desk.hasUnsaved() && !(await ask(LEAVING))) return;
    await withPatience(client.mutate({ mutation: SignOutDocument }).catch(() => undefined));
    desk.clear();
    endSession('logout');
  };
}
