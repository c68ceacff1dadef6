import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { clock } from '../../ui/icons.ts';
import { isTypedInto } from '../../ui/typed-into.ts';
import type { EditedForm } from '../desk/edited-form.ts';
import { usePartOf } from '../desk/use-form-state.ts';
import type { StoredRow } from '../records.ts';
import { Versions } from './versions.tsx';
import './history.css';

interface Props<Row extends StoredRow> {
  editor: EditedForm<Row>;
}

/** The way to what was done with the record that is open, which stands beside its form. */
export function History<Row extends StoredRow>({ editor }: Props<Row>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const row = usePartOf(editor.form, ({ opened }) => opened) as Row;
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon lines={clock} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        History
      </Button>
      <Modal
        className="history"
        stackId="history" // over a form in a dialog, under questions
        opened={open}
        onClose={close}
        onExitTransitionEnd={() => {
          if (!isTypedInto(document.activeElement)) button.current?.focus({ preventScroll: true });
        }}
        returnFocus={false} // a question in between is not where one came from
        title={
          <>
            History of <bdi>“{editor.records.title(row)}”</bdi>
          </>
        }
        transitionProps={{ transition: 'slide-left' }}
      >
        <Versions editor={editor} done={close} />
      </Modal>
    </>
  );
}
