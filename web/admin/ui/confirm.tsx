import { Button, Group, Modal } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { isTextInput } from './typed-into.ts';

interface Question {
  /** The question. */
  words: string;
  /** The consequences. */
  detail?: ReactNode;
  /** Label of the confirm button. */
  yes: string;
  no?: string;
}

interface Choice extends Question {
  no: string;
  /** Label of a third button. */
  other: string;
}

type Answer = 'yes' | 'no' | 'other';

type Choose = (question: Question & Partial<Choice>) => Promise<Answer>;

const Asking = createContext<Choose>(() => Promise.resolve('no'));

/** Returns a function that asks in a dialog; false if the dialog is closed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const choose = use(Asking);
  return useCallback(async (question) => (await choose(question)) === 'yes', [choose]);
}

/** Returns a function that asks in a dialog with three answers; `no` if the dialog is closed. */
export const useChoose = (): ((question: Choice) => Promise<Answer>) => use(Asking);

interface Open extends Question {
  other?: string;
  resolve: (answer: Answer) => void;
  /** The element that had the focus. */
  from: Element | null;
  /** The answer, while the dialog closes. */
  said?: Answer;
}

/** Renders confirmations one at a time, above other dialogs of the stack. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);
  const asked = useRef<Open | null>(null);

  const ask = useCallback<Choose>(
    (question) =>
      new Promise((resolve) => {
        const before = asked.current;
        before?.resolve(before.said ?? 'no'); // the answer counts although the dialog is still closing
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
  // The focus returns before the action can remove the focused element.
  const closed = () => {
    if (!asked.current) return;
    const { from, resolve, said = 'no' } = asked.current;
    if (from instanceof HTMLElement && !isTextInput(document.activeElement))
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
