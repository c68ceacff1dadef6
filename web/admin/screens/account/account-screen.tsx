import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Alert, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import {
  AccountDocument,
  ChangePasswordDocument,
  EndSessionDocument,
  RenameAccountDocument,
  UpdateEmailDocument,
  type AccountQuery,
} from '../../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../../schema/text.ts';
import { describeError, toApiError } from '../../../data/api-error.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { useRefetch } from '../../refetch.ts';
import { isEmail } from '../../session/email.ts';
import { FormError } from '../../session/form-error.tsx';
import {
  CurrentPasswordInput,
  currentPasswordError,
  NewPasswordInput,
  newPasswordError,
} from '../../session/password-inputs.tsx';
import { endSession } from '../../session/session.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Card } from '../../ui/card.tsx';
import { notify, notifyError } from '../../ui/notifications.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import './account.css';
import { deviceName } from './device-name.ts';
import * as messages from './messages.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The own account: name, email address, password, sessions and second factor. */
export function Component() {
  const { data, error } = useQuery(AccountDocument);
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <LoadState data={data} error={error} failed={messages.loadFailed} />
      {data?.me && (
        <div className="card-columns account">
          <div>
            <SecondFactor account={data.me} />
            <Sessions sessions={data.sessions} />
          </div>
          <div>
            <Name name={data.me.name} />
            <Email email={data.me.email} isMailed={data.canMailPasswordLinks} />
            <Password email={data.me.email} />
          </div>
        </div>
      )}
    </>
  );
}

function Name({ name }: { name: string }) {
  const [rename] = useMutation(RenameAccountDocument);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { name },
    validate: () => ({}),
    send: async ({ name }) => {
      await rename({ variables: { name: name.trim() } });
      notify(messages.nameSaved);
    },
    failed: messages.unconfirmed,
  });
  return (
    <section className="card">
      <Title order={2}>{messages.nameTitle}</Title>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('name')}
          label={messages.name}
          autoComplete="name"
          maxLength={100}
        />
        <BusyButton type="submit" busy={busy}>
          {busy ? messages.saving : messages.saveName}
        </BusyButton>
      </form>
    </section>
  );
}

interface EmailProps {
  email: string;
  /** Whether a link that is sent to the new address confirms it. */
  isMailed: boolean;
}

function Email({ email, isMailed }: EmailProps) {
  const [updateEmail] = useMutation(UpdateEmailDocument);
  const reload = useRefetch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: isEmail(email) ? null : messages.emailRequired,
      password: currentPasswordError(password),
    }),
    send: async ({ email, password }) => {
      const variables = { email: cleanEmail(email), password };
      setSentTo(null);
      await updateEmail({ variables });
      form.reset();
      if (isMailed) setSentTo(variables.email);
      else {
        notify(messages.emailChanged);
        await reload();
      }
    },
    failed: messages.unconfirmed,
  });
  return (
    <section className="card">
      <Title order={2}>{messages.emailTitle}</Title>
      <p>
        {messages.emailIntro(email)} {isMailed && messages.emailConfirmation}
      </p>
      <FormError error={error} />
      <div className="form-result" role="status">
        {sentTo !== null && <Alert role="none">{messages.emailSent(sentTo)}</Alert>}
      </div>
      <form onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('email')}
          label={messages.newEmail}
          type="email"
          autoComplete="email"
          required
        />
        <CurrentPasswordInput {...form.getInputProps('password')} />
        <BusyButton type="submit" busy={busy}>
          {busy ? messages.saving : messages.changeEmail}
        </BusyButton>
      </form>
    </section>
  );
}

function Password({ email }: { email: string }) {
  const [changePassword] = useMutation(ChangePasswordDocument);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPasswordError(currentPassword),
      newPassword: newPasswordError(newPassword),
    }),
    send: async (variables) => {
      await changePassword({ variables });
      endSession('passwordChanged');
    },
    failed: messages.unconfirmed,
  });
  return (
    <section className="card">
      <Title order={2}>{messages.passwordTitle}</Title>
      <p>{messages.passwordIntro}</p>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
        {/* Password managers store the new password under this name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordInput {...form.getInputProps('currentPassword')} />
        <NewPasswordInput {...form.getInputProps('newPassword')} />
        <BusyButton type="submit" busy={busy}>
          {busy ? messages.saving : messages.changePassword}
        </BusyButton>
      </form>
    </section>
  );
}

type Session = AccountQuery['sessions'][number];

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Card title={messages.sessionsTitle} empty={messages.noSessions}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Card>
  );
}

function SessionRow({ session: { id, device, createdAt, isCurrent } }: { session: Session }) {
  const client = useApolloClient();
  const reload = useRefetch();
  const [busy, setBusy] = useState(false);
  const name = deviceName(device);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await client.mutate({ mutation: EndSessionDocument, variables: { id } });
      notify(messages.sessionEnded);
    } catch (error) {
      notifyError(messages.endFailed, describeError(toApiError(error)));
    }
    await reload();
    setBusy(false);
  }

  return (
    <li className="account-session">
      <div>
        {name}
        <span>{messages.since(<DateTime at={createdAt} />)}</span>
      </div>
      {isCurrent ? (
        <strong>{messages.thisSession}</strong>
      ) : (
        <BusyButton
          variant="default"
          size="compact-sm"
          busy={busy}
          aria-label={messages.endSessionOf(name)}
          onClick={() => void end()}
        >
          {messages.endSession}
        </BusyButton>
      )}
    </li>
  );
}
