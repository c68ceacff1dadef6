/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Field, LongField } from './field.tsx';

/** The texts that `aria-describedby` names. */
const descriptionsOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['one line', Field],
  ['many lines', LongField],
])('a field of %s has its label as accessible name', (_lines, FieldComponent) => {
  render(<FieldComponent label="Subject" name="subject" defaultValue="A villa" required />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect([field.name, field.value, field.required]).toEqual(['subject', 'A villa', true]);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(descriptionsOf(field)).toEqual([]);
});

test('a long value is shown on several lines, and Enter submits it, but not the Enter of an input method', async () => {
  const subject = 'Three-bedroom apartment with the sea on two sides, Tidewater Court';
  const submitted: unknown[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(new FormData(event.currentTarget).get('subject'));
      }}
    >
      <Field label="Subject" name="subject" defaultValue={subject} wrapLongValue required />
    </form>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' });
  expect([field.tagName, field.value, field.required]).toEqual(['TEXTAREA', subject, true]);
  await userEvent.type(field, '!');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 }); // Safari, which ends the composition first
  expect(submitted).toEqual([]);
  await userEvent.type(field, '{Enter}');
  expect(submitted).toEqual([`${subject}!`]);
});

test.each([
  ['one line', Field],
  ['many lines', LongField],
])('error and hint describe a field of %s', (_lines, FieldComponent) => {
  render(<FieldComponent label="Email" name="email" hint="We answer there." error="Email is required." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(descriptionsOf(field)).toEqual(['Email is required.', 'We answer there.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
