import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { createIdempotencyKey } from '../../data/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { forget, remember, remembered } from '../../ui/session-storage.ts';
import {
  type Faults,
  faultsIn,
  fieldNames,
  listingIn,
  type Message,
  messageIn,
  NOT_SENT,
  type Reply,
  sendMessage,
  SENT,
  TRAP,
  type Returned,
} from './message.ts';
import './message-form.css';

interface Props {
  /** The page that answers where no script runs. */
  action: string;
  /** By what it is found again when it was left half written; without it, by the page. */
  about?: string;
  /** What it is about, as far as that is known. */
  subject?: string;
  /** Whether all of a long one is to be seen. */
  whole?: boolean;
  /** Number of the listing it is about. */
  listing?: string;
  returned?: Returned;
  /** Whether one has just been sent. */
  sent?: boolean;
}

type Progress =
  | { state: 'idle' | 'sending' | 'sent'; deed: number }
  | { state: 'refused'; deed: number; text: string; faults: Faults };

/** A message on its way, and what becomes of it. */
interface Sending {
  message: Message;
  reply: Promise<Reply>;
}

/** What is on its way, by what it is about: who leaves its page and comes back before the answer finds it so. */
const underWay = new Map<string, Sending>();

/** Milliseconds from the form's standing there in which nobody types a message: what comes earlier waits for them. */
const SOONEST = 2000;

/** A message to the agency: what is wrong stands at its field, what was typed stays until it is sent. */
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
  /** Whether the visitor does something else than wait for the answer. */
  const elsewhere = useRef(false);
  const [progress, setProgress] = useState<Progress>(() => startingWith(returned, sent, underWay.has(about)));
  const { state, deed } = progress;
  const faults = progress.state === 'refused' ? progress.faults : {};
  const typed = returned?.typed;

  useLayoutEffect(() => {
    const draft = draftOf(about);
    if (!returned) restore(form.current!, draft.read());
    if (isBegun(form.current!)) draft.write(messageIn(new FormData(form.current!)));
  }, [about, returned]);
  useEffect(() => {
    shownAt.current = performance.now();
    form.current!.noValidate = true; // from here on the sentences are ours
  }, []);
  // Once for each deed, and not where somebody types meanwhile.
  useEffect(() => {
    if (!elsewhere.current) show(form.current!, deed === 0);
  }, [deed]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const data = new FormData(event.currentTarget);
    const message = messageIn(data);
    if (state === 'sent' && isEmpty(message)) return; // pressed once more than was needed
    const found = faultsIn(message);
    elsewhere.current = false;
    if (Object.keys(found).length > 0) {
      setProgress({ state: 'refused', deed: deed + 1, text: summaryOf(found), faults: found });
      return;
    }
    setProgress({ state: 'sending', deed });
    const sending = { message, reply: send(message, data) };
    underWay.set(about, sending);
    await follow(sending);
    underWay.delete(about);
  }

  async function send(message: Message, data: FormData): Promise<Reply> {
    await until(shownAt.current + SOONEST);
    if (data.get(TRAP)) return { sent: false, text: NOT_SENT, faults: {} };
    return sendMessage(execute, message, {
      press: draftOf(about).pressOf(message),
      listing: listingIn(data),
    });
  }

  async function follow({ message, reply: coming }: Sending) {
    busy.current = true;
    const reply = await coming;
    busy.current = false;
    if (!reply.sent) {
      const { faults, text } = reply;
      setProgress((before) => ({
        state: 'refused',
        deed: before.deed + 1,
        text: summaryOf(faults) || text,
        faults,
      }));
      return;
    }
    clear(form.current, message);
    draftOf(about).forget(message);
    setProgress((before) => ({ state: 'sent', deed: before.deed + 1 }));
  }

  const comeBack = useEffectEvent(() => {
    const sending = underWay.get(about);
    elsewhere.current = sending !== undefined;
    if (sending) void follow(sending);
  });
  useEffect(() => comeBack(), []);

  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const message = messageIn(new FormData(currentTarget));
    draftOf(about).write(message);
    elsewhere.current = true;
    const { name } = target as HTMLInputElement;
    setProgress((before) => afterTyping(before, name as keyof Message, faultsIn(message)));
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
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={typed?.name}
        error={faults.name}
        required
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed?.email}
        error={faults.email}
        required
      />
      <Field
        label="Phone (optional)"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={typed?.phone}
        error={faults.phone}
      />
      <Field
        label="Subject"
        name="subject"
        defaultValue={typed?.subject ?? subject}
        whole={whole}
        error={faults.subject}
        required
      />
      <LongField
        label="Message"
        name="message"
        defaultValue={typed?.message}
        error={faults.message}
        required
      />
      {listing !== undefined && <input type="hidden" name="listing" value={listing} />}
      <div className="message-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="message-end">
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Send message'}
        </Button>
        <p className="message-good" role="status">
          {state === 'sent' && SENT}
        </p>
        <p className="message-bad" role="alert">
          {progress.state === 'refused' && progress.text}
        </p>
      </div>
    </form>
  );
}

function startingWith(returned: Returned | undefined, sent: boolean, isUnderWay: boolean): Progress {
  if (isUnderWay) return { state: 'sending', deed: 0 };
  if (!returned) return { state: sent ? 'sent' : 'idle', deed: 0 };
  const { faults, text } = returned;
  return { state: 'refused', deed: 0, text: summaryOf(faults) || text, faults };
}

/** What is said besides the sentences at the fields; nothing when there are none. */
const summaryOf = (faults: Faults): string =>
  Object.keys(faults).length > 0 ? 'Not sent. What needs a change is said at its field.' : '';

/** A sentence that is true no longer goes, and so does what was said of the message before. */
function afterTyping(before: Progress, name: keyof Message, now: Faults): Progress {
  if (before.state === 'sent') return { state: 'idle', deed: before.deed };
  if (before.state !== 'refused' || !before.faults[name] || before.faults[name] === now[name]) return before;
  const faults = { ...before.faults, [name]: undefined };
  if (!Object.values(faults).some(Boolean)) return { state: 'idle', deed: before.deed };
  return { ...before, faults };
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

/** Brings what became of a message in sight, and the keyboard to the first fault or to where it was lost. */
export function show(form: HTMLFormElement, atFirst: boolean): void {
  const lost = document.activeElement === document.body;
  const fault = form.querySelector<HTMLElement>('[aria-invalid]');
  const told = form.querySelector<HTMLElement>('.message-end p:not(:empty)');
  if (!fault && !told) return;
  if (fault ? lost || !atFirst : lost)
    (fault ?? form.querySelector('button'))?.focus({ preventScroll: true });
  if (lost || !atFirst) (fault?.closest('.field') ?? told)?.scrollIntoView({ block: 'nearest' });
}

const fieldOf = (form: HTMLFormElement, name: keyof Message) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** Whether a field holds something else than it began with. */
export const isBegun = (form: HTMLFormElement): boolean =>
  fieldNames.some((name) => fieldOf(form, name).value !== fieldOf(form, name).defaultValue);

/** Whether nothing is written but the subject, which its page may give. */
export const isEmpty = ({ name, email, phone, message }: Message): boolean =>
  name + email + phone + message === '';

/** Puts what had been written into the fields in which nobody has typed since. */
export function restore(form: HTMLFormElement, written: Partial<Message>): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field.value === field.defaultValue) field.value = written[name] ?? field.value;
  }
}

/** Empties the fields that hold what was sent; what was typed meanwhile is for the next message. */
export function clear(form: HTMLFormElement | null, sent: Message): void {
  for (const name of form ? fieldNames : []) {
    const field = fieldOf(form!, name);
    if (field.value === sent[name]) field.value = '';
  }
}

/** What a visitor has written and not sent, kept in this tab alone until it is. */
export interface Draft {
  read(): Partial<Message>;
  /** Keeps what has been written. */
  write(message: Message): void;
  /** The key of the press by which it is sent: the same as long as the words are, whatever became of the answer. */
  pressOf(message: Message): string;
  /** Forgets what has been sent, unless something else has been written since. */
  forget(sent: Message): void;
}

/** Words that were sent, and the press by which. */
interface Sent {
  press: string;
  words: string;
}

/** The draft of the enquiry of that name. */
export function draftOf(name: string): Draft {
  const key = `enquiry ${name}`;
  const sending = `press of ${key}`;
  const read = () => (kept(key) ?? {}) as Partial<Message>;
  return {
    read,
    write: (message) => keep(key, message),
    pressOf(message) {
      const words = JSON.stringify(message);
      const before = kept(sending) as Sent | null;
      if (before?.words === words) return before.press;
      const press = createIdempotencyKey();
      keep(sending, { press, words } satisfies Sent);
      return press;
    },
    forget(sent) {
      forget(sending);
      const written = read();
      if (fieldNames.some((field) => (written[field] ?? sent[field]) !== sent[field])) return;
      forget(key);
    },
  };
}

function kept(key: string): unknown {
  const text = remembered(key);
  return text ? JSON.parse(text) : null;
}

const keep = (key: string, value: object): void => remember(key, JSON.stringify(value));
