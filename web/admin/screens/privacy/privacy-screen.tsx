import { useApolloClient } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import {
  ErasePersonalDataDocument,
  type ErasePersonalDataMutation,
  ExportPersonalDataDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { cleanEmail } from '../../../../schema/text.ts';
import { describeError, isOutcomeUnknown, toApiError } from '../../../data/api-error.ts';
import { useRefetch } from '../../refetch.ts';
import { saveFile } from '../../session/export.ts';
import { isEmail } from '../../session/email.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { singleClick } from '../../ui/double-click.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notifications.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import * as messages from './messages.ts';
import './privacy.css';

type Counts = ErasePersonalDataMutation['counts'];

/** Exports and erases what is kept of a visitor by email address. */
export function Component() {
  const client = useApolloClient();
  const confirm = useConfirm();
  const reload = useRefetch();
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const [result, setResult] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (isEmail(email) ? null : messages.emailRequired) },
  });

  /** Runs an action with the address; why it failed is shown at the field. */
  const run = async (name: 'export' | 'erase', action: (email: string) => Promise<string | null>) => {
    if (busy || form.validate().hasErrors) return;
    setBusy(name);
    setResult(null);
    try {
      setResult(await action(cleanEmail(form.values.email)));
    } catch (cause) {
      const error = toApiError(cause);
      const failed = name === 'export' ? messages.exportFailed : messages.eraseFailed;
      const isUnknown = name === 'erase' && isOutcomeUnknown(error);
      const message = isUnknown ? messages.eraseUnknown : `${failed} ${describeError(error)}`;
      form.setFieldError('email', error.fields.email ?? message);
    }
    setBusy(null);
  };

  const exportData = async (email: string) => {
    const { data } = await client.query({
      query: ExportPersonalDataDocument,
      variables: { email },
      fetchPolicy: 'no-cache',
    });
    saveFile('personal-data', new Blob([data!.exportPersonalData], { type: 'application/json' }), 'json');
    return messages.exported;
  };

  const send = async (email: string, dryRun: boolean): Promise<Counts> => {
    const { data } = await client.mutate({
      mutation: ErasePersonalDataDocument,
      variables: { email, dryRun },
    });
    return data!.counts;
  };

  const erase = async (email: string) => {
    const found = await send(email, true);
    if (found.messages + found.savedSearches === 0) return messages.nothingKept(email);
    const isConfirmed = await confirm({
      title: messages.confirmErase(email),
      detail: (
        <>
          <p>{messages.willErase(found)}</p>
          <p>{messages.eraseForever}</p>
        </>
      ),
      yes: messages.eraseButton,
    });
    if (!isConfirmed) return null;
    const erased = await send(email, false);
    form.reset();
    notify(messages.erased(erased));
    void reload();
    return erased.isComplete ? messages.erased(erased) : `${messages.erased(erased)} ${messages.moreLeft}`;
  };

  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <form
        className="privacy"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run('export', exportData);
        }}
      >
        <p>{messages.intro}</p>
        <p>{messages.limits}</p>
        <TextInput
          {...form.getInputProps('email')}
          label={messages.email}
          type="email"
          autoComplete="off"
          readOnly={busy !== null}
          required
        />
        <div className="privacy-actions">
          <BusyButton type="submit" variant="default" busy={busy === 'export'}>
            {messages.exportData}
          </BusyButton>
          <BusyButton
            color="red"
            variant="outline"
            busy={busy === 'erase'}
            onClick={(event) => singleClick(event, () => void run('erase', erase))}
          >
            {messages.erase}
          </BusyButton>
        </div>
        <p role="status">{result}</p>
      </form>
    </>
  );
}
