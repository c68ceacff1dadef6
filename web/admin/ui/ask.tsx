import { Button, Group, Modal } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { isTypedInto } from './typed-into.ts';

interface Question {
  /** What is asked. */
  words: string;
  /** What follows from it. */
  detail?: ReactNode;
  /** What the button says that does it. */
  yes: string;
  no?: string;
}

interface Choice extends Question {
  no: string;
  /** What a third button says. */
  other: string;
}

type Answer = 'yes' | 'no' | 'other';

type Choose = (question: Question & Partial<Choice>) => Promise<Answer>;

const Asking = createContext<Choose>(() => Promise.resolve('no'));

/** Asks in a dialog; true when the answer was yes, and no when it was closed. */
export function useAsk(): (question: Question) => Promise<boolean> {
  const choose = use(Asking);
  return useCallback(async (question) => (await choose(question)) === 'yes', [choose]);
}

/** Asks in a dialog with three answers; `no` when it was closed. */
export const useChoose = (): ((question: Choice) => Promise<Answer>) => use(Asking);

interface Open extends Question {
  other?: string;
  resolve: (answer: Answer) => void;
  /** What had the focus when it was asked. */
  from: Element | null;
  /** What was answered, while its dialog goes. */
  said?: Answer;
}

/** Where questions to whoever works here appear, over any dialog that is in their stack: one at a time. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);
  const asked = useRef<Open | null>(null);

  const ask = useCallback<Choose>(
    (question) =>
      new Promise((resolve) => {
        const before = asked.current;
        before?.resolve(before.said ?? 'no'); // what was answered is done, though its dialog is not gone yet
        asked.current = { ...question, resolve, from: before ? before.from : document.activeElement };
        setOpen(asked.current);
        setShown(true);
      }),
    [],
  );
  const answer = (said: Answer) => {
    if (asked.current) asked.current.said = said;
    setShown(false);
  };
  // The focus is back before anything is done that might take away what has it.
  const closed = () => {
    if (!asked.current) return;
    const { from, resolve, said = 'no' } = asked.current;
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
          onClose={() => answer('no')}
          onExitTransitionEnd={closed}
          returnFocus={false}
          title={open?.words}
          size="md"
          withCloseButton={false}
        >
          {open?.detail && <div className="ask-detail">{open.detail}</div>}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => answer('no')}>
              {open?.no ?? 'Cancel'}
            </Button>
            {open?.other && (
              <Button variant="default" onClick={() => answer('other')}>
                {open.other}
              </Button>
            )}
            <Button color="red" onClick={() => answer('yes')}>
              {open?.yes}
            </Button>
          </Group>
        </Modal>
      </Modal.Stack>
    </Asking>
  );
}
