/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPanel, storeToken } from '../../testing/panel.tsx';
import { createVillaServer } from '../../testing/villa-server.ts';

let panel: ReturnType<typeof openPanel>;
/** The mock response to an export. */
let respond: () => Promise<Response>;
/** Names of the saved files. */
let savedFiles: string[];

const successfulExport = () => Promise.resolve(new Response('id,title'));
const clickExport = async () => panel.user.click(await screen.findByRole('button', { name: 'Export CSV' }));

beforeEach(() => {
  storeToken();
  savedFiles = [];
  respond = successfulExport;
  globalThis.fetch = () => respond();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push(this.download);
  });
  panel = openPanel('/admin/villasale', createVillaServer(3).api);
});
afterEach(() => {
  panel.close();
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a failed export shows the reason until a retry succeeds', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await clickExport();
  await screen.findByText('The list could not be exported.');
  expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
  respond = successfulExport;
  await clickExport();
  await waitFor(() => expect(screen.queryByText('The list could not be exported.')).toBeNull());
  expect(savedFiles).toHaveLength(1);
});

test('the file name of an export has the date in Dubai', async () => {
  jest.useFakeTimers({ now: new Date('2027-01-30T21:30:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
  await clickExport();
  await waitFor(() => expect(savedFiles).toEqual(['villas-for-sale-2027-01-31.csv']));
});
