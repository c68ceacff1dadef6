import { useApolloClient } from '@apollo/client/react';
import { SignOutDocument } from '../../../schema/documents/admin/graphql.ts';
import { forgetDrafts } from '../editor/drafts.ts';
import { useMayLeave } from '../editor/unsaved.ts';
import { endSession } from '../session/session.ts';

/** Ends the session, after asking when something typed would be lost; the token is forgotten even when the server is away. */
export function useLogout(): () => void {
  const client = useApolloClient();
  const mayLeave = useMayLeave();
  return () => {
    void (async () => {
      if (!(await mayLeave())) return;
      await client.mutate({ mutation: SignOutDocument }).catch(() => {});
      forgetDrafts();
      endSession('logout');
      await client.clearStore();
    })();
  };
}
