import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { focusOpener } from '../../ui/focus.ts';
import { add as plus } from '../../ui/icons.ts';
import type { EditedForm } from './use-form-store.ts';
import { isDirty } from './form-state.ts';
import { LEAVE_QUESTION } from './unsaved-changes.ts';
import { useFormSelector } from './form-store.ts';
import * as messages from './messages.ts';
import type { StoredRow } from '../records.ts';
import { FormBody, type FormProps } from './form-body.tsx';
import './editor-form.css';

/** The form for new and stored records beside the list; on small screens it opens on demand. */
export function EditorForm<Row extends StoredRow>(props: FormProps<Row>) {
  const { editing, records } = props.editor;
  const [wanted, setWanted] = useRequestedRecord(props.editor);
  const open = wanted || editing !== null;
  return (
    <section className="editor-form" aria-labelledby="editor-form" data-open={open}>
      {!editing && (
        <Button
          className="editor-form-opener"
          variant="default"
          leftSection={<Icon lines={plus} />}
          aria-expanded={open}
          onClick={() => setWanted(!open)}
        >
          {messages.newRecord(records.one)}
        </Button>
      )}
      <FormBody {...props} headed />
    </section>
  );
}

/** The same form in a dialog that a button opens. */
export function EditorDialog<Row extends StoredRow>(props: FormProps<Row>) {
  const { form, editing, pressed, cancel } = props.editor;
  const dirty = useFormSelector(form, isDirty);
  const [wanted, setWanted] = useRequestedRecord(props.editor);
  const ask = useConfirm();
  const opened = wanted || editing !== null;
  const opener = useRef<HTMLButtonElement>(null);
  const from = useRef<Element>(null);
  useEffect(() => {
    if (opened) from.current = (editing !== null && pressed?.from) || opener.current;
  }, [opened, editing, pressed]);
  const leave = () => {
    cancel();
    setWanted(false);
  };
  const close = async () => {
    if (!dirty || (await ask(LEAVE_QUESTION))) leave();
  };
  const closed = () => {
    const isOnScreen = document.getElementById('screen')?.contains(document.activeElement);
    if (!isOnScreen) focusOpener(from.current);
  };
  return (
    <div className="editor-dialog">
      <Button ref={opener} leftSection={<Icon lines={plus} />} onClick={() => setWanted(true)}>
        {props.add}
      </Button>
      <Modal
        opened={opened}
        onClose={() => void close()}
        onExitTransitionEnd={closed}
        returnFocus={false} // in a modal stack Mantine would return the focus to a field of the form
        closeOnClickOutside={!dirty}
        stackId="form" // so that the Escape that opens the question does not answer it
        title={editing ? props.update : props.add}
      >
        <FormBody {...props} editor={{ ...props.editor, cancel: leave }} />
      </Modal>
    </div>
  );
}

/** Whether the form for a new record is open: closed after a save, open again when it has content. */
function useRequestedRecord<Row extends StoredRow>(editor: EditedForm<Row>) {
  const { form, savedAt, editing } = editor;
  const isFilled = useFormSelector(form, (now) => isDirty(now) || now.phase === 'saving');
  const filled = editing === null && isFilled;
  const [wanted, setWanted] = useState(filled);
  const [before, setBefore] = useState({ filled, savedAt });
  if (filled !== before.filled || savedAt !== before.savedAt) {
    setBefore({ filled, savedAt });
    if (filled || savedAt !== before.savedAt) setWanted(filled);
  }
  return [wanted, setWanted] as const;
}
