import { Button, Loader, Title } from '@mantine/core';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Conflict } from './conflict.tsx';
import { FormContext } from './form.ts';
import type { StoredRow } from './records.ts';
import type { Editor } from './use-editor.ts';
import './editor-form.css';

export interface FormProps<Row extends StoredRow, Words extends object> {
  editor: Editor<Row, Words>;
  /** What the button says for a new record. */
  add: string;
  /** What it says for a stored one. */
  update: string;
  children: ReactNode;
}

/** A form and its buttons; it keeps what was typed until it is saved. `headed` says its name over it. */
export function FormBody<Row extends StoredRow, Words extends object>({
  editor,
  add,
  update,
  headed = false,
  children,
}: FormProps<Row, Words> & { headed?: boolean }) {
  const { form, saving, editing, restored, dirty, kept, cancel } = editor;
  const element = useRef<HTMLFormElement>(null);
  const loading = editing !== null && form.opened === null;
  const button = editing ? update : add;

  useFocusOnOpening(element, loading ? null : editing);
  useFocusOnFault(element, form.faults);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void saving.save();
  };
  const keys = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && ['s', 'Enter'].includes(event.key)) submit(event);
  };

  return (
    <form
      ref={element}
      className="form-body"
      onSubmit={submit}
      onKeyDown={keys}
      noValidate
      aria-busy={form.busy || loading}
    >
      {headed && (
        <Title order={2} id="editor-form">
          {button}
        </Title>
      )}
      {restored !== null && dirty && <Restored at={restored} discard={cancel} />}
      <FormContext value={form}>{children}</FormContext>
      {dirty && !kept && (
        <p className="editor-form-unkept" role="status">
          This browser has no room to keep what you type: save it before you reload or leave.
        </p>
      )}
      {saving.notice && (
        <p className="editor-form-notice" role="alert">
          {saving.notice}
        </p>
      )}
      <div className="editor-form-buttons">
        <Button
          type="submit"
          aria-disabled={form.busy}
          disabled={loading}
          leftSection={form.busy && <Loader size="xs" color="currentColor" />}
          aria-keyshortcuts="Control+S"
        >
          {button}
        </Button>
        {(editing !== null || dirty) && (
          <Button variant="default" onClick={cancel} disabled={form.busy}>
            Cancel
          </Button>
        )}
      </div>
      <Conflict editor={editor} />
    </form>
  );
}

function Restored({ at, discard }: { at: number; discard: () => void }) {
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p className="editor-form-restored" role="status">
      What you typed on {when} was not saved; here it is again.{' '}
      <Button size="compact-sm" variant="default" onClick={discard}>
        Discard
      </Button>
    </p>
  );
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Leads to the first field of a record that was opened. */
function useFocusOnOpening(form: FormRef, opened: string | null): void {
  useEffect(() => {
    if (!opened) return;
    const beginning = form.current?.querySelector('h2') ?? form.current;
    beginning?.scrollIntoView({ block: 'nearest' }); // a form longer than the window must not push the title out of it
    form.current?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true });
  }, [form, opened]);
}

/** Leads to the first field in which something is wrong. */
function useFocusOnFault(form: FormRef, faults: Readonly<Record<string, string>>): void {
  const before = useRef(0);
  useEffect(() => {
    const mended = Object.keys(faults).length < before.current;
    before.current = Object.keys(faults).length;
    if (mended) return;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields.find(({ dataset }) => faults[dataset.field ?? ''])?.focus();
  }, [form, faults]);
}
