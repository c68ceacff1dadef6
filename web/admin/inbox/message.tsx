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
import * as messages from './messages.tsx';
import { mailto, replyTo, telephone } from './reply.ts';
import '../editor/form/editor-form.css';
import './message.css';

/** Maximum height of a collapsed subject in pixels: three lines. */
const MAX_SUBJECT_HEIGHT = 84;

interface Props {
  id: string;
  mark: (as: MessageState) => Promise<void>;
  remove: (row: InboxMessage) => Promise<void>;
  close: () => void;
}

/** An open message next to the list. Opening marks it as read, unless it was marked as unread in this tab. */
export function Message({ id, mark, remove, close }: Props) {
  const { data, error } = useQuery(MessageDocument, { variables: { id } });
  const message = data?.row;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const onOpen = useEffectEvent(() => {
    if (!message) return;
    if (!isTextInput(document.activeElement)) heading.current?.focus();
    if (navigationType === NavigationType.Pop && isMarkedUnread(id)) return;
    clearUnreadMarks([id]);
    if (message.state === 'UNREAD') void mark('READ');
  });
  const messageId = message?.id;
  useEffect(() => onOpen(), [messageId]); // once for each message, so that marking it as unread does not mark it as read again

  const closeButton = <CloseButton aria-label={messages.close} onClick={close} />;
  if (!message) {
    return (
      <div className="message">
        <header>
          {error ? (
            <LoadError text={messages.loadFailed} />
          ) : (
            <p role="status">{data ? messages.notFound : messages.loading}</p>
          )}
          {closeButton}
        </header>
      </div>
    );
  }
  const isAnswered = message.state === 'ANSWERED';
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
        {message.name}, <a href={mailto(message.email)}>{message.email}</a>
        {message.phone && (
          <>
            , <a href={telephone(message.phone)}>{message.phone}</a>
          </>
        )}
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
        {/* One button for both states, so that it keeps the focus. */}
        <Button
          variant="default"
          onClick={(event) => singleClick(event, () => void mark(isAnswered ? 'READ' : 'ANSWERED'))}
        >
          {messages.markAs[isAnswered ? 'READ' : 'ANSWERED']}
        </Button>
        <Button variant="default" onClick={() => void mark('UNREAD')}>
          {messages.markAs.UNREAD}
        </Button>
        <Button variant="default" onClick={() => void remove(message)}>
          {messages.deleteMessage}
        </Button>
      </div>
    </article>
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
