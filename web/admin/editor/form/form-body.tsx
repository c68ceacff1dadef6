import { Button, Title } from '@mantine/core';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import type { EditedForm } from '../desk/edited-form.ts';
import { canBeTyped, isDirty } from '../desk/form-state.ts';
import { useFormState } from '../desk/use-form-state.ts';
import { History } from '../history/history.tsx';
import type { StoredRow } from '../records.ts';
import { ClosedTabDrafts } from './closed-tab-drafts.tsx';
import { Conflict } from './conflict.tsx';
import { FormContext } from './form.ts';
import { Restored } from './restored.tsx';
import { useFirstField, useFocusOnOpening, useFocusOnRefusal } from './use-form-focus.ts';
import { useSaveKey } from './use-save-key.ts';
import './editor-form.css';

/** How soon after saving a press on an empty form is the second half of the first, in milliseconds. */
const SAME_PRESS = 2000;

export interface FormProps<Row extends StoredRow> {
  editor: EditedForm<Row>;
  /** What the button says for a new record. */
  add: string;
  /** What it says for a stored one. */
  update: string;
  children: ReactNode;
}

type Props<Row extends StoredRow> = FormProps<Row> & { headed?: boolean };

/** The form that is open, and its buttons; another record is another form. `headed` says its name over it. */
export function FormBody<Row extends StoredRow>(props: Props<Row>) {
  return <OneForm key={props.editor.form.of.form} {...props} />;
}

function OneForm<Row extends StoredRow>({ editor, add, update, headed = false, children }: Props<Row>) {
  const { form, editing, savedAt, cancel, load } = editor;
  const now = useFormState(form);
  const dirty = isDirty(now);
  const { phase, adding, notice } = now;
  const element = useRef<HTMLFormElement>(null);
  const ready = canBeTyped(now);
  const busy = phase === 'saving';
  const held = !ready && phase !== 'done'; // else its field loses the focus before that can be led on
  const button = adding ? add : update;

  useFirstField(element, editing);
  useFocusOnOpening(element, editor, ready);
  const press = useFocusOnRefusal(element, now);

  const submit = () => {
    if (!ready || (adding && !dirty && performance.now() - savedAt < SAME_PRESS)) return;
    press();
    void editor.save();
  };
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const keys = (event: KeyboardEvent) => {
    const isHere = event.currentTarget.contains(event.target as Node); // and not in a dialog over it
    if (isHere && (event.ctrlKey || event.metaKey) && event.key === 'Enter') submitted(event);
  };
  useSaveKey(element, { dirty, submit });

  return (
    <form
      ref={element}
      className="form-body"
      onSubmit={submitted}
      onKeyDown={keys}
      noValidate
      aria-busy={busy || phase === 'loading'}
    >
      {(headed || now.opened) && (
        <div className="form-head">
          {headed && (
            <Title order={2} id="editor-form">
              {button}
            </Title>
          )}
          {now.opened && <History editor={editor} />}
        </div>
      )}
      {now.restored && (dirty || now.lostPictures) && (
        <Restored draft={now.restored} lostPictures={now.lostPictures} button={button} discard={cancel} />
      )}
      <ClosedTabDrafts form={form} one={editor.records.one} isReady={phase !== 'saving'} />
      {now.opened?.reference && <p>Reference {now.opened.reference}</p>}
      {phase !== 'unread' && (
        <fieldset className="form-fields" disabled={held}>
          <FormContext value={{ ...now, rules: form.rules, type: (rule, to) => form.type(rule, to) }}>
            {children}
          </FormContext>
        </fieldset>
      )}
      {dirty && !form.isKept && (
        <p className="editor-form-unkept" role="status">
          This browser has no room to keep what you type: save it before you reload or leave.
        </p>
      )}
      {notice && (
        <p className="editor-form-notice" role="alert">
          {notice}
        </p>
      )}
      <div className="editor-form-buttons">
        {phase === 'unread' ? (
          <Button onClick={() => void load()}>Try again</Button>
        ) : (
          <BusyButton
            type="submit"
            busy={busy}
            disabled={held}
            onClick={notTwice}
            aria-keyshortcuts="Control+S"
          >
            {button}
          </BusyButton>
        )}
        {(editing !== null || dirty) && (
          <Button variant="default" onClick={cancel} disabled={busy}>
            Cancel
          </Button>
        )}
      </div>
      <Conflict editor={editor} />
    </form>
  );
}

/** The second press of a double click submits nothing. */
function notTwice(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
