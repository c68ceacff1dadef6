import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toApiError, isOutcomeUnknown, describeError } from '../../../data/api-error.ts';
import { fetchRecord } from '../../editor/mutations/fetch-record.ts';
import { useRefetch } from '../../editor/mutations/refetch.tsx';
import { useFormRegistry } from '../../editor/form/form-registry.ts';
import { resetTo } from '../../editor/form/form-state.ts';
import type { StoredRow } from '../../editor/records.ts';
import type { Editor } from '../../editor/use-editor.ts';
import { notify, notifyError } from '../../ui/notifications.tsx';
import * as messages from './messages.ts';
import { confirmedFacts, type TextName, type ListingTexts } from './parsed-texts.ts';

/** Confirms the parse result of a text in a form; unsaved changes stay. */
export function useConfirmText<Row extends StoredRow & ListingTexts, Words extends object>(
  { form, records }: Pick<Editor<Row, Words>, 'form' | 'records'>,
  text: TextName,
) {
  const client = useApolloClient();
  const formRegistry = useFormRegistry();
  const reload = useRefetch();
  const [busy, setBusy] = useState(false);
  const isPending = useRef(false);
  /** Hides the notification of a failure. */
  const hideError = useRef(() => {});

  /** Returns the form of the record, which may have been opened again meanwhile. */
  const currentForm = () => formRegistry.find(form.of.form) ?? form;

  async function send(opened: StoredRow): Promise<void> {
    const row = currentForm().getState().opened ?? opened;
    const { id, updatedAt: seen } = row;
    const variables = { id, input: confirmedFacts(row as Row, text), seen };
    const { data } = await client.mutate({ mutation: records.update, variables });
    show(data!.row);
  }

  function show(row: Row): void {
    const open = currentForm();
    if (open.isVisible || open.isBusy) open.setState(resetTo(open.getState(), row, open.getState().typed));
  }

  /** Fetches the record if the outcome is unknown. */
  async function refetch({ id }: StoredRow): Promise<void> {
    const row = await fetchRecord(client, records, id).catch(() => null);
    if (row && !currentForm().isBusy) show(row);
  }

  async function confirm(): Promise<void> {
    const { opened } = form.getState();
    if (isPending.current || !opened) return;
    isPending.current = true;
    setBusy(true);
    hideError.current();
    try {
      await formRegistry.runInOrder(form, () => send(opened));
      notify(messages.saved);
      void reload();
    } catch (error) {
      const fault = toApiError(error);
      if (isOutcomeUnknown(fault)) {
        const why = fault.message ?? messages.noAnswer;
        hideError.current = notifyError(messages.confirmUnknown, why);
        await refetch(opened);
      } else hideError.current = notifyError(messages.confirmFailed, describeError(fault));
    }
    isPending.current = false;
    setBusy(false);
  }

  return { confirm, busy };
}
