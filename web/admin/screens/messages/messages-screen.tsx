import { Badge, Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { currentLocation, useRouter } from '../../../ui/router-context.ts';
import { useDelete } from '../../editor/mutations/use-delete.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { ListTable } from '../../editor/list/list-table.tsx';
import { useList } from '../../editor/list/use-list.ts';
import { parseScreenParams, useScreenParams, useSearchString } from '../../editor/screen-params.ts';
import { personName, useAssignees } from '../../inbox/assignees.ts';
import { ChoiceMenu } from '../../inbox/choice-menu.tsx';
import { STATES, type InboxMessage, Message } from '../../inbox/message.tsx';
import * as messages from '../../inbox/messages.tsx';
import { useMessageChanges } from '../../inbox/use-message-changes.ts';
import { usePermissions } from '../../permissions/permissions.tsx';
import { exportCsv } from '../../session/export.ts';
import { useAccount } from '../../session/session.ts';
import { returnFocus } from '../../ui/focus.ts';
import { singleClick } from '../../ui/double-click.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { UserText } from '../../ui/user-text.tsx';

const contactMessages = {
  name: 'contactMessages',
  labels: { title: ({ subject, name }: InboxMessage) => `${subject}, ${name}` },
  sorts: [],
  documents: {
    list: documents.MessagesDocument,
    read: documents.MessageDocument,
    remove: documents.DeleteMessagesDocument,
    restore: documents.RestoreMessagesDocument,
  },
};

const texts = () => ({
  confirmRemove: messages.confirmDelete,
  empty: messages.empty,
  loadFailed: messages.listLoadFailed,
});

/** The value of the parameter `assignee` for messages that are assigned to nobody. */
const NOBODY = 'none';

/** Parses the parameter `assignee`: the id of an account or `none`; null if it is missing or invalid. */
function parseAssignee(search: string): string | null {
  const value = new URLSearchParams(search).get('assignee') ?? '';
  return value === NOBODY || /^[1-9]\d{0,9}$/.test(value) ? value : null;
}

const filterBy = (assignee: string): documents.ContactMessageFilter =>
  assignee === NOBODY ? { isAssigned: false } : { assignee };

/** The inbox: messages of visitors by state and assignee, with the listing that they refer to. */
export function Component() {
  const { may } = usePermissions();
  const mayDelete = may('delete', contactMessages.name);
  const [params, setParams] = useScreenParams();
  const [searchString, rewrite] = useSearchString();
  const state = STATES.find((known) => known === params.state) ?? null;
  const assignee = parseAssignee(searchString);
  const list = useList<InboxMessage>(contactMessages, {
    variables: { state, filter: assignee && filterBy(assignee) },
    names: ['state', 'assignee'],
  });
  const people = useAssignees();
  const account = useAccount();
  const router = useRouter();
  /** The element from which the open message was opened. */
  const opener = useRef<Element>(null);
  const close = () => {
    returnFocus('.message', opener.current);
    setParams({ edit: null });
  };
  const remove = useDelete<InboxMessage>(contactMessages, texts(), {
    onDeleted: (ids) => {
      const { edit } = parseScreenParams(currentLocation(router).search); // another message may have been opened meanwhile
      if (edit && ids.includes(edit)) close();
    },
  });
  const { changeOne, changeAll } = useMessageChanges();
  const exportList = () => {
    const shown = {
      ...(params.search && { search: params.search }),
      ...(state && { state }),
      ...(assignee && { assignee }),
    };
    return exportCsv('messages', new URLSearchParams(shown), messages.exportFailed);
  };

  return (
    <EditorScreen title={messages.screenTitle}>
      {params.edit && (
        <Message
          key={params.edit}
          id={params.edit}
          change={changeOne}
          remove={mayDelete ? (row) => remove([row]) : null}
          close={close}
        />
      )}
      <ListTable
        list={list}
        texts={texts()}
        labels={contactMessages.labels}
        current={params.edit}
        open={(row, element) => {
          opener.current = element.querySelector('.row-actions button');
          setParams({ edit: row.id });
        }}
        columns={{
          [messages.from]: ({ name, state: now }) => {
            const who = <UserText>{name}</UserText>;
            return now === 'NEW' ? <strong>{who}</strong> : who;
          },
          [messages.subject]: 'subject',
          [messages.listing]: 'listingTitle',
          [messages.received]: ({ createdAt }) => <DateTime at={createdAt} />,
          [messages.state]: ({ state: now }) => (
            <Badge variant="default" tt="none" miw="max-content">
              {messages.stateLabels[now]}
            </Badge>
          ),
          [messages.assignee]: ({ assignee: person }) => person && <UserText>{personName(person)}</UserText>,
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
            <ChoiceMenu
              label={messages.markSelected(chosen.length)}
              choices={STATES.map((value) => ({ value, label: messages.stateOptions[value] }))}
              choose={(to) => void changeAll(chosen, { state: to })}
            />
            {may('assign', contactMessages.name) && (
              <ChoiceMenu
                label={messages.assignSelected(chosen.length)}
                choices={[
                  { value: null, label: messages.nobody },
                  ...people.map((person) => ({ value: person.id, label: personName(person) })),
                ]}
                choose={(to) => void changeAll(chosen, { assignee: to })}
              />
            )}
            {mayDelete && (
              <Button color="red" variant="outline" onClick={() => void remove(chosen)}>
                {messages.deleteSelected(chosen.length)}
              </Button>
            )}
          </>
        )}
        nothing={
          (state || assignee) &&
          !params.search && (
            <p role="status">
              {messages.nothingFound}{' '}
              <Button variant="default" size="compact-sm" onClick={list.reset}>
                {messages.clearFilters}
              </Button>
            </p>
          )
        }
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
        <NativeSelect
          aria-label={messages.assignee}
          value={assignee ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            rewrite((now) => {
              now.delete('page');
              if (value === '') now.delete('assignee');
              else now.set('assignee', value);
            });
          }}
          data={[
            { value: '', label: messages.anyAssignee },
            { value: account ?? '', label: messages.mine },
            { value: NOBODY, label: messages.nobody },
            ...people
              .filter(({ id }) => id !== account)
              .map((person) => ({ value: person.id, label: personName(person) })),
          ]}
        />
        {may('export', contactMessages.name) && (
          <Button variant="default" onClick={(event) => singleClick(event, () => void exportList())}>
            {messages.exportCsv}
          </Button>
        )}
      </ListTable>
    </EditorScreen>
  );
}
