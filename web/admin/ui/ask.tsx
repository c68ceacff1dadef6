import { Button, Group, Modal } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { isTypedInto } from './typed-into.ts';

interface Question {
  /** What is asked. */
  words: string;
  /** What the button says that does it. */
  yes: string;
  no?: string;
}

type Ask = (question: Question) => Promise<boolean>;

const Asking = createContext<Ask>(() => Promise.resolve(false));

/** Asks in a dialog; true when the answer was yes, and no when it was closed. */
export const useAsk = (): Ask => use(Asking);

interface Open extends Question {
  resolve: (yes: boolean) => void;
  /** What had the focus when it was asked. */
  from: Element | null;
}

/** Where questions to whoever works here appear, over any dialog that is in their stack: one at a time. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);
  const said = useRef(false);

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setOpen({ ...question, resolve, from: document.activeElement });
        setShown(true);
      }),
    [],
  );
  const answer = (yes: boolean) => {
    said.current = yes;
    setShown(false);
  };
  // The focus is back before anything is done that might take away what has it.
  const closed = () => {
    const { activeElement } = document;
    if (open?.from instanceof HTMLElement && !isTypedInto(activeElement))
      open.from.focus({ preventScroll: true });
    setOpen(null);
    open?.resolve(said.current);
  };

  return (
    <Asking value={ask}>
      <Modal.Stack>
        {children}
        <Modal
          stackId="question"
          opened={shown}
          onClose={() => answer(false)}
          onExitTransitionEnd={closed}
          returnFocus={false}
          title={open?.words}
          size="md"
          withCloseButton={false}
        >
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => answer(false)}>
              {open?.no ?? 'Cancel'}
            </Button>
            <Button color="red" onClick={() => answer(true)}>
              {open?.yes}
            </Button>
          </Group>
        </Modal>
      </Modal.Stack>
    </Asking>
  );
}
