import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  AssignMessagesDocument,
  MarkMessagesDocument,
  MessageRowFragmentDoc,
  UpdateMessageDocument,
} from '../../../schema/documents/admin/graphql.ts';
import { toApiError } from '../../data/api-error.ts';
import { SerialQueue, useAccountState } from '../editor/mutations/account-state.ts';
import { useRefetch } from '../refetch.ts';
import { ErrorNotifications, notify, notifyFailure, offerUndo } from '../ui/notifications.tsx';
import type { InboxMessage, MessageChange } from './message.tsx';
import * as messages from './messages.tsx';

/**
 * Returns functions that change the state or the assignee of messages. `changeOne` fails with a conflict if the message has changed
 * since it was loaded; `changeAll` offers Undo.
 */
export function useMessageChanges() {
  const client = useApolloClient();
  const reload = useRefetch();
  /** The queue keeps the order of the changes, so that the last one wins. */
  const { queue, failures } = useAccountState('message changes', () => ({
    queue: new SerialQueue(),
    failures: new ErrorNotifications(),
  }));

  /** Sends a change and refetches the list. Returns false after an error, which is shown in a notification. */
  async function send(ids: readonly string[], request: () => Promise<void>): Promise<boolean> {
    try {
      await queue.run(request);
      failures.clear(ids);
      return true;
    } catch (error) {
      failures.add(
        ids,
        notifyFailure(toApiError(error), {
          failed: messages.changeFailed,
          unknown: messages.changeUnknown,
          unanswered: messages.noAnswer,
        }),
      );
      return false;
    } finally {
      await reload();
    }
  }

  async function changeOne(row: InboxMessage, change: MessageChange): Promise<void> {
    await send([row.id], async () => {
      // An earlier change in the queue may have updated the message.
      const expectedUpdatedAt = (readCached(client, row) ?? row).updatedAt;
      const variables = { id: row.id, input: change, expectedUpdatedAt };
      await client.mutate({ mutation: UpdateMessageDocument, variables });
    });
  }

  async function changeAll(rows: readonly InboxMessage[], change: MessageChange): Promise<void> {
    const ids = rows.map(({ id }) => id);
    let changed: readonly InboxMessage[] = [];
    const isDone = await send(ids, async () => {
      changed = await updateMessages(client, ids, change);
    });
    if (!isDone || changed.length === 0) return;
    const before = rows.filter(({ id }) => changed.some((row) => row.id === id));
    const unchangedSince = changed.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b));
    offerUndo(messages.changed(changed.length, change), () => undo(before, change, unchangedSince));
  }

  /** Restores the previous values, except for messages that were changed after `since`. */
  async function undo(before: readonly InboxMessage[], change: MessageChange, since: string): Promise<void> {
    let restored = 0;
    const isDone = await send(
      before.map(({ id }) => id),
      async () => {
        for (const { ids, previous } of groupByPrevious(before, change))
          restored += (await updateMessages(client, ids, previous, since)).length;
      },
    );
    if (isDone) notify(messages.undone(before.length - restored));
  }

  return { changeOne, changeAll };
}

/** Changes messages, except for deleted ones and those that were updated after `unchangedSince`. Returns the changed ones. */
async function updateMessages(
  client: ApolloClient,
  ids: string[],
  change: MessageChange,
  unchangedSince: string | null = null,
): Promise<readonly InboxMessage[]> {
  const { data } =
    'state' in change
      ? await client.mutate({
          mutation: MarkMessagesDocument,
          variables: { ids, state: change.state, unchangedSince },
        })
      : await client.mutate({
          mutation: AssignMessagesDocument,
          variables: { ids, assignee: change.assignee, unchangedSince },
        });
  return data!.rows;
}

const readCached = (client: ApolloClient, row: InboxMessage): InboxMessage | null =>
  client.readFragment({
    id: client.cache.identify({ ...row }) ?? '',
    fragment: MessageRowFragmentDoc,
    fragmentName: 'MessageRow',
  });

/** Groups messages by their value before a change. */
function groupByPrevious(
  before: readonly InboxMessage[],
  change: MessageChange,
): { ids: string[]; previous: MessageChange }[] {
  const previousOf = (row: InboxMessage): MessageChange =>
    'state' in change ? { state: row.state } : { assignee: row.assignee?.id ?? null };
  const groups = new Map<string, { ids: string[]; previous: MessageChange }>();
  for (const row of before) {
    const previous = previousOf(row);
    const key = JSON.stringify(previous);
    const group = groups.get(key);
    if (group) group.ids.push(row.id);
    else groups.set(key, { ids: [row.id], previous });
  }
  return [...groups.values()];
}
