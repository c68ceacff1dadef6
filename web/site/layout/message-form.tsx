import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { useInBrowser } from '../../ui/in-browser.ts';
import { readDraft, writeDraft } from './message-draft.ts';
import {
  DRAFT,
  type FieldErrors,
  fieldNames,
  type FormReply,
  HONEYPOT,
  type Message,
  parseMessage,
  type RejectedForm,
  SHOWN_AT,
  validateMessage,
} from './message.ts';
import * as messages from './enquiry-messages.tsx';
import './enquiry.css';

interface Props {
  /** The path to which the form is submitted without JavaScript. */
  action: string;
  /** The name of the draft; the path of the page by default. */
  draft?: string;
  /** The initial subject. */
  subject?: string;
  /** True to show a long subject in full. */
  wrapSubject?: boolean;
  /** The id of the listing that the message is about. */
  listing?: string;
}

/** A form for a message to the agency. Errors appear at their fields; the draft is stored until the message is sent. */
export function MessageForm({ action, draft = action, subject = '', wrapSubject, listing }: Props) {
  const fetcher = useFetcher<FormReply>({ key: draft }); // the visitor may leave the page and return before the reply
  const isSending = fetcher.state === 'submitting';
  const newReply = isSending ? undefined : fetcher.data;
  // The replies to a form that was submitted without JavaScript.
  const returned = useActionData<RejectedForm>();
  const wasSent = useSearchParams()[0].has('sent');
  const lastReply = newReply ?? returned ?? (wasSent ? SENT : undefined);
  /** The message that the visitor has typed since a reply. */
  const [edited, setEdited] = useState<{ since: typeof lastReply; message: Message }>();
  const reply = edited && edited.since === lastReply ? getRemaining(lastReply, edited.message) : lastReply;
  const isSent = !isSending && reply !== undefined && 'sent' in reply;
  const rejected = !isSending && reply && 'typed' in reply ? reply : null;
  const fieldErrors = rejected?.fieldErrors ?? {};
  const typed = returned?.typed;
  const listingId = returned?.listing ?? listing;
  /** False once the honeypot was filled in: perhaps the browser did it, so the next submission is sent. */
  const [hasHoneypot, setHasHoneypot] = useState(true);
  if (hasHoneypot && rejected?.isHoneypotFilled) setHasHoneypot(false);

  const form = useRef<HTMLFormElement>(null);
  const isInBrowser = useInBrowser();
  const [shownAt] = useState(() => performance.now());
  /** True until the reply, already before `isSending` is rendered. */
  const isSubmitted = useRef(false);
  /** True if the visitor has typed since the submission, or has left the page and returned: the reply must not move the focus. */
  const isElsewhere = useRef(isSending);

  useLayoutEffect(() => {
    if (!returned) restore(form.current!, readDraft(draft));
    if (isEdited(form.current!)) writeDraft(draft, parseMessage(new FormData(form.current!)));
  }, [draft, returned]);
  useEffect(() => {
    if (!isElsewhere.current && isFocusLost()) showReply(form.current!);
  }, []);
  // Once for each reply, and not while the visitor types.
  useEffect(() => {
    if (!newReply) return;
    isSubmitted.current = false;
    if ('sent' in newReply) clear(form.current!, newReply.sent);
    if (!isElsewhere.current) showReply(form.current!);
  }, [newReply]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isRepeated = isSubmitted.current || isSending || (isSent && isEmpty(parseMessage(data)));
    if (isRepeated) return;
    isSubmitted.current = true;
    isElsewhere.current = false;
    data.set(DRAFT, draft);
    data.set(SHOWN_AT, String(shownAt));
    void fetcher.submit(data, { method: 'post', action });
  }

  function onInput({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const message = parseMessage(new FormData(currentTarget));
    writeDraft(draft, message);
    isElsewhere.current = true;
    setEdited({ since: lastReply, message });
  }

  return (
    <form
      ref={form}
      className="message-form"
      method="post"
      action={action}
      noValidate={isInBrowser} // the form shows its own errors
      onSubmit={submit}
      onInput={onInput}
    >
      <Field
        label={messages.name}
        name="name"
        autoComplete="name"
        defaultValue={typed?.name}
        error={fieldErrors.name}
        required
      />
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed?.email}
        error={fieldErrors.email}
        required
      />
      <Field
        label={messages.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={typed?.phone}
        error={fieldErrors.phone}
      />
      <Field
        label={messages.subject}
        name="subject"
        defaultValue={typed?.subject ?? subject}
        wrapLongValue={wrapSubject}
        error={fieldErrors.subject}
        required
      />
      <LongField
        label={messages.message}
        name="message"
        defaultValue={typed?.message}
        error={fieldErrors.message}
        required
      />
      {listingId !== undefined && <input type="hidden" name="listing" value={listingId} />}
      {hasHoneypot && (
        <div className="message-trap" aria-hidden="true">
          <label>
            {messages.honeypot}
            {/* The attributes are those of 1Password, LastPass, Bitwarden and Dashlane for a field that they must not fill in. */}
            <input
              name={HONEYPOT}
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore=""
              data-lpignore="true"
              data-bwignore=""
              data-form-type="other"
            />
          </label>
        </div>
      )}
      <div className="message-end">
        <Button type="submit" disabled={isSending}>
          {isSending ? messages.sending : messages.send}
        </Button>
        <p className="message-good" role="status">
          {isSent && messages.sent}
        </p>
        <p className="message-bad" role="alert">
          {rejected && (summaryOf(fieldErrors) || rejected.text)}
        </p>
      </div>
    </form>
  );
}

/** The reply of a page that was opened after a message had been sent. */
const SENT: FormReply = { sent: { name: '', email: '', phone: '', subject: '', message: '' } };

/** The summary of field errors; empty if there are none. */
const summaryOf = (fieldErrors: FieldErrors): string =>
  Object.keys(fieldErrors).length > 0 ? messages.hasFieldErrors : '';

/** Returns what still holds of a reply: the errors of fields that the visitor has not corrected. */
function getRemaining(reply: FormReply | undefined, edited: Message): FormReply | undefined {
  if (!reply || 'sent' in reply) return undefined;
  const now = validateMessage(edited);
  const invalid = fieldNames.filter((name) => reply.fieldErrors[name]);
  const remaining = invalid.filter(
    (name) => edited[name] === reply.typed[name] || now[name] === reply.fieldErrors[name],
  );
  if (invalid.length > 0 && remaining.length === 0) return undefined;
  return {
    ...reply,
    fieldErrors: Object.fromEntries(remaining.map((name) => [name, reply.fieldErrors[name]])),
  };
}

const isFocusLost = (): boolean => document.activeElement === document.body;

/** Scrolls to the reply, and focuses the first invalid field, or the button if the focus was lost. */
function showReply(form: HTMLFormElement): void {
  const error = form.querySelector<HTMLElement>('[aria-invalid]');
  const reply = form.querySelector('.message-end p:not(:empty)');
  if (error) error.focus({ preventScroll: true });
  else if (reply && isFocusLost()) form.querySelector('button')!.focus({ preventScroll: true });
  (error?.closest('.field') ?? reply)?.scrollIntoView({ block: 'nearest' });
}

const fieldOf = (form: HTMLFormElement, name: keyof Message) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** True if a field differs from its default value. */
const isEdited = (form: HTMLFormElement): boolean =>
  fieldNames.some((name) => fieldOf(form, name).value !== fieldOf(form, name).defaultValue);

/** True if all fields but the subject are empty. */
const isEmpty = ({ name, email, phone, message }: Message): boolean => name + email + phone + message === '';

/** Restores a draft into the fields that the visitor has not edited. */
function restore(form: HTMLFormElement, written: Partial<Message>): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field.value === field.defaultValue) field.value = written[name] ?? field.value;
  }
}

/** Clears the fields that still hold the sent message. */
function clear(form: HTMLFormElement, sent: Message): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field.value === sent[name]) field.value = '';
  }
}
