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
const settle = () => act(() => jest.advanceTimersByTimeAsync(1000));

test('a question opened at the moment in which the previous dialog has closed stays open', async () => {
  const { result: confirm } = renderHook(useConfirm, { wrapper });
  const answers: boolean[] = [];
  const ask = (words: string) =>
    void confirm.current({ words, yes: 'Yes' }).then((answer) => {
      answers.push(answer);
    });
  act(() => ask('Delete?'));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  // The transition ends before React renders the new question.
  act(() => {
    ask('Leave?');
    jest.advanceTimersByTime(1000);
  });
  await settle();
  expect(answers).toEqual([true]);
  screen.getByRole('dialog', { name: 'Leave?' });
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await settle();
  expect(answers).toEqual([true, true]);
});
