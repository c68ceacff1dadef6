import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Spoiler, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { splitGraphemes } from '../../../schema/graphemes.ts';
import {
  MessageDocument,
  type MessageRowFragment,
  type MessageState,
} from '../../../schema/documents/admin/graphql.ts';
import '../editor/form/editor-form.css';
import { LoadError } from '../editor/mutations/refetch.tsx';
import './message.css';
import * as messages from './messages.tsx';
import { publicUrl } from '../listings/listing-urls.ts';
import { singleClick } from '../ui/busy-button.tsx';
import { isTextInput } from '../ui/focus.ts';
import { DateTime } from '../ui/user-text.tsx';
import { remember, remembered } from '../../ui/session-storage.ts';

/** Maximum height of a collapsed subject in pixels: three lines. */
const MAX_SUBJECT_HEIGHT = 84;

interface Props {
  id: string;
  mark: (as: MessageState) => Promise<void>;
  /** Deletes the message; null if the role does not allow it. */
  remove: ((row: InboxMessage) => Promise<void>) | null;
  close: () => void;
}

/**
 * An open message next to the list. Opening marks it as read; a return by Back, Forward or a reload does not if it was marked
 * as unread in this tab.
 */
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
            , <a href={telephone(message.phone)}>{message.phone}</a>,{' '}
            <a href={whatsApp(message.phone)} target="_blank" rel="noreferrer">
              {messages.whatsApp}
            </a>
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
        {remove && (
          <Button variant="default" onClick={() => void remove(message)}>
            {messages.deleteMessage}
          </Button>
        )}
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

/** A visitor's message. */
export type InboxMessage = MessageRowFragment;

/** All states in the order of the workflow. */
export const STATES: readonly MessageState[] = ['UNREAD', 'READ', 'ANSWERED'];

const KEY = 'left-unread';

const storedIds = () => JSON.parse(remembered(KEY) ?? '[]') as string[];
const store = (ids: readonly string[]) => remember(KEY, JSON.stringify(ids));

/** Stores in this tab that messages were marked as unread, so that a return to them does not mark them as read. */
export function markUnreadInTab(ids: readonly string[]): void {
  store([...new Set([...storedIds(), ...ids])]);
}

/** True if a message was marked as unread in this tab. */
const isMarkedUnread = (id: string): boolean => storedIds().includes(id);

/** Removes that mark from messages. */
export function clearUnreadMarks(ids: readonly string[]): void {
  store(storedIds().filter((id) => !ids.includes(id)));
}

/** Maximum length of a mailto link in mail programs, in characters. */
const MAX_LENGTH = 1900;

interface Enquiry {
  email: string;
  subject: string;
  message: string;
}

/** Returns a mailto link with the address encoded. */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** Returns a tel link with the digits and the leading plus of a number. */
export const telephone = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;

/** Returns the WhatsApp chat with a number. Without the prefix of a country it is a number of the Emirates. */
export function whatsApp(phone: string): string {
  const [, international, national] = /^(\+|00)?(.*)$/.exec(phone.replace('(0)', '').replace(/[^\d+]/g, ''))!;
  const isComplete = international !== undefined || national!.startsWith('971');
  return `https://wa.me/${isComplete ? national : `971${national!.replace(/^0/, '')}`}`;
}

/** Returns a mailto link that replies to a message and quotes as much of it as fits. */
export function replyTo({ email, subject, message }: Enquiry): string {
  const head = `${mailto(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=`;
  const quoted = message
    .replace(/\r\n?|\n/g, '\n')
    .replace(/^/gm, '> ')
    .replaceAll('\n', '\r\n');
  return head + encodeWithin(MAX_LENGTH - head.length, `\r\n\r\n${quoted}`);
}

const ELLIPSIS = encodeURIComponent('…');

/** Encodes the beginning of a text for a URL, up to a maximum length. */
function encodeWithin(maxLength: number, text: string): string {
  const full = encodeURIComponent(text);
  if (full.length <= maxLength) return full;
  let encoded = '';
  for (const letter of splitGraphemes(text)) {
    const next = encodeURIComponent(letter);
    if (encoded.length + next.length + ELLIPSIS.length > maxLength) break;
    encoded += next;
  }
  return encoded + ELLIPSIS;
}
