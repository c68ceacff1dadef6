import { Button, Title } from '@mantine/core';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import type { EditedForm } from './use-form-store.ts';
import { isEditable, isDirty } from './form-state.ts';
import { useFormState } from './form-store.ts';
import * as messages from './messages.ts';
import { History } from '../history/history.tsx';
import type { StoredRow } from '../records.ts';
import { ClosedTabDrafts, RestoredDraftNotice } from './draft-notices.tsx';
import { Conflict } from './conflict.tsx';
import { FormContext } from './form-context.tsx';
import { useFirstField, useFocusOnOpening, useFocusOnRefusal } from './use-form-focus.ts';
import { useSaveKey } from './use-save-key.ts';
import './editor-form.css';

/** Time after a save in which a click on the empty form counts as the second half of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 2000;

export interface FormProps<Row extends StoredRow> {
  editor: EditedForm<Row>;
  /** Label of the button for a new record. */
  add: string;
  /** Label of the button for a stored record. */
  update: string;
  children: ReactNode;
}

type Props<Row extends StoredRow> = FormProps<Row> & { headed?: boolean };

/** The open form with its buttons, remounted for each record. `headed` shows its name above it. */
export function FormBody<Row extends StoredRow>(props: Props<Row>) {
  return <OneForm key={props.editor.form.of.form} {...props} />;
}

function OneForm<Row extends StoredRow>({ editor, add, update, headed = false, children }: Props<Row>) {
  const { form, editing, savedAt, cancel, load } = editor;
  const now = useFormState(form);
  const dirty = isDirty(now);
  const { phase, isNew, notice } = now;
  const element = useRef<HTMLFormElement>(null);
  const ready = isEditable(now);
  const busy = phase === 'saving';
  const held = !ready && phase !== 'done'; // else a disabled field loses the focus before it can be moved
  const button = isNew ? add : update;

  useFirstField(element, editing);
  useFocusOnOpening(element, editor, ready);
  const press = useFocusOnRefusal(element, now);

  const submit = () => {
    if (!ready || (isNew && !dirty && performance.now() - savedAt < DOUBLE_CLICK_MS)) return;
    press();
    void editor.save();
  };
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const keys = (event: KeyboardEvent) => {
    const isHere = event.currentTarget.contains(event.target as Node); // not in a dialog above the form
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
        <RestoredDraftNotice
          draft={now.restored}
          lostPictures={now.lostPictures}
          button={button}
          discard={cancel}
        />
      )}
      <ClosedTabDrafts form={form} one={editor.records.one} isReady={phase !== 'saving'} />
      {now.opened?.reference && <p>{messages.reference(now.opened.reference)}</p>}
      {phase !== 'unread' && (
        <fieldset className="form-fields" disabled={held}>
          <FormContext value={{ ...now, rules: form.rules, type: (rule, to) => form.type(rule, to) }}>
            {children}
          </FormContext>
        </fieldset>
      )}
      {dirty && !form.isDraftStored && (
        <p className="editor-form-unkept" role="status">
          {messages.draftNotStored}
        </p>
      )}
      {notice && (
        <p className="editor-form-notice" role="alert">
          {notice}
        </p>
      )}
      <div className="editor-form-buttons">
        {phase === 'unread' ? (
          <Button onClick={() => void load()}>{messages.tryAgain}</Button>
        ) : (
          <BusyButton
            type="submit"
            busy={busy}
            disabled={held}
            onClick={ignoreSecondClick}
            aria-keyshortcuts="Control+S"
          >
            {button}
          </BusyButton>
        )}
        {(editing !== null || dirty) && (
          <Button variant="default" onClick={cancel} disabled={busy}>
            {messages.cancel}
          </Button>
        )}
      </div>
      <Conflict editor={editor} />
    </form>
  );
}

/** Ignores the second click of a double click. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
