/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field, LongField } from './field.tsx';

const wordsFor = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['one line', Field],
  ['many lines', LongField],
])('a field of %s is known by its label', (_lines, Kind) => {
  render(<Kind label="Subject" name="subject" defaultValue="A villa" required />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect([field.name, field.value, field.required]).toEqual(['subject', 'A villa', true]);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(wordsFor(field)).toEqual([]);
});

test.each([
  ['one line', Field],
  ['many lines', LongField],
])('what helps and what is wrong is said with a field of %s', (_lines, Kind) => {
  render(<Kind label="Email" name="email" hint="We answer there." error="Email is required." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(wordsFor(field)).toEqual(['Email is required.', 'We answer there.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
