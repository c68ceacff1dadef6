import { useApolloClient } from '@apollo/client/react';
import { Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { AddNoteDocument, type OpenMessageFragment } from '../../../schema/documents/admin/graphql.ts';
import { describeError, isOutcomeUnknown, toApiError } from '../../data/api-error.ts';
import { createIdempotencyKey, idempotencyContext } from '../../data/idempotency-key.ts';
import { sessionStore } from '../../ui/session-store.ts';
import { useRefetch } from '../refetch.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { notify, notifyError } from '../ui/notifications.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { UserText } from '../ui/user-text.tsx';
import { personName } from './assignees.ts';
import * as messages from './messages.tsx';

const MAX_NOTE_LENGTH = 20_000;

/** The notes of staff on a message, newest first, and a form to add one. What is typed stays in the tab until it is added. */
export function Notes({ message: { id, notes } }: { message: Pick<OpenMessageFragment, 'id' | 'notes'> }) {
  return (
    <section className="message-notes" aria-labelledby="message-notes">
      <Title order={3} id="message-notes">
        {messages.notesTitle}
      </Title>
      <NoteForm message={id} />
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <span className="message-note-author">
                <UserText>{note.by ? personName(note.by) : messages.formerAccount}</UserText>,{' '}
                <DateTime at={note.createdAt} />
              </span>
              <p className="message-words" dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoteForm({ message }: { message: string }) {
  const client = useApolloClient();
  const reload = useRefetch();
  const draft = `note on ${message}`;
  const [text, setText] = useState(() => sessionStore.getItem(draft) ?? '');
  /** One key for all attempts to add the same text. */
  const [key, setKey] = useState(createIdempotencyKey);
  const [isAdding, setAdding] = useState(false);

  const type = (typed: string) => {
    setText(typed);
    setKey(createIdempotencyKey());
    if (typed === '') sessionStore.removeItem(draft);
    else sessionStore.setItem(draft, typed);
  };
  const add = async () => {
    setAdding(true);
    try {
      const variables = { input: { messageId: message, text } };
      await client.mutate({ mutation: AddNoteDocument, variables, context: idempotencyContext(key) });
      type('');
      notify(messages.noteAdded);
    } catch (error) {
      const fault = toApiError(error);
      const reason = isOutcomeUnknown(fault) ? messages.noteUnknown : describeError(fault);
      notifyError(messages.noteFailed, reason);
    }
    setAdding(false);
    await reload();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isAdding) void add();
      }}
    >
      <Textarea
        label={messages.newNote}
        description={messages.noteHint}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MAX_NOTE_LENGTH}
        readOnly={isAdding}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <BusyButton type="submit" variant="default" busy={isAdding} aria-disabled={text.trim() === ''}>
        {messages.addNote}
      </BusyButton>
    </form>
  );
}
