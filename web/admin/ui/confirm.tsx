import { Button, Group, Modal } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import * as messages from './messages.ts';
import { isTextInput } from './focus.ts';

interface Question {
  /** The question, which is the title of the dialog. */
  title: string;
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

const ChooseContext = createContext<Choose>(() => Promise.resolve('no'));

/** Returns a function that opens a confirmation dialog and resolves to false if the dialog is cancelled. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const choose = use(ChooseContext);
  return useCallback(async (question) => (await choose(question)) === 'yes', [choose]);
}

/** Returns a function that opens a dialog with three answers and resolves to `no` if the dialog is cancelled. */
export const useChoose = (): ((question: Choice) => Promise<Answer>) => use(ChooseContext);

interface Open extends Question {
  other?: string;
  resolve: (answer: Answer) => void;
  /** The element that had the focus. */
  opener: Element | null;
  /** The answer, while the dialog closes. */
  answer?: Answer;
}

/** Renders confirmations one at a time, above other dialogs of the stack. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [shown, setShown] = useState(false);
  const current = useRef<Open | null>(null);

  const choose = useCallback<Choose>(
    (question) =>
      new Promise((resolve) => {
        const before = current.current;
        before?.resolve(before.answer ?? 'no'); // the answer counts although the dialog is still closing
        current.current = { ...question, resolve, opener: before ? before.opener : document.activeElement };
        setOpen(current.current);
        setShown(true);
      }),
    [],
  );
  const close = (answer: Answer) => {
    if (current.current) current.current.answer = answer;
    setShown(false);
  };
  // The focus returns before the action can remove the focused element.
  const onClosed = () => {
    if (!current.current?.answer) return; // another question was opened meanwhile
    const { opener, resolve, answer } = current.current;
    if (opener instanceof HTMLElement && !isTextInput(document.activeElement))
      opener.focus({ preventScroll: true });
    current.current = null;
    setOpen(null);
    resolve(answer);
  };

  return (
    <ChooseContext value={choose}>
      <Modal.Stack>
        {children}
        <Modal
          stackId="question"
          opened={shown}
          onClose={() => close('no')}
          onExitTransitionEnd={onClosed}
          returnFocus={false}
          title={open?.title}
          size="md"
          withCloseButton={false}
        >
          {open?.detail && <div className="confirm-detail">{open.detail}</div>}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={() => close('no')}>
              {open?.no ?? messages.cancel}
            </Button>
            {open?.other && (
              <Button variant="default" onClick={() => close('other')}>
                {open.other}
              </Button>
            )}
            <Button color="red" onClick={() => close('yes')}>
              {open?.yes}
            </Button>
          </Group>
        </Modal>
      </Modal.Stack>
    </ChooseContext>
  );
}
