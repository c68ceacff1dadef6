import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useApi } from '../../data/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { draftOf } from './draft.ts';
import { clear, isBegun, isEmpty, restore, show } from './message-fields.ts';
import { faultsIn, listingIn, messageIn, TRAP, type Faults, type Message } from './message.ts';
import { NOT_SENT, sendMessage, SENT, type Reply } from './send-message.ts';
import './message-form.css';

/** What was typed and not taken, as the server gives it back to a browser without scripts. */
export interface Returned {
  typed: Message;
  /** Number of the listing it is about. */
  listing?: string;
  faults: Faults;
  text: string;
}

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
