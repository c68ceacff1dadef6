import { useApolloClient } from '@apollo/client/react';
import {
  toApiError,
  isAlreadyDone,
  isOutcomeUnknown,
  describeError,
  type ApiError,
} from '../../../data/api-error.ts';
import { createIdempotencyKey, withIdempotencyKey } from '../../../data/idempotency-key.ts';
import { ErrorNotifications, notify, notifyError } from '../../ui/notifications.tsx';
import type { Records, StoredRow } from '../records.ts';
import { useAccountState } from './account-state.ts';
import { useRefetch } from './refetch.tsx';

const UNKNOWN = 'No answer came. Press again: there will be one copy.';

interface Known {
  /** Ids of the rows that are being duplicated. */
  underWay: Set<string>;
  /** Idempotency keys of requests without a response, by row, so that another click makes no second copy. */
  unanswered: Map<string, string>;
  failures: ErrorNotifications;
}

/** Returns a function that duplicates a row; a row that is being duplicated is ignored. */
export function useDuplicate<Row extends StoredRow, Words extends object>({
  one,
  collection,
  title,
  duplicate,
}: Pick<Records<Row, Words>, 'one' | 'collection' | 'title' | 'duplicate'>): (row: Row) => Promise<void> {
  const client = useApolloClient();
  const reload = useRefetch();
  const { underWay, unanswered, failures } = useAccountState<Known>(`copies in ${collection}`, () => ({
    underWay: new Set(),
    unanswered: new Map(),
    failures: new ErrorNotifications(),
  }));

  async function isMade(row: Row): Promise<boolean> {
    const idempotencyKey = unanswered.get(row.id) ?? createIdempotencyKey();
    unanswered.set(row.id, idempotencyKey);
    try {
      await client.mutate({
        mutation: duplicate!,
        variables: { id: row.id },
        context: withIdempotencyKey(idempotencyKey),
      });
      unanswered.delete(row.id);
      failures.clear([row.id]);
      return true;
    } catch (error) {
      const fault = toApiError(error);
      if (isAlreadyDone(fault)) unanswered.delete(row.id); // other errors do not tell whether an earlier request succeeded
      failures.clear([row.id]);
      failures.add([row.id], notifyNotDuplicated(fault, one));
      return false;
    }
  }

  return async (row) => {
    if (underWay.has(row.id)) return;
    underWay.add(row.id);
    const made = await isMade(row);
    underWay.delete(row.id);
    if (made) notify(`“${title(row)}” was duplicated.`);
    await reload();
  };
}

/** Notifies that no copy was made or that the outcome is unknown. Returns a function that hides the notification. */
function notifyNotDuplicated(fault: ApiError, one: string): () => void {
  if (isOutcomeUnknown(fault))
    return notifyError(`It is not known whether the ${one} was duplicated.`, fault.message ?? UNKNOWN);
  const why = fault.code === 'NOT_FOUND' ? `This ${one} has been deleted.` : describeError(fault);
  return notifyError(`The ${one} was not duplicated.`, why);
}
