import { useApolloClient } from '@apollo/client/react';
import { Badge, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import {
  DisableStaffDocument,
  EnableStaffDocument,
  ResetSecondFactorDocument,
  SendPasswordLinkDocument,
  type StaffAccountFragment,
  UpdateStaffDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notifications.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { AccountFields } from './account-fields.tsx';
import * as messages from './messages.tsx';
import type { ShowLink } from './password-link.tsx';
import { describeFailure, useStaffAction } from './use-staff-action.ts';

interface Props {
  account: StaffAccountFragment;
  showLink: ShowLink;
}

/** An account with its actions; why one failed is shown below them. */
export function AccountRow({ account, showLink }: Props) {
  const { email, role, state, lastSignInAt, hasSecondFactor } = account;
  const name = account.name || email;
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { isBusy, failure, disable, enable, sendLink, reset } = useAccountActions(account, name, showLink);
  const stopEditing = () => {
    editButton.current?.focus();
    setEditing(false);
  };
  const button = { variant: 'default', size: 'compact-sm', busy: false, 'aria-disabled': isBusy } as const;
  return (
    <li>
      <div className="row-text">
        <strong>
          <UserText>{name}</UserText>
        </strong>
        {account.name && <span>{email}</span>}
        <span>
          {lastSignInAt ? messages.lastSignIn(<DateTime at={lastSignInAt} />) : messages.neverSignedIn}
        </span>
        <span className="button-row">
          <Badge variant="default" tt="none">
            {messages.roleLabels[role]}
          </Badge>
          {state && (
            <Badge variant="default" tt="none">
              {messages.stateLabels[state]}
            </Badge>
          )}
          {hasSecondFactor && (
            <Badge variant="default" tt="none">
              {messages.withSecondFactor}
            </Badge>
          )}
        </span>
      </div>
      <div className="button-row">
        <Button
          ref={editButton}
          variant="default"
          size="compact-sm"
          aria-label={messages.editNamed(name)}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {messages.edit}
        </Button>
        {state !== 'DISABLED' && (
          <BusyButton {...button} aria-label={messages.sendLinkNamed(name)} onClick={() => void sendLink()}>
            {messages.sendLink}
          </BusyButton>
        )}
        {hasSecondFactor && (
          <BusyButton {...button} aria-label={messages.resetNamed(name)} onClick={() => void reset()}>
            {messages.reset}
          </BusyButton>
        )}
        {/* One button for both states, so that it keeps the focus. */}
        <BusyButton
          {...button}
          color={state === 'DISABLED' ? undefined : 'red'}
          variant={state === 'DISABLED' ? 'default' : 'subtle'}
          aria-label={state === 'DISABLED' ? messages.enableNamed(name) : messages.disableNamed(name)}
          onClick={() => void (state === 'DISABLED' ? enable() : disable())}
        >
          {state === 'DISABLED' ? messages.enable : messages.disable}
        </BusyButton>
      </div>
      {failure && (
        <p className="staff-failure" role="alert">
          {failure}
        </p>
      )}
      {isEditing && <AccountForm account={account} close={stopEditing} />}
    </li>
  );
}

/** The actions on an account; only one runs at a time. */
function useAccountActions({ id, email }: StaffAccountFragment, name: string, showLink: ShowLink) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const { isBusy, run } = useStaffAction();
  const [failure, setFailure] = useState<string | null>(null);
  const variables = { id };

  const runAction = <Result,>(action: () => Promise<Result>, onDone: (result: Result) => void) => {
    setFailure(null);
    return run(action, onDone, (error) => setFailure(describeFailure(error)));
  };

  return {
    isBusy,
    failure,
    async disable() {
      const { disableQuestion, disableDetail, disable, disabled } = messages;
      if (!(await confirm({ title: disableQuestion(name), detail: disableDetail, yes: disable }))) return;
      await runAction(
        () => client.mutate({ mutation: DisableStaffDocument, variables }),
        () => notify(disabled(name)),
      );
    },
    async enable() {
      const { enableQuestion, enableDetail, enable, enabled } = messages;
      if (!(await confirm({ title: enableQuestion(name), detail: enableDetail, yes: enable }))) return;
      await runAction(
        () => client.mutate({ mutation: EnableStaffDocument, variables }),
        () => notify(enabled(name)),
      );
    },
    sendLink: () =>
      runAction(
        () => client.mutate({ mutation: SendPasswordLinkDocument, variables }),
        ({ data }) => {
          const { link } = data!.sendPasswordLink;
          if (link === null) notify(messages.linkSent(email));
          else showLink({ email, link });
        },
      ),
    async reset() {
      const { resetQuestion, resetDetail, reset, resetDone } = messages;
      if (!(await confirm({ title: resetQuestion(name), detail: resetDetail, yes: reset }))) return;
      await runAction(
        () => client.mutate({ mutation: ResetSecondFactorDocument, variables }),
        () => notify(resetDone(name)),
      );
    },
  };
}

/** The form for name and role of an account. */
function AccountForm({ account, close }: { account: StaffAccountFragment; close: () => void }) {
  const client = useApolloClient();
  const { isBusy, run } = useStaffAction();
  const form = useForm({
    initialValues: { name: account.name, role: account.role },
    validate: { name: (name) => (name.trim() ? null : messages.nameRequired) },
  });

  const submit = form.onSubmit(({ name, role }) =>
    run(
      () => {
        // A role that stays is not sent, so that the audit list has only changes.
        const input = { name: name.trim(), ...(role !== account.role && { role }) };
        return client.mutate({ mutation: UpdateStaffDocument, variables: { id: account.id, input } });
      },
      () => {
        notify(messages.saved(name.trim()));
        close();
      },
      (error) =>
        form.setErrors(
          Object.keys(error.fields).length > 0 ? error.fields : { role: describeFailure(error) },
        ),
    ),
  );

  return (
    <form className="staff-form" onSubmit={submit} noValidate>
      <AccountFields role={form.values.role} getInputProps={form.getInputProps} />
      <div className="button-row">
        <BusyButton type="submit" busy={isBusy}>
          {messages.save}
        </BusyButton>
        <Button variant="default" onClick={close}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
