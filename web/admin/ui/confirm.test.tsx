/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import '../../testing/in-jsdom.ts';
import { ConfirmProvider, useConfirm } from './confirm.tsx';
import { PanelTheme } from './theme.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

// Dialogs close with a transition.
Object.assign(window, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <PanelTheme>
    <ConfirmProvider>{children}</ConfirmProvider>
  </PanelTheme>
);

/** Runs the timers and frames of a dialog's transition. */
const finishTransition = () => act(() => jest.advanceTimersByTimeAsync(1000));

test('a dialog that is opened while the previous one closes stays open', async () => {
  const { result: confirm } = renderHook(useConfirm, { wrapper });
  const answers: boolean[] = [];
  const openConfirmation = (title: string) =>
    void confirm.current({ title, yes: 'Yes' }).then((answer) => {
      answers.push(answer);
    });
  act(() => openConfirmation('Delete?'));
  await finishTransition();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  // The transition ends before React renders the new dialog.
  act(() => {
    openConfirmation('Leave?');
    jest.advanceTimersByTime(1000);
  });
  await finishTransition();
  expect(answers).toEqual([true]);
  screen.getByRole('dialog', { name: 'Leave?' });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await finishTransition();
  expect(answers).toEqual([true, true]);
});
