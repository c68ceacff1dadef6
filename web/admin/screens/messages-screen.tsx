import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { useWhere } from '../../ui/where.ts';
import { faultOf, isUncertain, reasonOf } from '../../data/fault.ts';
import { useLasting } from '../editor/deeds/lasting.ts';
import { Turns } from '../editor/deeds/turns.ts';
import { useReload } from '../editor/deeds/use-reload.ts';
import { useRemoval } from '../editor/deeds/use-removal.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { ListTable } from '../editor/list/list-table.tsx';
import { useList } from '../editor/list/use-list.ts';
import { placeAt, usePlace } from '../editor/place.ts';
import { leaveUnread, takeUp } from '../inbox/left-unread.ts';
import { Message } from '../inbox/message.tsx';
import { STATES, type Letter, type State } from '../inbox/states.ts';
import { exportCsv } from '../session/export.ts';
import { Failures } from '../ui/failures.ts';
import { giveFocusBack } from '../ui/give-focus-back.ts';
import { onePress } from '../ui/one-press.ts';
import { sayFailure } from '../ui/toast.tsx';
import { When } from '../ui/when.tsx';
import { Words } from '../ui/words.tsx';

const messages = {
  one: 'message',
  collection: 'contactMessages',
  title: ({ subject, name }: Letter) => `${subject}, ${name}`,
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

/** What visitors wrote: unread, read and answered, with the listing that they ask about. */
export function Component() {
  const client = useApolloClient();
  const [place, move] = usePlace();
  const state = STATES.find((known) => known === place.state) ?? null;
  const list = useList<Letter, object>(messages, { variables: { state }, names: ['state'] });
  const where = useWhere();
  /** What the message that is open was opened from. */
  const opener = useRef<Element>(null);
  const close = () => {
    giveFocusBack('.message', opener.current);
    move({ edit: null });
  };
  const remove = useRemoval<Letter, object>(messages, TEXTS, {
    gone: (ids) => {
      const { edit } = placeAt(where().search); // another may have been opened meanwhile
      if (edit && ids.includes(edit)) close();
    },
  });
  const reload = useReload();
  /** One mark is set after the other, so that the last that was pressed is what stays. */
  const { turns, failures } = useLasting('marks', () => ({ turns: new Turns(), failures: new Failures() }));

  const mark = async (rows: readonly { id: string }[], as: State) => {
    const ids = rows.map(({ id }) => id);
    (as === 'UNREAD' ? leaveUnread : takeUp)(ids);
    const variables = { ids, state: as };
    try {
      await turns.take(() => client.mutate({ mutation: documents.MarkMessagesDocument, variables }));
      failures.settle(ids);
    } catch (error) {
      const fault = faultOf(error);
      failures.settle(ids);
      failures.add(
        ids,
        isUncertain(fault)
          ? sayFailure('The messages may not be marked.', fault.sentence ?? UNKNOWN)
          : sayFailure('The messages could not be marked.', reasonOf(fault)),
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
            const who = <Words>{name}</Words>;
            return now === 'UNREAD' ? <strong>{who}</strong> : who;
          },
          Subject: 'subject',
          Listing: 'listingTitle',
          Received: ({ createdAt }) => <When at={createdAt} />,
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
        <Button variant="default" onClick={(event) => onePress(event, () => void give())}>
          Export CSV
        </Button>
      </ListTable>
    </EditorScreen>
  );
}
