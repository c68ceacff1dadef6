import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useApi } from '../../data/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, LongField } from '../../ui/field.tsx';
import { faultsIn, listingIn, messageIn, TRAP, type Faults, type Message } from './message.ts';
import { NOT_SENT, sendMessage, SENT } from './send-message.ts';
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

type Progress = { state: 'idle' | 'sending' | 'sent' } | { state: 'refused'; text: string; faults: Faults };

/** Milliseconds from the form's standing there in which nobody types a message: what comes earlier waits for them. */
const SOONEST = 2000;

/** A message to the agency: what is wrong stands at its field, what was typed stays until it is sent. */
export function MessageForm({ action, subject = '', whole, listing, returned, sent = false }: Props) {
  const { execute } = useApi();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [progress, setProgress] = useState<Progress>(() => startingWith(returned, sent));
  const { state } = progress;
  const faults = progress.state === 'refused' ? progress.faults : {};
  const typed = returned?.typed;

  useEffect(() => {
    shownAt.current = performance.now();
    form.current!.noValidate = true; // from here on the sentences are ours
  }, []);
  useEffect(() => {
    if (state === 'refused') focusOn(form.current!, '[aria-invalid]');
    if (state === 'refused' || state === 'sent') focusOn(form.current!, 'button', document.body);
  }, [progress, state]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const data = new FormData(event.currentTarget);
    const message = messageIn(data);
    const found = faultsIn(message);
    if (Object.keys(found).length > 0) {
      setProgress({ state: 'refused', text: '', faults: found });
      return;
    }
    busy.current = true;
    setProgress({ state: 'sending' });
    await until(shownAt.current + SOONEST);
    const reply = data.get(TRAP)
      ? { sent: false as const, text: NOT_SENT, faults: {} }
      : await sendMessage(execute, message, listingIn(data));
    busy.current = false;
    if (reply.sent) clear(form.current);
    setProgress(reply.sent ? { state: 'sent' } : { state: 'refused', ...reply });
  }

  return (
    <form
      ref={form}
      className="message-form"
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
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
          {progress.state === 'refused' && Object.keys(faults).length === 0 && progress.text}
        </p>
      </div>
    </form>
  );
}

function startingWith(returned: Returned | undefined, sent: boolean): Progress {
  if (returned) return { state: 'refused', text: returned.text, faults: returned.faults };
  return { state: sent ? 'sent' : 'idle' };
}

/** Brings the keyboard to the first such control, when it is nowhere else or wherever it is. */
function focusOn(form: HTMLFormElement, selector: string, from?: Element): void {
  if (from && document.activeElement !== from) return;
  form.querySelector<HTMLElement>(selector)?.focus({ preventScroll: from !== undefined });
}

/** Empties every field, also of what it began with. */
function clear(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea');
  for (const field of fields ?? []) field.value = '';
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
