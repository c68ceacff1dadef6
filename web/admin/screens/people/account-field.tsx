import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { PersonAccountsDocument } from '../../../../schema/documents/admin/graphql.ts';
import { Field } from '../../editor/form/form-context.tsx';
import { inputOf, MAX_LINE, textRule } from '../../editor/kinds/text.tsx';
import * as messages from './messages.ts';

/** A select for the staff account of a person. */
export function AccountField() {
  const { data } = useQuery(PersonAccountsDocument);
  const accounts = data?.accounts ?? [];
  const labelOf = (id: string): string => {
    const account = accounts.find((one) => one.id === id);
    return account ? messages.accountOf(account.name, account.email) : `#${id}`;
  };
  const rule = textRule(
    { name: 'accountId', label: messages.account },
    {
      max: MAX_LINE,
      control: (props) => {
        const isListed = props.value === '' || accounts.some(({ id }) => id === props.value);
        return (
          <NativeSelect
            {...inputOf(props)}
            data={[
              { value: '', label: messages.noAccount },
              ...accounts.map(({ id }) => ({ value: id, label: labelOf(id) })),
              ...(isListed ? [] : [{ value: props.value, label: labelOf(props.value) }]),
            ]}
          />
        );
      },
    },
  );
  return (
    <Field
      field={{
        ...rule,
        format: (id) => (id === '' ? messages.noAccount : labelOf(id)),
        formatStored: labelOf,
      }}
    />
  );
}
