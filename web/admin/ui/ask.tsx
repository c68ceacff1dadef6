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
  /** What was answered, while its dialog goes. */
  said?: boolean;
}

/** Where questions to whoever works here appear, over any dialog that is in their stack: one at a time. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);
  const asked = useRef<Open | null>(null);

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        const before = asked.current;
        before?.resolve(before.said ?? false); // what was answered is done, though its dialog is not gone yet
        asked.current = { ...question, resolve, from: before ? before.from : document.activeElement };
        setOpen(asked.current);
        setShown(true);
      }),
    [],
  );
  const answer = (yes: boolean) => {
    if (asked.current) asked.current.said = yes;
    setShown(false);
  };
  // The focus is back before anything is done that might take away what has it.
  const closed = () => {
    if (!asked.current) return;
    const { from, resolve, said = false } = asked.current;
    if (from instanceof HTMLElement && !isTypedInto(document.activeElement))
      from.focus({ preventScroll: true });
    asked.current = null;
    setOpen(null);
    resolve(said);
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
