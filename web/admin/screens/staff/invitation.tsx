import { useApolloClient } from '@apollo/client/react';
import { TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { InviteStaffDocument, type Role } from '../../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../../schema/text.ts';
import { isEmail } from '../../session/email.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { notify } from '../../ui/notifications.tsx';
import { AccountFields } from './account-fields.tsx';
import * as messages from './messages.tsx';
import type { ShowLink } from './password-link.tsx';
import { describeFailure, useStaffAction } from './use-staff-action.ts';

const EMPTY: { email: string; name: string; role: Role } = { email: '', name: '', role: 'AGENT' };

/** The form that adds an account; errors of the server are shown at the field that they concern. */
export function Invitation({ showLink }: { showLink: ShowLink }) {
  const client = useApolloClient();
  const { isBusy, run } = useStaffAction();
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      email: (email) => (isEmail(email) ? null : messages.emailRequired),
      name: (name) => (name.trim() ? null : messages.nameRequired),
    },
  });

  const submit = form.onSubmit(({ email, name, role }) =>
    run(
      async () => {
        const input = { email: cleanEmail(email), name: name.trim(), role };
        const { data } = await client.mutate({ mutation: InviteStaffDocument, variables: { input } });
        return data!.inviteStaff;
      },
      ({ staff, link }) => {
        form.reset();
        if (link === null) notify(messages.invited(staff.email));
        else showLink({ email: staff.email, link });
      },
      (error) =>
        form.setErrors(
          Object.keys(error.fields).length > 0 ? error.fields : { email: describeFailure(error) },
        ),
    ),
  );

  return (
    <section className="staff-card" aria-labelledby="staff-invitation">
      <Title order={2} id="staff-invitation">
        {messages.inviteTitle}
      </Title>
      <form className="staff-form" onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('email')}
          label={messages.email}
          type="email"
          autoComplete="off"
          required
        />
        <AccountFields role={form.values.role} getInputProps={form.getInputProps} />
        <BusyButton type="submit" busy={isBusy}>
          {messages.invite}
        </BusyButton>
      </form>
    </section>
  );
}
