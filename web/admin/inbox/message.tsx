import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Spoiler, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { MessageDocument } from '../../../schema/documents/admin/graphql.ts';
import { pageOfListing } from '../listings/addresses.ts';
import { NotLoaded } from '../editor/deeds/not-loaded.tsx';
import { onePress } from '../ui/one-press.ts';
import { isTypedInto } from '../ui/typed-into.ts';
import { When } from '../ui/when.tsx';
import { isLeftUnread, takeUp } from './left-unread.ts';
import { mailto, replyTo, telephone } from './reply.ts';
import type { Letter, State } from './states.ts';
import '../editor/form/editor-form.css';
import './message.css';

/** Most of a subject that is shown unasked, in pixels: three lines of it. */
const SUBJECT = 84;

interface Props {
  id: string;
  mark: (as: State) => Promise<void>;
  remove: (row: Letter) => Promise<void>;
  close: () => void;
}

/** One message, open beside the list; whoever opens it has read it, and whoever comes back to one marked unread has not. */
export function Message({ id, mark, remove, close }: Props) {
  const { data, error } = useQuery(MessageDocument, { variables: { id } });
  const letter = data?.row;
  const heading = useRef<HTMLHeadingElement>(null);
  const came = useNavigationType();
  const opened = useEffectEvent(() => {
    if (!letter) return;
    if (!isTypedInto(document.activeElement)) heading.current?.focus();
    if (came === NavigationType.Pop && isLeftUnread(id)) return;
    takeUp([id]);
    if (letter.state === 'UNREAD') void mark('READ');
  });
  const here = letter?.id;
  useEffect(() => opened(), [here]); // once for each message: to mark one unread again is not to read it

  const closing = <CloseButton aria-label="Close message" onClick={close} />;
  if (!letter) {
    return (
      <div className="message">
        <header>
          {error ? (
            <NotLoaded text="The message could not be loaded." />
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
        <When at={letter.createdAt} />
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
          onClick={(event) => onePress(event, () => void mark(isAnswered ? 'READ' : 'ANSWERED'))}
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

function About({ letter: { listing, listingTitle } }: { letter: Letter }) {
  return (
    <p>
      About{' '}
      {listing ? (
        <a href={pageOfListing(listing)} target="_blank" rel="noreferrer">
          {listing.title}
        </a>
      ) : (
        `${listingTitle ?? ''} (no longer listed)`
      )}
    </p>
  );
}

function Delivered({ state, attempts, lastError, at }: Letter['delivery']) {
  switch (state) {
    case 'NONE':
      return 'Not mailed: no mail server is set up.';
    case 'SENT':
      return <>Mailed {at && <When at={at} />}</>;
    case 'WAITING':
      return attempts > 0 ? `Being mailed: ${attempts} tries so far. ${lastError ?? ''}` : 'Being mailed.';
    case 'FAILED':
      return `Could not be mailed after ${attempts} tries. ${lastError ?? ''}`;
  }
}
