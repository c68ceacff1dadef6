import { useApolloClient } from '@apollo/client/react';
import { createElement, useEffect, useState } from 'react';
import { LastDeletionsDocument } from '../../../../schema/documents/admin/graphql.ts';
import { storedAccount } from '../../session/session.ts';
import { useAccountState } from './account-state.ts';
import { fetchRecord } from '../fetch-record.ts';
import { hideDeleted, unhideRestored, useRefetch } from '../../refetch.ts';
import * as messages from './messages.ts';
import type { ListedCollection, Parts, StoredRow, Texts } from '../collection.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import {
  ErrorNotifications,
  notify,
  notifyError,
  offerRetry,
  offerUndo,
  UNDO_SECONDS,
} from '../../ui/notifications.tsx';
import {
  type ApiError,
  describeError,
  isOutcomeUnknown,
  isTemporary,
  toApiError,
} from '../../../data/api-error.ts';

/** Maximum number of records in one request. */
const MAX_PER_REQUEST = 100;

interface DeletionState {
  /** Ids of the records that are being deleted. */
  inProgress: Set<string>;
  failures: ErrorNotifications;
}

/** Callbacks with the ids of records. */
interface DeleteListeners {
  /** Called after records were deleted, also by somebody else. */
  onDeleted: (ids: readonly string[]) => void;
  /** Called after records were restored. */
  onRestored?: (ids: readonly string[]) => void;
}

/**
 * Returns a function that deletes rows after a confirmation and offers Undo. Rows that are already deleted are skipped, and
 * so are rows that are being deleted.
 */
export function useDelete<Row extends StoredRow>(
  collection: ListedCollection<Row>,
  texts: Pick<Texts, 'confirmRemove' | 'removeFailed'>,
  { onDeleted, onRestored }: DeleteListeners,
): (rows: readonly Row[]) => Promise<void> {
  const client = useApolloClient();
  const { name, documents, parts } = collection;
  const { title } = collection.labels;
  const { inProgress, failures } = useAccountState<DeletionState>(`deletions ${name}`, () => ({
    inProgress: new Set(),
    failures: new ErrorNotifications(),
  }));
  const ask = useConfirm();
  const reload = useRefetch();

  // Only records with these mutations can be selected for a deletion.
  async function restoreAll(rows: readonly Row[]): Promise<void> {
    const remaining = batchesOf(rows);
    try {
      for (; remaining.length > 0; remaining.shift()) await restoreBatch(remaining[0]!);
      notify(messages.restored);
    } catch (cause) {
      const error = toApiError(cause);
      const retry = () => restoreAll(remaining.flat());
      if (isTemporary(error)) offerRetry(`${messages.restoreFailed} ${describeError(error)}`, retry);
      else notifyError(messages.restoreFailed, error.message);
    }
    await reload();
  }

  /** Restores records, all or none. */
  async function restoreBatch(rows: readonly Row[]): Promise<void> {
    const ids = idsOf(rows);
    try {
      // Without `no-cache` the response would write incomplete records, and each list would refetch them.
      await client.mutate({ mutation: documents.restore!, variables: { ids }, fetchPolicy: 'no-cache' });
    } catch (error) {
      if (!(await exists(ids[0]!))) throw error; // only the response was lost, or another tab restored them
    }
    unhideRestored(client, rows);
    onRestored?.(ids);
  }

  const exists = (id: string): Promise<boolean> =>
    fetchRecord(client, collection, id).then(Boolean, () => false);

  /** Returns the ids of the deleted records. */
  async function deleteBatch(ids: string[]): Promise<readonly string[]> {
    const send = () => client.mutate({ mutation: documents.remove!, variables: { ids } });
    try {
      return (await send()).data!.removed;
    } catch (error) {
      if (toApiError(error).code !== 'UNANSWERED') throw error;
      // The lost request deleted all records that existed, or none; the second one skips deleted records.
      const { removed } = (await send()).data!;
      return removed.length > 0 ? removed : findOwnDeletions(ids);
    }
  }

  /** Returns the records that this account has deleted, and not somebody else; all of them if the trash cannot be read. */
  async function findOwnDeletions(ids: string[]): Promise<readonly string[]> {
    const account = storedAccount();
    try {
      const { data } = await client.query({ query: LastDeletionsDocument, fetchPolicy: 'no-cache' });
      const own = data!.trash.items.filter((item) => item.collection === name && item.by?.id === account);
      return ids.filter((id) => own.some(({ recordId }) => recordId === id));
    } catch {
      return ids;
    }
  }

  /** Deletes records in batches until one fails. */
  async function deleteInBatches(rows: readonly Row[]): Promise<DeleteResult<Row>> {
    const deletedIds: string[] = [];
    const confirmed: Row[] = [];
    for (const batch of batchesOf(rows)) {
      try {
        deletedIds.push(...(await deleteBatch(idsOf(batch))));
        confirmed.push(...batch);
      } catch (error) {
        return { deletedIds, confirmed, error: toApiError(error) };
      }
    }
    return { deletedIds, confirmed, error: null };
  }

  async function deleteAndNotify(rows: readonly Row[]): Promise<void> {
    const { deletedIds, confirmed, error } = await deleteInBatches(rows);
    hideDeleted(client, confirmed);
    onDeleted(idsOf(confirmed));
    const deleted = confirmed.filter(({ id }) => deletedIds.includes(id));
    const deletedBefore = confirmed.filter(({ id }) => !deletedIds.includes(id));
    const message = deletionMessage(deletedIds.length, rows, deletedBefore.map(title));
    if (deletedIds.length > 0) offerUndo(message, () => restoreAll(deleted));
    else if (message) notify(message);
    if (error) {
      const failed =
        rows.length > 1
          ? messages.deletionOfSeveralFailed(rows.length)
          : messages.deletionFailed(title(rows[0]!));
      const headline = texts.removeFailed ?? failed;
      const hide = notifyError(headline, deletionErrorMessage(error, rows.length));
      failures.add(idsOf(rows), hide);
    } else failures.clear(idsOf(rows));
    if (confirmed.length > 0 || (error && isOutcomeUnknown(error))) void reload();
  }

  /** The result of a deletion as a sentence, and another one for rows that were deleted before. */
  function deletionMessage(count: number, rows: readonly Row[], before: readonly string[]): string {
    const deleted = rows.length > 1 ? messages.deletedSeveral(count) : messages.deletedOne(title(rows[0]!));
    const sentences = [count > 0 && deleted, before.length > 0 && messages.alreadyDeleted(before)];
    return sentences.filter(Boolean).join(' ');
  }

  const notInProgress = (rows: readonly Row[]) => rows.filter(({ id }) => !inProgress.has(id));

  return async (selected) => {
    const candidates = notInProgress(selected);
    if (candidates.length === 0) return;
    const titles = candidates.map((row) => ({ id: row.id, title: title(row) }));
    const isConfirmed = await ask({
      title: messages.confirmDeletion(texts.confirmRemove, candidates.length),
      detail: createElement(DeletionDetail, { records: titles, parts }),
      yes: messages.deleteButton,
    });
    if (!isConfirmed) return;
    const rows = notInProgress(candidates); // another deletion may have finished while the dialog was open
    if (rows.length === 0) return;
    for (const { id } of rows) inProgress.add(id);
    try {
      await deleteAndNotify(rows);
    } finally {
      for (const { id } of rows) inProgress.delete(id);
    }
  };
}

interface DeleteResult<Row> {
  deletedIds: string[];
  /** All records that do not exist any more according to the API. */
  confirmed: Row[];
  /** Why the other records were not deleted; null if there are none. */
  error: ApiError | null;
}

function batchesOf<One>(all: readonly One[]): One[][] {
  const batches = [];
  for (let from = 0; from < all.length; from += MAX_PER_REQUEST)
    batches.push(all.slice(from, from + MAX_PER_REQUEST));
  return batches;
}

const deletionErrorMessage = (error: ApiError, count: number): string =>
  error.code === 'UNANSWERED' ? messages.deletionUnanswered(count) : describeError(error);

const idsOf = (rows: readonly StoredRow[]): string[] => rows.map(({ id }) => id);

/** Maximum number of records whose parts are counted. */
const MAX_COUNTED = 20;

interface Props {
  records: readonly { id: string; title: string }[];
  parts: Parts | undefined;
}

/** Describes what a deletion removes and how it can be undone. */
function DeletionDetail({ records, parts }: Props) {
  const partCount = usePartCount(records, parts);
  const titles = records.map(({ title }) => title);
  return (
    <>
      <p>{messages.willBeDeleted({ titles, parts, partCount })}</p>
      <p>{messages.howToRestore(records.length, UNDO_SECONDS)}</p>
    </>
  );
}

/** Returns how many parts the records have together; null while that is not known. */
function usePartCount(records: Props['records'], parts: Parts | undefined): number | null {
  const client = useApolloClient();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!parts || records.length > MAX_COUNTED) return;
    let isCurrent = true;
    const counts = records.map(async ({ id }) => {
      const { data } = await client.query({
        query: parts.byParent,
        variables: { of: id },
        fetchPolicy: 'no-cache',
      });
      return data!.parent?.rows.length ?? 0;
    });
    void Promise.all(counts).then(
      (all) => {
        if (isCurrent) setCount(all.reduce((sum, count) => sum + count, 0));
      },
      () => undefined, // the question is shown without the count
    );
    return () => {
      isCurrent = false;
    };
  }, [client, records, parts]);
  return count;
}
