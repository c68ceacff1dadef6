import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useAsk } from '../../ui/ask.tsx';
import { focusFrom } from '../../ui/give-focus-back.ts';
import { add as plus } from '../../ui/icons.ts';
import type { EditedForm } from '../desk/edited-form.ts';
import { isDirty } from '../desk/form-state.ts';
import { LEAVING } from '../desk/unsaved.ts';
import { usePartOf } from '../desk/use-form-state.ts';
import type { StoredRow } from '../records.ts';
import { FormBody, type FormProps } from './form-body.tsx';
import './editor-form.css';

/** The form that adds a record and changes one, beside the list; on small screens it opens when it is wanted. */
export function EditorForm<Row extends StoredRow>(props: FormProps<Row>) {
  const { editing, records } = props.editor;
  const [wanted, setWanted] = useWanted(props.editor);
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
          New {records.one}
        </Button>
      )}
      <FormBody {...props} headed />
    </section>
  );
}

/** The same in a dialog, which a button opens. */
export function EditorDialog<Row extends StoredRow>(props: FormProps<Row>) {
  const { form, editing, pressed, cancel } = props.editor;
  const dirty = usePartOf(form, isDirty);
  const [wanted, setWanted] = useWanted(props.editor);
  const ask = useAsk();
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
    if (!dirty || (await ask(LEAVING))) leave();
  };
  const closed = () => {
    const isOnScreen = document.getElementById('screen')?.contains(document.activeElement);
    if (!isOnScreen) focusFrom(from.current);
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
        returnFocus={false} // what is in a stack takes its own field for what it was opened from
        closeOnClickOutside={!dirty}
        stackId="form" // the press of Escape that asks is not an answer as well
        title={editing ? props.update : props.add}
      >
        <FormBody {...props} editor={{ ...props.editor, cancel: leave }} />
      </Modal>
    </div>
  );
}

/** Whether the form for a new record is wanted: not any more when something was saved, and again when something is in it. */
function useWanted<Row extends StoredRow>(editor: EditedForm<Row>) {
  const { form, savedAt, editing } = editor;
  const isFilled = usePartOf(form, (now) => isDirty(now) || now.phase === 'saving');
  const filled = editing === null && isFilled;
  const [wanted, setWanted] = useState(filled);
  const [before, setBefore] = useState({ filled, savedAt });
  if (filled !== before.filled || savedAt !== before.savedAt) {
    setBefore({ filled, savedAt });
    if (filled || savedAt !== before.savedAt) setWanted(filled);
  }
  return [wanted, setWanted] as const;
}
