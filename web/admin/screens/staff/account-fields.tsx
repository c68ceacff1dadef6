import { NativeSelect, TextInput } from '@mantine/core';
import type { Role } from '../../../../schema/documents/admin/graphql.ts';
import * as messages from './messages.tsx';

/** All roles, the widest first. */
export const ROLES = ['ADMINISTRATOR', 'MANAGER', 'AGENT'] as const satisfies readonly Role[];

interface Props {
  /** The chosen role, which is explained. */
  role: Role;
  /** Returns value, error and listeners of a field. */
  getInputProps: (field: 'name' | 'role') => object;
}

/** The fields of a name and a role. */
export function AccountFields({ role, getInputProps }: Props) {
  return (
    <>
      <TextInput {...getInputProps('name')} label={messages.name} maxLength={100} required />
      <NativeSelect
        {...getInputProps('role')}
        label={messages.role}
        description={messages.roleHints[role]}
        data={ROLES.map((value) => ({ value, label: messages.roleLabels[value] }))}
      />
    </>
  );
}
