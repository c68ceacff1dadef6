import { skipToken, useQuery } from '@apollo/client/react';
import { AssigneesDocument, type AssigneesQuery } from '../../../schema/documents/admin/graphql.ts';
import { usePermissions } from '../permissions/permissions.tsx';

type Assignee = AssigneesQuery['assignees'][number];

/** The accounts to which the role may assign messages; none if it may not, or before they are loaded. */
export function useAssignees(): readonly Assignee[] {
  const { may } = usePermissions();
  const { data } = useQuery(AssigneesDocument, may('assign', 'contactMessages') ? {} : skipToken);
  return data?.assignees ?? [];
}

/** The name of a person; the email address if the account has none. */
export const personName = ({ name, email }: Pick<Assignee, 'name' | 'email'>): string => name || email;
