import { useApolloClient, useQuery } from '@apollo/client/react';
import { Checkbox, Title } from '@mantine/core';
import { useState } from 'react';
import {
  RequireSecondFactorDocument,
  type Role,
  SecondFactorRolesDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { LoadError } from '../../ui/load-state.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { notify } from '../../ui/notifications.tsx';
import { ROLES } from './account-fields.tsx';
import * as messages from './messages.tsx';
import { describeFailure, useStaffAction } from './use-staff-action.ts';

export function SecondFactorRoles() {
  const { data, error } = useQuery(SecondFactorRolesDocument);
  return (
    <section className="staff-card" aria-labelledby="staff-second-factor">
      <Title order={2} id="staff-second-factor">
        {messages.requireTitle}
      </Title>
      {!data && error && <LoadError text={messages.requireLoadFailed} />}
      {data && <RolesForm key={data.secondFactorRoles.join()} required={data.secondFactorRoles} />}
    </section>
  );
}

function RolesForm({ required }: { required: readonly Role[] }) {
  const client = useApolloClient();
  const { isBusy, run } = useStaffAction();
  const [roles, setRoles] = useState<readonly string[]>(required);
  const [failure, setFailure] = useState<string | null>(null);

  const save = () =>
    run(
      () =>
        client.mutate({
          mutation: RequireSecondFactorDocument,
          variables: { roles: ROLES.filter((role) => roles.includes(role)) },
        }),
      () => {
        setFailure(null);
        notify(messages.requireSaved);
      },
      (error) => setFailure(describeFailure(error)),
    );

  return (
    <form
      className="staff-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Checkbox.Group
        label={messages.requireLabel}
        description={messages.requireHint}
        value={[...roles]}
        onChange={setRoles}
        error={failure}
      >
        <div className="staff-roles">
          {ROLES.map((role) => (
            <Checkbox key={role} value={role} label={messages.roleLabels[role]} />
          ))}
        </div>
      </Checkbox.Group>
      <BusyButton type="submit" variant="default" busy={isBusy}>
        {messages.save}
      </BusyButton>
    </form>
  );
}
