import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { useCurrentLocation } from '../../../ui/router-context.ts';
import { toApiError, isOutcomeUnknown, describeError } from '../../../data/api-error.ts';
import { useAccountState, SerialQueue } from '../../editor/mutations/account-state.ts';
import { useRefetch } from '../../editor/mutations/refetch.tsx';
import { useDelete } from '../../editor/mutations/use-delete.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { ListTable } from '../../editor/list/list-table.tsx';
import { useList } from '../../editor/list/use-list.ts';
import { parseScreenParams, useScreenParams } from '../../editor/screen-params.ts';
import {
  markUnreadInTab,
  clearUnreadMarks,
  STATES,
  type InboxMessage,
  Message,
} from '../../inbox/message.tsx';
import * as messages from '../../inbox/messages.tsx';
import { usePermissions } from '../../permissions/permissions.tsx';
import { exportCsv } from '../../session/export.ts';
import { ErrorNotifications, notifyError } from '../../ui/notifications.tsx';
import { returnFocus } from '../../ui/focus.ts';
import { singleClick } from '../../ui/busy-button.tsx';
import { DateTime, UserText } from '../../ui/user-text.tsx';

const records = {
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
  confirmRemove: messages.confirmDelete,
  empty: messages.empty,
  loadFailed: messages.listLoadFailed,
};

/** The inbox: messages of visitors by state, with the listing that they refer to. */
export function Component() {
  const client = useApolloClient();
  const { may } = usePermissions();
  const mayDelete = may('delete', records.collection);
  const [params, setParams] = useScreenParams();
  const state = STATES.find((known) => known === params.state) ?? null;
  const list = useList<InboxMessage, object>(records, { variables: { state }, names: ['state'] });
  const where = useCurrentLocation();
  /** The element from which the open message was opened. */
  const opener = useRef<Element>(null);
  const close = () => {
    returnFocus('.message', opener.current);
    setParams({ edit: null });
  };
  const remove = useDelete<InboxMessage, object>(records, TEXTS, {
    onDeleted: (ids) => {
      const { edit } = parseScreenParams(where().search); // another message may have been opened meanwhile
      if (edit && ids.includes(edit)) close();
    },
  });
  const reload = useRefetch();
  /** Changes of state are sent one after another, so that the last one wins. */
  const { queue, failures } = useAccountState('marks', () => ({
    queue: new SerialQueue(),
    failures: new ErrorNotifications(),
  }));

  const mark = async (rows: readonly { id: string }[], as: documents.MessageState) => {
    const ids = rows.map(({ id }) => id);
    (as === 'UNREAD' ? markUnreadInTab : clearUnreadMarks)(ids);
    const variables = { ids, state: as };
    try {
      await queue.run(() => client.mutate({ mutation: documents.MarkMessagesDocument, variables }));
      failures.clear(ids);
    } catch (error) {
      const fault = toApiError(error);
      failures.clear(ids);
      failures.add(
        ids,
        isOutcomeUnknown(fault)
          ? notifyError(messages.markUnknown, fault.message ?? messages.noAnswer)
          : notifyError(messages.markFailed, describeError(fault)),
      );
    }
    await reload();
  };
  const exportList = () => {
    const shown = { ...(params.search && { search: params.search }), ...(state && { state }) };
    return exportCsv('messages', new URLSearchParams(shown), messages.exportFailed);
  };

  return (
    <EditorScreen title={messages.screenTitle}>
      {params.edit && (
        <Message
          key={params.edit}
          id={params.edit}
          mark={(as) => mark([{ id: params.edit! }], as)}
          remove={mayDelete ? (row) => remove([row]) : null}
          close={close}
        />
      )}
      <ListTable
        list={list}
        texts={TEXTS}
        records={records}
        current={params.edit}
        open={(row, element) => {
          opener.current = element.querySelector('.row-actions button');
          setParams({ edit: row.id });
        }}
        columns={{
          [messages.from]: ({ name, state: now }) => {
            const who = <UserText>{name}</UserText>;
            return now === 'UNREAD' ? <strong>{who}</strong> : who;
          },
          [messages.subject]: 'subject',
          [messages.listing]: 'listingTitle',
          [messages.received]: ({ createdAt }) => <DateTime at={createdAt} />,
          [messages.state]: ({ state: now }) => (
            <Badge variant="default" tt="none" miw="max-content">
              {messages.stateLabels[now]}
            </Badge>
          ),
        }}
        actions={(row, name) => (
          <>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={messages.openNamed(name)}
              onClick={(event) => {
                opener.current = event.currentTarget;
                setParams({ edit: row.id });
              }}
            >
              {messages.open}
            </Button>
            {mayDelete && (
              <Button
                className="row-actions-remove"
                variant="subtle"
                size="compact-sm"
                aria-label={messages.deleteNamed(name)}
                onClick={() => void remove([row])}
              >
                {messages.deleteMessage}
              </Button>
            )}
          </>
        )}
        bulk={(chosen) => (
          <>
            {STATES.map((as) => (
              <Button key={as} variant="default" onClick={() => void mark(chosen, as)}>
                {messages.markAs[as]}
              </Button>
            ))}
            {mayDelete && (
              <Button color="red" variant="outline" onClick={() => void remove(chosen)}>
                {messages.deleteSelected(chosen.length)}
              </Button>
            )}
          </>
        )}
      >
        <NativeSelect
          aria-label={messages.state}
          value={state ?? ''}
          onChange={(event) => setParams({ state: event.currentTarget.value, page: 1 })}
          data={[
            { value: '', label: messages.allStates },
            ...STATES.map((value) => ({ value, label: messages.stateOptions[value] })),
          ]}
        />
        {may('export', records.collection) && (
          <Button variant="default" onClick={(event) => singleClick(event, () => void exportList())}>
            {messages.exportCsv}
          </Button>
        )}
      </ListTable>
    </EditorScreen>
  );
}
