import { useApolloClient } from '@apollo/client/react';
import { type ApiError, isAlreadyDone, toApiError } from '../../../data/api-error.ts';
import { createIdempotencyKey, idempotencyContext } from '../../../data/idempotency-key.ts';
import { ErrorNotifications, notify, notifyError, notifyFailure } from '../../ui/notifications.tsx';
import type { Collection, StoredRow } from '../collection.ts';
import { useAccountState } from './account-state.ts';
import * as messages from './messages.ts';
import { useRefetch } from '../../refetch.ts';

interface DuplicationState {
  /** Ids of the rows that are being duplicated. */
  inProgress: Set<string>;
  /** Idempotency keys of requests without a response, by row, so that another click makes no second copy. */
  pendingKeys: Map<string, string>;
  failures: ErrorNotifications;
}

/** Returns a function that duplicates a row; a row that is being duplicated is ignored. */
export function useDuplicate<Row extends StoredRow>({
  name,
  labels: { title },
  documents: { duplicate },
}: Collection<Row>): (row: Row) => Promise<void> {
  const client = useApolloClient();
  const reload = useRefetch();
  const { inProgress, pendingKeys, failures } = useAccountState<DuplicationState>(
    `duplicates ${name}`,
    () => ({ inProgress: new Set(), pendingKeys: new Map(), failures: new ErrorNotifications() }),
  );

  /** Returns true if the copy was made, and shows a notification if not. */
  async function createDuplicate(row: Row): Promise<boolean> {
    const idempotencyKey = pendingKeys.get(row.id) ?? createIdempotencyKey();
    pendingKeys.set(row.id, idempotencyKey);
    try {
      await client.mutate({
        mutation: duplicate!,
        variables: { id: row.id },
        context: idempotencyContext(idempotencyKey),
      });
      pendingKeys.delete(row.id);
      failures.clear([row.id]);
      return true;
    } catch (cause) {
      const error = toApiError(cause);
      if (isAlreadyDone(error)) pendingKeys.delete(row.id); // after other errors an earlier request may have succeeded
      failures.add([row.id], notifyNotDuplicated(error, title(row)));
      return false;
    }
  }

  return async (row) => {
    if (inProgress.has(row.id)) return;
    inProgress.add(row.id);
    const isDuplicated = await createDuplicate(row);
    inProgress.delete(row.id);
    if (isDuplicated) notify(messages.duplicated(title(row)));
    await reload();
  };
}

/** Notifies that no copy was made or that the outcome is unknown. Returns a function that hides the notification. */
function notifyNotDuplicated(error: ApiError, title: string): () => void {
  const failed = messages.duplicationFailed(title);
  if (error.code === 'NOT_FOUND') return notifyError(failed, messages.hasBeenDeleted);
  const unknown = messages.duplicationUnknown(title);
  return notifyFailure(error, { failed, unknown, unanswered: messages.duplicationUnanswered });
}
