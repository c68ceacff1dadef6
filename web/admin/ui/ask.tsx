import { Button, Group, Modal } from '@mantine/core';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';

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
  answer: (yes: boolean) => void;
}

/** Where questions to whoever works here appear: one at a time. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        const answer = (yes: boolean) => {
          setShown(false);
          resolve(yes);
        };
        setOpen({ ...question, answer });
        setShown(true);
      }),
    [],
  );

  return (
    <Asking value={ask}>
      {children}
      <Modal
        opened={shown}
        onClose={() => open?.answer(false)}
        title={open?.words}
        size="md"
        withCloseButton={false}
      >
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => open?.answer(false)}>
            {open?.no ?? 'Cancel'}
          </Button>
          <Button color="red" onClick={() => open?.answer(true)}>
            {open?.yes}
          </Button>
        </Group>
      </Modal>
    </Asking>
  );
}
