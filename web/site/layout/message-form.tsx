import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { forget, remember, remembered } from '../../ui/session-storage.ts';
import {
  type FieldErrors,
  validateMessage,
  fieldNames,
  parseListing,
  type Message,
  parseMessage,
  type Reply,
  sendMessage,
  HONEYPOT,
  type RejectedForm,
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

type Progress =
  | { state: 'idle' | 'sending' | 'sent'; submissions: number }
  | { state: 'failed'; submissions: number; text: string; fieldErrors: FieldErrors };

/** A message in flight and its result. */
interface Sending {
  message: Message;
  reply: Promise<Reply>;
}

/** Messages in flight by the name of their draft, for a visitor who leaves the page and returns before the response. */
const inFlight = new Map<string, Sending>();

/** Milliseconds after the form appears before a message is sent: people do not type faster, robots do. */
const MIN_TYPING_TIME = 2000;

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
  const { execute } = useApi();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  /** True if the visitor has typed since the submission, or has left the page and returned: the result must not move the focus. */
  const isElsewhere = useRef(false);
  /** False once the honeypot was filled in: perhaps the browser did it, so the next submission is sent. */
  const [hasHoneypot, setHasHoneypot] = useState(!returned?.isHoneypotFilled);
  const [progress, setProgress] = useState<Progress>(() =>
    initialProgress(returned, sent, inFlight.has(about)),
  );
  const { state, submissions } = progress;
  const fieldErrors = progress.state === 'failed' ? progress.fieldErrors : {};
  const typed = returned?.typed;

  useLayoutEffect(() => {
    const draft = createDraft(about);
    if (!returned) restore(form.current!, draft.read());
    if (isEdited(form.current!)) draft.write(parseMessage(new FormData(form.current!)));
  }, [about, returned]);
  useEffect(() => {
    shownAt.current = performance.now();
    form.current!.noValidate = true; // replace the browser's own validation messages
  }, []);
  // Once for each submission, and not while the visitor types.
  useEffect(() => {
    if (!isElsewhere.current) scrollToResult(form.current!, submissions === 0);
  }, [submissions]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const data = new FormData(event.currentTarget);
    const message = parseMessage(data);
    if (state === 'sent' && isEmpty(message)) return; // repeated click
    const found = validateMessage(message);
    isElsewhere.current = false;
    const isHoneypotFilled = hasHoneypot && Boolean(data.get(HONEYPOT));
    const error = summaryOf(found) || (isHoneypotFilled ? messages.honeypotFilled : '');
    if (error) {
      if (!summaryOf(found)) setHasHoneypot(false);
      setProgress({ state: 'failed', submissions: submissions + 1, text: error, fieldErrors: found });
      return;
    }
    setProgress({ state: 'sending', submissions });
    const sending = { message, reply: send(message, data) };
    inFlight.set(about, sending);
    await awaitReply(sending);
    inFlight.delete(about);
  }

  async function send(message: Message, data: FormData): Promise<Reply> {
    await waitUntil(shownAt.current + MIN_TYPING_TIME);
    return sendMessage(execute, message, {
      idempotencyKey: createDraft(about).idempotencyKeyOf(message),
      listing: parseListing(data),
    });
  }

  async function awaitReply({ message, reply: pending }: Sending) {
    busy.current = true;
    const reply = await pending;
    busy.current = false;
    if (!reply.sent) {
      const { fieldErrors, text } = reply;
      setProgress((before) => ({
        state: 'failed',
        submissions: before.submissions + 1,
        text: summaryOf(fieldErrors) || text,
        fieldErrors,
      }));
      return;
    }
    clear(form.current, message);
    createDraft(about).forget(message);
    setProgress((before) => ({ state: 'sent', submissions: before.submissions + 1 }));
  }

  const resumeSending = useEffectEvent(() => {
    const sending = inFlight.get(about);
    isElsewhere.current = sending !== undefined;
    if (sending) void awaitReply(sending);
  });
  useEffect(() => resumeSending(), []);

  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const message = parseMessage(new FormData(currentTarget));
    createDraft(about).write(message);
    isElsewhere.current = true;
    const { name } = target as HTMLInputElement;
    setProgress((before) => afterTyping(before, name as keyof Message, validateMessage(message)));
  }

  return (
    <form
      ref={form}
      className="message-form"
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
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
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? messages.sending : messages.send}
        </Button>
        <p className="message-good" role="status">
          {state === 'sent' && messages.sent}
        </p>
        <p className="message-bad" role="alert">
          {progress.state === 'failed' && progress.text}
        </p>
      </div>
    </form>
  );
}

function initialProgress(returned: RejectedForm | undefined, sent: boolean, isInFlight: boolean): Progress {
  if (isInFlight) return { state: 'sending', submissions: 0 };
  if (!returned) return { state: sent ? 'sent' : 'idle', submissions: 0 };
  const { fieldErrors, text } = returned;
  return { state: 'failed', submissions: 0, text: summaryOf(fieldErrors) || text, fieldErrors };
}

/** The summary of field errors; empty if there are none. */
const summaryOf = (fieldErrors: FieldErrors): string =>
  Object.keys(fieldErrors).length > 0 ? messages.hasFieldErrors : '';

/** Removes the error of the edited field and the result of the previous submission. */
function afterTyping(before: Progress, name: keyof Message, now: FieldErrors): Progress {
  if (before.state === 'sent') return { state: 'idle', submissions: before.submissions };
  if (before.state !== 'failed' || !before.fieldErrors[name] || before.fieldErrors[name] === now[name])
    return before;
  const fieldErrors = { ...before.fieldErrors, [name]: undefined };
  if (!Object.values(fieldErrors).some(Boolean)) return { state: 'idle', submissions: before.submissions };
  return { ...before, fieldErrors };
}

const waitUntil = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

/** Scrolls to the result of a submission, and focuses the first invalid field, or the button if the focus was lost. */
function scrollToResult(form: HTMLFormElement, atFirst: boolean): void {
  const lost = document.activeElement === document.body;
  const error = form.querySelector<HTMLElement>('[aria-invalid]');
  const result = form.querySelector<HTMLElement>('.message-end p:not(:empty)');
  if (!error && !result) return;
  if (error ? lost || !atFirst : lost)
    (error ?? form.querySelector('button'))?.focus({ preventScroll: true });
  if (lost || !atFirst) (error?.closest('.field') ?? result)?.scrollIntoView({ block: 'nearest' });
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
function clear(form: HTMLFormElement | null, sent: Message): void {
  for (const name of form ? fieldNames : []) {
    const field = fieldOf(form!, name);
    if (field.value === sent[name]) field.value = '';
  }
}

/** An unsent message in the session storage of the tab. */
interface Draft {
  read(): Partial<Message>;
  /** Stores the message. */
  write(message: Message): void;
  /** Returns the idempotency key of a message; a retry of the same message has the same key. */
  idempotencyKeyOf(message: Message): string;
  /** Deletes the draft unless it differs from the sent message. */
  forget(sent: Message): void;
}

/** A message that was submitted, and its idempotency key. */
interface Sent {
  idempotencyKey: string;
  words: string;
}

/** Returns the draft of a name. */
function createDraft(name: string): Draft {
  const key = `enquiry ${name}`;
  const sending = `idempotency key of ${key}`;
  const read = () => (readStored(key) ?? {}) as Partial<Message>;
  return {
    read,
    write: (message) => store(key, message),
    idempotencyKeyOf(message) {
      const words = JSON.stringify(message);
      const before = readStored(sending) as Sent | null;
      if (before?.words === words) return before.idempotencyKey;
      const idempotencyKey = createIdempotencyKey();
      store(sending, { idempotencyKey, words } satisfies Sent);
      return idempotencyKey;
    },
    forget(sent) {
      forget(sending);
      const written = read();
      if (fieldNames.some((field) => (written[field] ?? sent[field]) !== sent[field])) return;
      forget(key);
    },
  };
}

function readStored(key: string): unknown {
  const text = remembered(key);
  return text ? JSON.parse(text) : null;
}

const store = (key: string, value: object): void => remember(key, JSON.stringify(value));
