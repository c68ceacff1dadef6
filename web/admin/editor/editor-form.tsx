import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { add as plus } from '../ui/icons.ts';
import { FormBody, type FormProps } from './form-body.tsx';
import { useMayLeave } from './unsaved.ts';
import type { StoredRow } from './records.ts';
import './editor-form.css';

/** The form that adds a record and changes one, beside the list; on small screens it opens when it is wanted. */
export function EditorForm<Row extends StoredRow, Words extends object>(props: FormProps<Row, Words>) {
  const { editing, restored, records } = props.editor;
  const [open, setOpen] = useState(restored !== null);
  useEffect(() => {
    if (editing) setOpen(true);
  }, [editing]);
  return (
    <section className="editor-form" aria-labelledby="editor-form" data-open={open}>
      {!editing && (
        <Button
          className="editor-form-opener"
          variant="default"
          leftSection={<Icon lines={plus} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          New {records.one}
        </Button>
      )}
      <FormBody {...props} headed />
    </section>
  );
}

/** The same in a dialog, which a button opens. */
export function EditorDialog<Row extends StoredRow, Words extends object>(props: FormProps<Row, Words>) {
  const { editing, restored, savedTimes, cancel, dirty } = props.editor;
  const [open, setOpen] = useState(restored !== null);
  const mayLeave = useMayLeave();
  useEffect(() => {
    if (editing) setOpen(true);
  }, [editing]);
  useEffect(() => setOpen(restored !== null), [savedTimes]); // what was saved need not stay open
  const leave = () => {
    setOpen(false);
    cancel();
  };
  const close = async () => {
    if (await mayLeave()) leave();
  };
  return (
    <div className="editor-dialog">
      <Button leftSection={<Icon lines={plus} />} onClick={() => setOpen(true)}>
        {props.add}
      </Button>
      <Modal
        opened={open}
        onClose={() => void close()}
        closeOnClickOutside={!dirty}
        title={editing ? props.update : props.add}
      >
        <FormBody {...props} editor={{ ...props.editor, cancel: leave }} />
      </Modal>
    </div>
  );
}
