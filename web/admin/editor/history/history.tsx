import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { clock } from '../../ui/icons.ts';
import { isTextInput } from '../../ui/typed-into.ts';
import type { EditedForm } from '../form/use-form-store.ts';
import { useFormSelector } from '../form/form-store.ts';
import type { StoredRow } from '../records.ts';
import * as messages from './messages.tsx';
import { Versions } from './versions.tsx';
import './history.css';

interface Props<Row extends StoredRow> {
  editor: EditedForm<Row>;
}

/** The button that opens the history of the record next to its form. */
export function History<Row extends StoredRow>({ editor }: Props<Row>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const row = useFormSelector(editor.form, ({ opened }) => opened) as Row;
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
        {messages.history}
      </Button>
      <Modal
        className="history"
        stackId="history" // above a form in a dialog, below confirmations
        opened={open}
        onClose={close}
        onExitTransitionEnd={() => {
          if (!isTextInput(document.activeElement)) button.current?.focus({ preventScroll: true });
        }}
        returnFocus={false} // Mantine would return the focus to a confirmation in between
        title={messages.historyOf(editor.records.title(row))}
        transitionProps={{ transition: 'slide-left' }}
      >
        <Versions editor={editor} done={close} />
      </Modal>
    </>
  );
}
