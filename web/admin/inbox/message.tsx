import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Spoiler, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  MessageDocument,
  type MessageRowFragment,
  type MessageState,
  type OpenMessageFragment,
} from '../../../schema/documents/admin/graphql.ts';
import '../editor/form/editor-form.css';
import { LoadState } from '../ui/load-state.tsx';
import { publicUrl } from '../listings/listing-kinds.ts';
import { usePermissions } from '../permissions/permissions.tsx';
import { isTextInput } from '../ui/focus.ts';
import { DateTime } from '../ui/date-time.tsx';
import { UserText } from '../ui/user-text.tsx';
import { ChoiceMenu } from './choice-menu.tsx';
import { mailto, replyTo, telephone, whatsApp } from './contact-links.ts';
import { messageLink } from './message-link.tsx';
import './message.css';
import * as messages from './messages.tsx';
import { Notes } from './notes.tsx';
import { personName, useAssignees } from './assignees.ts';

/** A visitor's message in a list. */
export type InboxMessage = MessageRowFragment;

/** What staff set of a message: its state, or the account that works on it. */
export type MessageChange = { state: MessageState } | { assignee: string | null };

/** All states in the order of the workflow. */
export const STATES: readonly MessageState[] = ['NEW', 'IN_PROGRESS', 'DONE', 'SPAM'];

/** Maximum height of a collapsed subject in pixels: three lines. */
const MAX_SUBJECT_HEIGHT = 84;

interface Props {
  id: string;
  change: (row: InboxMessage, change: MessageChange) => Promise<void>;
  /** Deletes the message; null if the role does not allow it. */
  remove: ((row: InboxMessage) => Promise<void>) | null;
  close: () => void;
}

/** An open message next to the list: who wrote what, who works on it, notes, and earlier messages of the visitor. */
export function Message({ id, change, remove, close }: Props) {
  const { data, error } = useQuery(MessageDocument, { variables: { id } });
  const message = data?.row;
  const heading = useRef<HTMLHeadingElement>(null);
  const onOpen = useEffectEvent(() => {
    if (message && !isTextInput(document.activeElement)) heading.current?.focus();
  });
  const messageId = message?.id;
  useEffect(() => onOpen(), [messageId]);

  const closeButton = <CloseButton aria-label={messages.close} onClick={close} />;
  if (!message) {
    return (
      <div className="message">
        <header>
          <LoadState data={data} error={error} failed={messages.loadFailed} />
          {data && !error && <p role="status">{messages.notFound}</p>}
          {closeButton}
        </header>
      </div>
    );
  }
  return (
    <article className="message editor-form">
      <header>
        <Spoiler
          maxHeight={MAX_SUBJECT_HEIGHT}
          showLabel={messages.wholeSubject}
          hideLabel={messages.showLess}
          transitionDuration={0}
        >
          <Title order={2} ref={heading} tabIndex={-1} dir="auto">
            {message.subject}
          </Title>
        </Spoiler>
        {closeButton}
      </header>
      <p>
        <UserText>{message.name}</UserText>, <a href={mailto(message.email)}>{message.email}</a>
        <Phone {...message} />
        <br />
        <DateTime at={message.createdAt} />
      </p>
      {message.listingTitle && <About message={message} />}
      <p className="message-words" dir="auto">
        {message.message}
      </p>
      <p className="message-delivery">
        <Delivery {...message.delivery} />
      </p>
      <div className="message-actions">
        <Button component="a" href={replyTo(message)}>
          {messages.reply}
        </Button>
        <Workflow message={message} change={(to) => change(message, to)} />
        {remove && (
          <Button variant="default" onClick={() => void remove(message)}>
            {messages.deleteMessage}
          </Button>
        )}
      </div>
      <Notes message={message} />
      <Earlier messages={message.earlier} />
    </article>
  );
}

type PhoneFields = Pick<InboxMessage, 'phone' | 'phoneE164' | 'phoneInternational'>;

/** The telephone number as links: in the international format and to WhatsApp, or as it was typed. */
function Phone({ phone, phoneE164, phoneInternational }: PhoneFields) {
  if (!phone) return null;
  return (
    <>
      , <a href={telephone(phoneE164 ?? phone)}>{phoneInternational ?? phone}</a>
      {phoneE164 && (
        <>
          ,{' '}
          <a href={whatsApp(phoneE164)} target="_blank" rel="noreferrer">
            {messages.whatsApp}
          </a>
        </>
      )}
    </>
  );
}

function About({ message: { listing, listingTitle } }: { message: InboxMessage }) {
  const link = listing && (
    <a href={publicUrl(listing)} target="_blank" rel="noreferrer">
      {listing.title}
    </a>
  );
  return <p>{messages.about(link ?? messages.removedListing(listingTitle ?? ''))}</p>;
}

function Delivery({ state, attempts, lastError, at }: InboxMessage['delivery']) {
  switch (state) {
    case 'NONE':
      return messages.noMailServer;
    case 'SENT':
      return messages.emailed(at && <DateTime at={at} />);
    case 'WAITING':
      return attempts > 0 ? messages.retrying(attempts, lastError) : messages.sending;
    case 'FAILED':
      return messages.notDelivered(attempts, lastError);
  }
}

interface WorkflowProps {
  message: InboxMessage;
  change: (to: MessageChange) => Promise<void>;
}

/** State and assignee of a message. A choice is shown at once, and the stored value again when its request has ended. */
function Workflow({ message, change }: WorkflowProps) {
  const { may } = usePermissions();
  const people = useAssignees();
  const [state, chooseState] = useChoice(message.state, (to) => change({ state: to }));
  const [assignee, chooseAssignee] = useChoice(message.assignee?.id ?? null, (to) =>
    change({ assignee: to }),
  );
  const known = [...people, ...(message.assignee ? [message.assignee] : [])];
  const person = known.find(({ id }) => id === assignee);
  const assigned = messages.assignedTo(person ? personName(person) : messages.nobody);
  return (
    <>
      <ChoiceMenu
        label={messages.inState(messages.stateOptions[state])}
        choices={STATES.map((value) => ({ value, label: messages.stateOptions[value] }))}
        choose={chooseState}
      />
      {may('assign', 'contactMessages') ? (
        <ChoiceMenu
          label={assigned}
          choices={[
            { value: null, label: messages.nobody },
            ...people.map((person) => ({ value: person.id, label: personName(person) })),
          ]}
          choose={chooseAssignee}
        />
      ) : (
        <p>{assigned}</p>
      )}
    </>
  );
}

/** Returns a stored value, or the one that was chosen last while its request runs, and a function that chooses one. */
function useChoice<Value>(stored: Value, change: (to: Value) => Promise<void>) {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const choose = async (value: Value) => {
    const choice = { value };
    setChosen(choice);
    await change(value);
    setChosen((now) => (now === choice ? null : now));
  };
  return [chosen ? chosen.value : stored, (value: Value) => void choose(value)] as const;
}

/** Earlier messages from the same email address or telephone number; nothing if there are none. */
function Earlier({ messages: earlier }: { messages: OpenMessageFragment['earlier'] }) {
  if (earlier.length === 0) return null;
  return (
    <section className="message-earlier" aria-labelledby="message-earlier">
      <Title order={3} id="message-earlier">
        {messages.earlierTitle}
      </Title>
      <ul>{earlier.map((message) => messageLink(message, messages.stateLabels[message.state]))}</ul>
    </section>
  );
}
