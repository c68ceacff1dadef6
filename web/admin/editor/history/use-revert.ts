import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { changesOf, type StoredRow, type Values } from '../collection.ts';
import { useRecordForms } from '../form/record-forms.ts';
import { errorMessage } from '../form/save.ts';
import type { Editor } from '../use-editor.ts';
import * as messages from './messages.tsx';
import { isOrderVersion, type Version } from './use-versions.ts';
import { fetchRecord } from '../fetch-record.ts';
import { useRefetch } from '../../refetch.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify, notifyError, offerRetry, offerUndo } from '../../ui/notifications.tsx';
import { useIsVisible } from '../../ui/use-is-visible.ts';
import {
  type ApiError,
  describeError,
  isOutcomeUnknown,
  isTemporary,
  toApiError,
} from '../../../data/api-error.ts';

interface RevertOptions {
  load: () => Promise<void>;
  /** Called after the record was reverted. */
  done: () => void;
}

/** A revert that can be undone. */
interface RevertToUndo<Row> {
  /** The version that was current before. */
  to: Version;
  /** The record before and after the revert; null if only the order of its children was reverted. */
  before: StoredRow | null;
  row: Row;
  /** Unsaved changes before the revert. */
  dirtyValues: Values;
}

/** Reverting the record of a form to one of its versions. */
interface Reverting {
  /** Id of the version to which the record is being reverted; null otherwise. */
  reverting: string | null;
  /** Why the revert failed. */
  notice: string | null;
  /** Reverts the record; `now` is its current version, for Undo. */
  revert: (version: Version, now: Version | undefined) => Promise<void>;
}

/**
 * Reverts a record to one of its versions without overwriting changes by others. It asks before unsaved changes are
 * discarded; Undo brings them back.
 */
export function useRevert<Row extends StoredRow>(
  { form, collection }: Pick<Editor<Row>, 'form' | 'collection'>,
  { load, done }: RevertOptions,
): Reverting {
  const client = useApolloClient();
  const forms = useRecordForms();
  const confirm = useConfirm();
  const reload = useRefetch();
  const [reverting, setReverting] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  /** The last known update time of the record. */
  const lastSeen = useRef(form.getState().record!.updatedAt);
  const isVisible = useIsVisible();
  const { fields, documents, labels } = collection;
  const id = form.id!;

  async function sendRevert(version: Version, lastUpdate: string): Promise<Row> {
    const variables = { id, version: version.id, expectedUpdatedAt: lastUpdate };
    return (await client.mutate({ mutation: documents.revert, variables })).data!.row;
  }

  /** Shows the current record in its form if that is open, with unsaved values and the edits made since `before`. */
  function show(
    row: Row,
    { dirtyValues = {}, before = {} }: { dirtyValues?: Values; before?: Values },
  ): void {
    const open = forms.reopen(form);
    const now = open.getState().dirtyValues;
    const editedSince = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => value !== before[name]),
    );
    open.rebase(row, { ...dirtyValues, ...changesOf(fields, editedSince, before) });
  }

  async function revertBack({ to, row, before }: RevertToUndo<Row>): Promise<Row> {
    try {
      return await sendRevert(to, row.updatedAt);
    } catch (error) {
      const current =
        toApiError(error).code === 'CONFLICT' &&
        (await fetchRecord(client, collection, id).catch(() => null));
      if (current && before && isSameContent(current, before)) return current; // only the response was lost
      throw error;
    }
  }

  async function undo(reverted: RevertToUndo<Row>): Promise<void> {
    const { dirtyValues } = reverted;
    try {
      const back = await form.runInOrder(async () => {
        const stored = await revertBack(reverted);
        show(stored, { dirtyValues });
        return stored;
      });
      notify(messages.revertUndone(labels.title(back)));
    } catch (cause) {
      const error = toApiError(cause);
      const reason = describeError(error);
      if (isTemporary(error)) offerRetry(`${messages.undoFailed} ${reason}`, () => undo(reverted));
      else {
        notifyError(messages.undoFailed, reason);
        const current = await fetchRecord(client, collection, id).catch(() => null);
        if (current) show(current, { dirtyValues });
      }
    }
    await reload();
  }

  /** Fetches the current record and its versions. */
  async function refresh(): Promise<void> {
    await Promise.all([load(), reload(), read().catch(() => undefined)]);
  }
  async function read(): Promise<void> {
    const row = await fetchRecord(client, collection, id);
    if (!row) return;
    lastSeen.current = row.updatedAt;
    if (!forms.reopen(form).isBusy) show(row, {});
  }

  async function revert(version: Version, now: Version | undefined): Promise<void> {
    const ofOrder = isOrderVersion(version);
    if (
      reverting ||
      (!ofOrder &&
        form.getState().isDirty &&
        !(await confirm({ title: messages.revertQuestion, yes: messages.revert, no: messages.back })))
    )
      return;
    setReverting(version.id);
    setNotice(null);
    const dirtyValues = ofOrder ? {} : form.getState().dirtyValues;
    const before = ofOrder ? null : form.getState().record;
    try {
      const row = await form.runInOrder(async () => {
        const { record } = form.getState();
        const known = record && record.updatedAt > lastSeen.current ? record.updatedAt : lastSeen.current;
        const row = await sendRevert(version, known);
        if (!ofOrder) show(row, { before: dirtyValues });
        return row;
      });
      done();
      const message = ofOrder ? messages.orderReverted : messages.reverted(labels.title(row));
      if (now)
        forms.setUndoOffer(
          form,
          offerUndo(message, () => undo({ to: now, before, row, dirtyValues })),
        );
      else notify(message);
      void reload();
    } catch (cause) {
      const error = toApiError(cause);
      const why = revertError(error, isVisible.current);
      if (isVisible.current) setNotice(why);
      else notifyError(why);
      if (error.code === 'CONFLICT' || isOutcomeUnknown(error)) await refresh();
    }
    setReverting(null);
  }

  return { reverting, notice, revert };
}

/** True if two states of a record have equal content. */
function isSameContent(a: StoredRow, b: StoredRow): boolean {
  const [first, second] = [a, b].map((row) => JSON.stringify({ ...row, updatedAt: '', updatedBy: null }));
  return first === second;
}

/** Explains why a revert failed or that its outcome is unknown; with the history open it refers to it. */
function revertError(error: ApiError, isHistoryOpen: boolean): string {
  if (error.code === 'CONFLICT') {
    return isHistoryOpen
      ? `${messages.revertConflict} ${messages.revertConflictHint}`
      : messages.revertConflict;
  }
  if (isOutcomeUnknown(error))
    return messages.revertUnknown(error.message ?? messages.unanswered, isHistoryOpen);
  return messages.nothingReverted(errorMessage(error));
}
