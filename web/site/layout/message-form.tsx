import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { createDraft } from './message-draft.ts';
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
  about?: string;
  /** The initial subject. */
  subject?: string;
  /** True to show a long subject in full. */
  whole?: boolean;
  /** The id of the listing that the message is about. */
  listing?: string;
  returned?: RejectedForm;
  /** True if a message was just sent. */
  sent?: boolean;
}

/** A form for a message to the agency. Errors appear at their fields; the draft is stored until the message is sent. */
export function MessageForm({
  action,
  about = action,
  subject = '',
  whole,
  listing,
  returned,
  sent = false,
}: Props) {
  const fetcher = useFetcher<FormReply>({ key: about }); // the visitor may leave the page and return before the reply
  const isSending = fetcher.state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  /** True if the visitor has typed since the submission, or has left the page and returned: the reply must not move the focus. */
  const isElsewhere = useRef(isSending);
  const newReply = isSending ? undefined : fetcher.data;
  const lastReply = newReply ?? returned ?? (sent ? SENT : undefined);
  /** What remains of the last reply since the visitor has typed. */
  const [rest, setRest] = useState<{ original: typeof lastReply; reply: typeof lastReply }>();
  const reply = rest && rest.original === lastReply ? rest.reply : lastReply;
  const rejected = !isSending && reply && 'typed' in reply ? reply : null;
  const fieldErrors = rejected?.fieldErrors ?? {};
  const typed = returned?.typed;
  /** False once the honeypot was filled in: perhaps the browser did it, so the next submission is sent. */
  const [hasHoneypot, setHasHoneypot] = useState(true);
  if (hasHoneypot && rejected?.isHoneypotFilled) setHasHoneypot(false);

  useLayoutEffect(() => {
    const draft = createDraft(about);
    if (!returned) restore(form.current!, draft.read());
    if (isEdited(form.current!)) draft.write(parseMessage(new FormData(form.current!)));
  }, [about, returned]);
  useEffect(() => {
    shownAt.current = performance.now();
    form.current!.noValidate = true; // replace the browser's own validation messages
  }, []);
  useEffect(() => {
    if (!isElsewhere.current) scrollToReply(form.current!, true);
  }, []);
  // Once for each reply, and not while the visitor types.
  useEffect(() => {
    if (!newReply) return;
    busy.current = false;
    if ('sent' in newReply) clear(form.current!, newReply.sent);
    if (!isElsewhere.current) scrollToReply(form.current!, false);
  }, [newReply]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || isSending) return;
    const data = new FormData(event.currentTarget);
    if (reply && 'sent' in reply && isEmpty(parseMessage(data))) return; // repeated click
    busy.current = true;
    isElsewhere.current = false;
    data.set(DRAFT, about);
    data.set(SHOWN_AT, String(shownAt.current));
    void fetcher.submit(data, { method: 'post', action });
  }

  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const message = parseMessage(new FormData(currentTarget));
    createDraft(about).write(message);
    isElsewhere.current = true;
    const { name } = target as HTMLInputElement;
    setRest({
      original: lastReply,
      reply: afterTyping(reply, name as keyof Message, validateMessage(message)),
    });
  }

  return (
    <form
      ref={form}
      className="message-form"
      method="post"
      action={action}
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
        wrapLongValue={whole}
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
      {listing !== undefined && <input type="hidden" name="listing" value={listing} />}
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
          {!isSending && reply && 'sent' in reply && messages.sent}
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

/** Removes the error of the edited field, or the reply if it has no other errors. */
function afterTyping(
  before: FormReply | undefined,
  name: keyof Message,
  now: FieldErrors,
): FormReply | undefined {
  if (!before || 'sent' in before) return undefined;
  if (!before.fieldErrors[name] || before.fieldErrors[name] === now[name]) return before;
  const fieldErrors = { ...before.fieldErrors, [name]: undefined };
  return Object.values(fieldErrors).some(Boolean) ? { ...before, fieldErrors } : undefined;
}

/** Scrolls to the reply, and focuses the first invalid field, or the button if the focus was lost. */
function scrollToReply(form: HTMLFormElement, atFirst: boolean): void {
  const lost = document.activeElement === document.body;
  const error = form.querySelector<HTMLElement>('[aria-invalid]');
  const reply = form.querySelector<HTMLElement>('.message-end p:not(:empty)');
  if (!error && !reply) return;
  if (error ? lost || !atFirst : lost)
    (error ?? form.querySelector('button'))?.focus({ preventScroll: true });
  if (lost || !atFirst) (error?.closest('.field') ?? reply)?.scrollIntoView({ block: 'nearest' });
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
