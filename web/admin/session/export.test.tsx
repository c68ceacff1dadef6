/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPanel, signedIn } from '../../testing/panel.tsx';
import { villas } from '../../testing/villas.ts';

let panel: ReturnType<typeof openPanel>;
/** The response to an export. */
let answer: () => Promise<Response>;
/** Names of the saved files. */
let saved: string[];

const exported = () => Promise.resolve(new Response('id,title'));
const press = async () => panel.user.click(await screen.findByRole('button', { name: 'Export CSV' }));

beforeEach(() => {
  signedIn();
  saved = [];
  answer = exported;
  globalThis.fetch = () => answer();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  panel = openPanel('/admin/villasale', villas(3).api);
});
afterEach(() => {
  panel.close();
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a failed export shows the reason until a retry succeeds', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await press();
  await screen.findByText('The list could not be exported.');
  expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
  answer = exported;
  await press();
  await waitFor(() => expect(screen.queryByText('The list could not be exported.')).toBeNull());
  expect(saved).toHaveLength(1);
});

test('the file name of an export has the date in Dubai', async () => {
  jest.useFakeTimers({ now: new Date('2027-01-30T21:30:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
  await press();
  await waitFor(() => expect(saved).toEqual(['villas-for-sale-2027-01-31.csv']));
});
