import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { PersonAccountsDocument } from '../../../../schema/documents/admin/graphql.ts';
import type { FieldDefinition, InputProps } from '../../editor/collection.ts';
import { inputProps, text } from '../../editor/fields/text.tsx';
import * as messages from './messages.ts';

/** Returns the accounts of the staff, and a function that names one by its id. */
function useAccounts() {
  const { data } = useQuery(PersonAccountsDocument);
  const accounts = data?.accounts ?? [];
  const accountName = (id: string): string => {
    const account = accounts.find((one) => one.id === id);
    return account ? messages.accountOf(account.name, account.email) : `#${id}`;
  };
  return { accounts, accountName };
}

const AccountName = ({ id }: { id: string }) => useAccounts().accountName(id);

function AccountSelect(props: InputProps<string>) {
  const { accounts, accountName } = useAccounts();
  const isListed = props.value === '' || accounts.some(({ id }) => id === props.value);
  const ids = [...accounts.map(({ id }) => id), ...(isListed ? [] : [props.value])];
  return (
    <NativeSelect
      {...inputProps(props)}
      data={[
        { value: '', label: messages.noAccount },
        ...ids.map((id) => ({ value: id, label: accountName(id) })),
      ]}
    />
  );
}

/** The staff account of a person. */
export const account: FieldDefinition<string, string> = {
  ...text({ label: () => messages.account }),
  isReference: true,
  format: (id) => (id === '' ? messages.noAccount : `#${id}`),
  formatStored: (id) => <AccountName id={id} />,
  Input: AccountSelect,
};
