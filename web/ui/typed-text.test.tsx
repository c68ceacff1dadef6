/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { afterAll, expect, test } from '@jest/globals';
import { MessageChannel } from 'node:worker_threads';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Field } from './field.tsx';
import { storeTypedText } from './typed-text.ts';

/** The channels of React, which are closed after the tests: open ports keep the process alive. */
const channels: MessageChannel[] = [];
class RecordedChannel extends MessageChannel {
  constructor() {
    super();
    channels.push(this);
  }
}
Object.assign(globalThis, { MessageChannel: RecordedChannel });
afterAll(() => channels.forEach(({ port1 }) => port1.close()));

const { renderToString } = await import('react-dom/server');

const SUBJECT = 'Three-bedroom apartment with the sea on two sides, Tidewater Court';

test('text typed into a text area before and during hydration stays, and so does the caret', async () => {
  const page = <Field label="Subject" name="subject" defaultValue={SUBJECT} wrapLongValue />;
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  const field = document.querySelector('textarea')!;
  field.focus();
  field.value = 'Two berths';
  field.setSelectionRange(4, 4);
  storeTypedText();
  field.value = SUBJECT; // React does this while it hydrates
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  expect([field.value, field.selectionStart]).toEqual(['Two berths', 4]);
  field.setRangeText('new ', 4, 4, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));

  const root = await act(async () => hydrateRoot(document.querySelector('main')!, page));
  expect(document.querySelector('textarea')).toBe(field);
  expect([field.value, field.selectionStart]).toEqual(['Two new berths', 8]);
  expect(document.activeElement).toBe(field);
  await act(async () => root.unmount());
});
