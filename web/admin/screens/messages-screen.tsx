import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { useCurrentLocation } from '../../ui/router-context.ts';
import { toApiError, isOutcomeUnknown, describeError } from '../../data/api-error.ts';
import { useAccountState } from '../editor/mutations/account-state.ts';
import { SerialQueue } from '../editor/mutations/serial-queue.ts';
import { useRefetch } from '../editor/mutations/refetch.tsx';
import { useDelete } from '../editor/mutations/use-delete.tsx';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { ListTable } from '../editor/list/list-table.tsx';
import { useList } from '../editor/list/use-list.ts';
import { parseScreenParams, useScreenParams } from '../editor/screen-params.ts';
import {
  markUnreadInTab,
  clearUnreadMarks,
  STATES,
  type InboxMessage,
  type MessageState,
} from '../inbox/inbox-message.tsx';
import { Message } from '../inbox/message.tsx';
import { exportCsv } from '../session/export.ts';
import { ErrorNotifications, notifyError } from '../ui/notifications.tsx';
import { returnFocus } from '../ui/focus.ts';
import { singleClick } from '../ui/double-click.ts';
import { DateTime } from '../ui/when.tsx';
import { UserText } from '../ui/words.tsx';

const messages = {
  one: 'message',
  collection: 'contactMessages',
  title: ({ subject, name }: InboxMessage) => `${subject}, ${name}`,
  sorts: [],
  list: documents.MessagesDocument,
  read: documents.MessageDocument,
  remove: documents.DeleteMessagesDocument,
  restore: documents.RestoreMessagesDocument,
};

const TEXTS = {
  confirmRemove: 'Are you sure?',
  empty: 'No messages.',
  loadFailed: 'The messages could not be loaded.',
};

const UNKNOWN = 'No answer came. The list is asked for again.';

/** The inbox: messages of visitors by state, with the listing that they refer to. */
export function Component() {
  const client = useApolloClient();
  const [place, move] = useScreenParams();
  const state = STATES.find((known) => known === place.state) ?? null;
  const list = useList<InboxMessage, object>(messages, { variables: { state }, names: ['state'] });
  const where = useCurrentLocation();
  /** The element from which the open message was opened. */
  const opener = useRef<Element>(null);
  const close = () => {
    returnFocus('.message', opener.current);
    move({ edit: null });
  };
  const remove = useDelete<InboxMessage, object>(messages, TEXTS, {
    onDeleted: (ids) => {
      const { edit } = parseScreenParams(where().search); // another message may have been opened meanwhile
      if (edit && ids.includes(edit)) close();
    },
  });
  const reload = useRefetch();
  /** Changes of state are sent one after another, so that the last one wins. */
  const { turns, failures } = useAccountState('marks', () => ({
    turns: new SerialQueue(),
    failures: new ErrorNotifications(),
  }));

  const mark = async (rows: readonly { id: string }[], as: MessageState) => {
    const ids = rows.map(({ id }) => id);
    (as === 'UNREAD' ? markUnreadInTab : clearUnreadMarks)(ids);
    const variables = { ids, state: as };
    try {
      await turns.run(() => client.mutate({ mutation: documents.MarkMessagesDocument, variables }));
      failures.clear(ids);
    } catch (error) {
      const fault = toApiError(error);
      failures.clear(ids);
      failures.add(
        ids,
        isOutcomeUnknown(fault)
          ? notifyError('The messages may not be marked.', fault.message ?? UNKNOWN)
          : notifyError('The messages could not be marked.', describeError(fault)),
      );
    }
    await reload();
  };
  const give = () => {
    const shown = { ...(place.search && { search: place.search }), ...(state && { state }) };
    return exportCsv('messages', new URLSearchParams(shown), 'The messages could not be exported.');
  };

  return (
    <EditorScreen title="Messages">
      {place.edit && (
        <Message
          key={place.edit}
          id={place.edit}
          mark={(as) => mark([{ id: place.edit! }], as)}
          remove={(row) => remove([row])}
          close={close}
        />
      )}
      <ListTable
        list={list}
        texts={TEXTS}
        records={messages}
        current={place.edit}
        open={(row, element) => {
          opener.current = element.querySelector('.row-actions button');
          move({ edit: row.id });
        }}
        columns={{
          From: ({ name, state: now }) => {
            const who = <UserText>{name}</UserText>;
            return now === 'UNREAD' ? <strong>{who}</strong> : who;
          },
          Subject: 'subject',
          Listing: 'listingTitle',
          Received: ({ createdAt }) => <DateTime at={createdAt} />,
          State: ({ state: now }) => (
            <Badge variant="default" tt="none" miw="max-content">
              {now.toLowerCase()}
            </Badge>
          ),
        }}
        actions={(row, name) => (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Open ${name}`}
              onClick={(event) => {
                opener.current = event.currentTarget;
                move({ edit: row.id });
              }}
            >
              Open
            </Button>
            <Button
              className="row-actions-remove"
              variant="subtle"
              size="compact-sm"
              aria-label={`Delete ${name}`}
              onClick={() => void remove([row])}
            >
              Delete
            </Button>
          </>
        )}
        bulk={(chosen) => (
          <>
            {STATES.map((as) => (
              <Button key={as} variant="default" onClick={() => void mark(chosen, as)}>
                Mark {as.toLowerCase()}
              </Button>
            ))}
            <Button color="red" variant="outline" onClick={() => void remove(chosen)}>
              Delete {chosen.length} selected
            </Button>
          </>
        )}
      >
        <NativeSelect
          aria-label="State"
          value={state ?? ''}
          onChange={(event) => move({ state: event.currentTarget.value, page: 1 })}
          data={[
            { value: '', label: 'All messages' },
            { value: 'UNREAD', label: 'Unread' },
            { value: 'READ', label: 'Read' },
            { value: 'ANSWERED', label: 'Answered' },
          ]}
        />
        <Button variant="default" onClick={(event) => singleClick(event, () => void give())}>
          Export CSV
        </Button>
      </ListTable>
    </EditorScreen>
  );
}
