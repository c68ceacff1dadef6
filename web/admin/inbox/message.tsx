import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Spoiler, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { MessageDocument } from '../../../schema/documents/admin/graphql.ts';
import { publicUrl } from '../listings/listing-urls.ts';
import { LoadError } from '../editor/mutations/refetch.tsx';
import { singleClick } from '../ui/double-click.ts';
import { isTextInput } from '../ui/typed-into.ts';
import { DateTime } from '../ui/when.tsx';
import { isMarkedUnread, clearUnreadMarks, type InboxMessage, type MessageState } from './inbox-message.tsx';
import { mailto, replyTo, telephone } from './reply.ts';
import '../editor/form/editor-form.css';
import './message.css';

/** Maximum height of a collapsed subject in pixels: three lines. */
const SUBJECT = 84;

interface Props {
  id: string;
  mark: (as: MessageState) => Promise<void>;
  remove: (row: InboxMessage) => Promise<void>;
  close: () => void;
}

/** An open message next to the list. Opening marks it as read, unless it was marked as unread in this tab. */
export function Message({ id, mark, remove, close }: Props) {
  const { data, error } = useQuery(MessageDocument, { variables: { id } });
  const letter = data?.row;
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useNavigationType();
  const opened = useEffectEvent(() => {
    if (!letter) return;
    if (!isTextInput(document.activeElement)) heading.current?.focus();
    if (came === NavigationType.Pop && isMarkedUnread(id)) return;
    clearUnreadMarks([id]);
    if (letter.state === 'UNREAD') void mark('READ');
  });
  const here = letter?.id;
  useEffect(() => opened(), [here]); // once for each message, so that marking it as unread does not mark it as read again

  const closing = <CloseButton aria-label="Close message" onClick={close} />;
  if (!letter) {
    return (
      <div className="message">
        <header>
          {error ? (
            <LoadError text="The message could not be loaded." />
          ) : (
            <p role="status">{data ? 'This message is not there any more.' : 'Loading...'}</p>
          )}
          {closing}
        </header>
      </div>
    );
  }
  const isAnswered = letter.state === 'ANSWERED';
  return (
    <article className="message editor-form">
      <header>
        <Spoiler
          maxHeight={SUBJECT}
          showLabel="Show whole subject"
          hideLabel="Show less"
          transitionDuration={0}
        >
          <Title order={2} ref={heading} tabIndex={-1} dir="auto">
            {letter.subject}
          </Title>
        </Spoiler>
        {closing}
      </header>
      <p>
        {letter.name}, <a href={mailto(letter.email)}>{letter.email}</a>
        {letter.phone && (
          <>
            , <a href={telephone(letter.phone)}>{letter.phone}</a>
          </>
        )}
        <br />
        <DateTime at={letter.createdAt} />
      </p>
      {letter.listingTitle && <About letter={letter} />}
      <p className="message-words" dir="auto">
        {letter.message}
      </p>
      <p className="message-delivery">
        <Delivered {...letter.delivery} />
      </p>
      <div className="message-actions">
        <Button component="a" href={replyTo(letter)}>
          Reply
        </Button>
        {/* One button, so that the keyboard stays at it. */}
        <Button
          variant="default"
          onClick={(event) => singleClick(event, () => void mark(isAnswered ? 'READ' : 'ANSWERED'))}
        >
          {isAnswered ? 'Mark read' : 'Mark answered'}
        </Button>
        <Button variant="default" onClick={() => void mark('UNREAD')}>
          Mark unread
        </Button>
        <Button variant="default" onClick={() => void remove(letter)}>
          Delete
        </Button>
      </div>
    </article>
  );
}

function About({ letter: { listing, listingTitle } }: { letter: InboxMessage }) {
  return (
    <p>
      About{' '}
      {listing ? (
        <a href={publicUrl(listing)} target="_blank" rel="noreferrer">
          {listing.title}
        </a>
      ) : (
        `${listingTitle ?? ''} (no longer listed)`
      )}
    </p>
  );
}

function Delivered({ state, attempts, lastError, at }: InboxMessage['delivery']) {
  switch (state) {
    case 'NONE':
      return 'Not mailed: no mail server is set up.';
    case 'SENT':
      return <>Mailed {at && <DateTime at={at} />}</>;
    case 'WAITING':
      return attempts > 0 ? `Being mailed: ${attempts} tries so far. ${lastError ?? ''}` : 'Being mailed.';
    case 'FAILED':
      return `Could not be mailed after ${attempts} tries. ${lastError ?? ''}`;
  }
}
