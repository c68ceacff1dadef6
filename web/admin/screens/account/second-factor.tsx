import { useMutation } from '@apollo/client/react';
import { Button, Group, TextInput, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import {
  DisableSecondFactorDocument,
  EnableSecondFactorDocument,
  PrepareSecondFactorDocument,
  type AccountQuery,
  type PrepareSecondFactorMutation,
} from '../../../../schema/documents/admin/graphql.ts';
import { useRefetch } from '../../refetch.ts';
import { FormError } from '../../session/form-error.tsx';
import { CurrentPasswordInput, currentPasswordError } from '../../session/password-inputs.tsx';
import { storedToken } from '../../session/session.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify, notifyError } from '../../ui/notifications.tsx';
import * as messages from './messages.tsx';
import { QrCode } from './qr-code.tsx';

type Account = NonNullable<AccountQuery['me']>;
type Prepared = PrepareSecondFactorMutation['prepareSecondFactor'];

/** The second factor of the account: it is prepared, confirmed by a code, and removed. */
export function SecondFactor({ account }: { account: Account }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const reload = useRefetch();

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  return (
    <section className="card" data-waiting={account.mustEnableSecondFactor || undefined}>
      <Title order={2}>{messages.secondFactorTitle}</Title>
      {account.mustEnableSecondFactor && <p role="status">{messages.mustEnable}</p>}
      {account.hasSecondFactor ? (
        <Remove />
      ) : prepared ? (
        <Confirm
          prepared={prepared}
          onCancel={() => setPrepared(null)}
          onEnabled={(codes) => {
            setPrepared(null);
            setRecoveryCodes(codes);
            void reload();
          }}
        />
      ) : (
        <Prepare onPrepared={setPrepared} />
      )}
    </section>
  );
}

function Prepare({ onPrepared }: { onPrepared: (prepared: Prepared) => void }) {
  const [prepare] = useMutation(PrepareSecondFactorDocument);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { currentPassword: '' },
    validate: ({ currentPassword }) => ({ currentPassword: currentPasswordError(currentPassword) }),
    send: async (variables) => {
      const { data } = await prepare({ variables });
      onPrepared(data!.prepareSecondFactor);
    },
    failed: messages.unconfirmed,
  });
  return (
    <>
      <p>{messages.isOff}</p>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
        <CurrentPasswordInput {...form.getInputProps('currentPassword')} />
        <BusyButton type="submit" busy={busy}>
          {messages.setUp}
        </BusyButton>
      </form>
    </>
  );
}

interface ConfirmProps {
  prepared: Prepared;
  onCancel: () => void;
  onEnabled: (recoveryCodes: readonly string[]) => void;
}

function Confirm({ prepared: { secret, uri }, onCancel, onEnabled }: ConfirmProps) {
  const [enable] = useMutation(EnableSecondFactorDocument);
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: code.trim() ? null : messages.codeRequired }),
    send: async ({ code }) => {
      const { data } = await enable({ variables: { code } });
      onEnabled(data!.enableSecondFactor.recoveryCodes);
    },
    failed: messages.unconfirmed,
  });
  return (
    <>
      <p>{messages.scan}</p>
      <QrCode text={uri} label={messages.qrCode} />
      <p>{messages.typeKey}</p>
      <code className="account-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <p>{messages.thenCode}</p>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
        <TextInput
          {...form.getInputProps('code')}
          label={messages.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          autoFocus
        />
        <Group>
          <BusyButton type="submit" busy={busy}>
            {messages.enable}
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </Group>
      </form>
    </>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which are shown once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useLeaveWarning();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify(messages.copied);
    } catch {
      notifyError(messages.copyFailed); // only pages over https may copy
    }
  }

  return (
    <section className="card account-recovery">
      <Title order={2} tabIndex={-1} ref={heading}>
        {messages.recoveryTitle}
      </Title>
      <p>{messages.recoveryIntro}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group>
        <Button variant="default" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button variant="default" onClick={() => print()}>
          {messages.print}
        </Button>
        <Button onClick={onDone}>{messages.done}</Button>
      </Group>
    </section>
  );
}

/** Asks before the page with the recovery codes is left. */
function useLeaveWarning(): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && storedToken() !== null,
  );
  const ask = useEffectEvent(async () => {
    const isConfirmed = await confirm({
      title: messages.leaveQuestion,
      detail: messages.leaveDetail,
      yes: messages.leave,
      no: messages.stay,
    });
    if (isConfirmed) blocker.proceed?.();
    else blocker.reset?.();
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') void ask();
  }, [state]);
  useBeforeUnload((event) => event.preventDefault());
}

function Remove() {
  const [disable] = useMutation(DisableSecondFactorDocument);
  const reload = useRefetch();
  const { form, onSubmit, busy, error } = useSubmit({
    initialValues: { currentPassword: '' },
    validate: ({ currentPassword }) => ({ currentPassword: currentPasswordError(currentPassword) }),
    send: async (variables) => {
      await disable({ variables });
      notify(messages.removed);
      await reload();
    },
    failed: messages.unconfirmed,
  });
  return (
    <>
      <p>{messages.isOn}</p>
      <FormError error={error} />
      <form onSubmit={onSubmit} noValidate>
        <CurrentPasswordInput {...form.getInputProps('currentPassword')} />
        <BusyButton type="submit" color="red" variant="outline" busy={busy}>
          {messages.remove}
        </BusyButton>
      </form>
    </>
  );
}
