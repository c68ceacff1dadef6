/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Root } from 'react-dom/client';
import type { ExecutionResult } from 'graphql';
import type { Execute } from '../../../schema/page.ts';
import type { Api } from '../../data/api.ts';

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;

const { act } = await import('react');
const { createRoot } = await import('react-dom/client');
const { createMemoryRouter, RouterProvider } = await import('react-router-dom');
const { contextWith } = await import('../../routes.tsx');
const { createMessageAction } = await import('./message-action.ts');
const { HONEYPOT } = await import('./message.ts');
const { MessageForm } = await import('./message-form.tsx');

const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Hello.' };

let root: Root;
let inputs: unknown[];
let idempotencyKeys: (string | undefined)[];
let respond: (result: ExecutionResult | Error) => void;

/** Renders the form with an API whose response the test controls. */
beforeEach(async () => {
  jest.useFakeTimers();
  inputs = [];
  idempotencyKeys = [];
  const execute: Execute = ({ variables, idempotencyKey }) => {
    inputs.push(variables.input);
    idempotencyKeys.push(idempotencyKey);
    return new Promise((resolve, reject) => {
      respond = (result) => (result instanceof Error ? reject(result) : resolve(result));
    });
  };
  const api: Api = {
    execute,
    query: () => Promise.reject(new Error('The form has no queries.')),
    isServer: false,
    isNavigation: true,
    report: () => undefined,
  };
  const route = {
    path: '/contact-us',
    action: createMessageAction(() => ''),
    element: <MessageForm action="/contact-us" subject="A valuation" listing="7" />,
  };
  const router = createMemoryRouter([route], {
    initialEntries: ['/contact-us'],
    getContext: () => contextWith(api),
  });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(async () => root.render(<RouterProvider router={router} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const button = () => document.querySelector('button')!;
const textOfRole = (role: string) => document.querySelector(`[role=${role}]`)!.textContent;

function fillIn(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) field(name).value = value;
}

const submit = (times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time++) document.querySelector('form')!.requestSubmit();
    await jest.advanceTimersByTimeAsync(3000);
  });

test('shows an error at each missing field without a request', async () => {
  fillIn({ email: 'ann' });
  await submit();
  const errors = [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
  expect(errors).toEqual([
    'Name is required.',
    'Email must be an email address, such as name@example.com.',
    'Message is required.',
  ]);
  expect(document.activeElement).toBe(field('name'));
  expect(inputs).toEqual([]);
});

test('sends a message once when the button is clicked repeatedly, and clears the form', async () => {
  fillIn(MESSAGE);
  await submit(2);
  expect(button().textContent).toBe('Sending...');
  expect(button().disabled).toBe(true);
  await act(async () => respond({ data: { isDone: true } }));
  expect(inputs).toEqual([{ ...MESSAGE, listing: '7' }]);
  expect(textOfRole('status')).toBe('Message sent successfully!');
  expect(button().disabled).toBe(false);
  for (const name of Object.keys(MESSAGE)) expect(field(name).value).toBe('');
});

test('sends a telephone number and rejects an invalid one', async () => {
  fillIn({ ...MESSAGE, phone: 'ring me' });
  await submit();
  expect(field('phone').getAttribute('aria-invalid')).toBe('true');
  expect(inputs).toEqual([]);
  fillIn({ phone: '+971 50 123 4567' });
  await submit();
  expect(inputs).toEqual([{ ...MESSAGE, phone: '+971 50 123 4567', listing: '7' }]);
  await act(async () => respond({ data: { isDone: true } }));
  expect(field('phone').value).toBe('');
});

test.each([
  [
    'the API returns an error',
    { errors: [{ message: 'Too many attempts.' }], data: null },
    'Too many attempts.',
  ],
  ['the API returns false', { data: { isDone: false } }, 'Failed to send message'],
  ['there is no response', new Error('no network'), 'Something went wrong. Please try again later.'],
])('keeps the fields when the request fails and %s', async (_case, result, text) => {
  fillIn(MESSAGE);
  await submit();
  await act(async () => respond(result as ExecutionResult | Error));
  expect(textOfRole('alert')).toBe(text);
  expect(textOfRole('status')).toBe('');
  for (const [name, value] of Object.entries(MESSAGE)) expect(field(name).value).toBe(value);
});

test('retries with the same idempotency key after a lost response, until the message changes or is sent', async () => {
  const loseResponse = () => act(async () => respond(new Error('no network')));
  const fillInAndSubmit = async (values: Record<string, string>) => {
    fillIn(values);
    await submit();
  };
  await fillInAndSubmit(MESSAGE);
  await loseResponse();
  await fillInAndSubmit(MESSAGE);
  await loseResponse();
  await fillInAndSubmit({ ...MESSAGE, message: 'Hello, again.' });
  await act(async () => respond({ data: { isDone: true } }));
  await fillInAndSubmit({ ...MESSAGE, message: 'Hello, again.' });
  const [first, second, third, fourth] = idempotencyKeys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
  await loseResponse();
});

test('shows an error of the API at its field', async () => {
  fillIn(MESSAGE);
  await submit();
  const fields = { subject: 'Subject holds a character that cannot be stored.' };
  await act(async () =>
    respond({ errors: [{ message: fields.subject, extensions: { fields } }], data: null } as never),
  );
  expect(field('subject').getAttribute('aria-invalid')).toBe('true');
  const errorId = field('subject').getAttribute('aria-describedby')!;
  expect(document.getElementById(errorId)!.textContent).toBe(fields.subject);
});

test('shows an error of the API about a field that the form does not have', async () => {
  fillIn(MESSAGE);
  await submit();
  const message = 'This listing no longer exists.';
  await act(async () =>
    respond({ errors: [{ message, extensions: { fields: { listingId: message } } }], data: null } as never),
  );
  expect(textOfRole('alert')).toContain(message);
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  expect(field('message').value).toBe(MESSAGE.message);
});

test('explains a honeypot that autofill filled in, keeps the fields, and sends the second submission', async () => {
  fillIn({ ...MESSAGE, [HONEYPOT]: 'https://ann.example' });
  await submit();
  expect(inputs).toEqual([]);
  expect(textOfRole('alert')).toMatch(/^Not sent yet: .* Press “Send message” again\.$/);
  expect(textOfRole('status')).toBe('');
  expect(document.querySelector(`[name=${HONEYPOT}]`)).toBeNull();
  for (const [name, value] of Object.entries(MESSAGE)) expect(field(name).value).toBe(value);
  await submit();
  expect(inputs).toEqual([{ ...MESSAGE, listing: '7' }]);
  await act(async () => respond({ data: { isDone: true } }));
  expect(textOfRole('status')).toBe('Message sent successfully!');
});
