/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_COLOURS } from '../../../../schema/brand-colours.ts';
import {
  createAccount,
  openPanel,
  recordOperations,
  storeToken,
  throwApiError,
} from '../../../testing/panel.tsx';

let agency: Record<string, unknown>;
let inputs: object[];
let panel: ReturnType<typeof openPanel>;

beforeEach(() => {
  storeToken();
  inputs = [];
  agency = {
    ...DEFAULT_COLOURS,
    id: '1',
    name: 'Harbour Homes',
    wordmark: 'Harbour',
    phones: '+971 4 555 0100',
    updatedAt: '2026-11-01T08:00:00.000Z',
  };
});
afterEach(() => panel.close());

const open = (api: object = {}) =>
  (panel = openPanel('/admin/agency', {
    agency: () => agency,
    updateAgency: ({ input }: { input: object }) => {
      inputs.push(input);
      return Object.assign(agency, input, { updatedAt: '2026-11-02T08:00:00.000Z' });
    },
    ...api,
  }));
const field = (label: string) => screen.findByLabelText(label, { exact: false });
const retype = async (label: string, text: string) => {
  const input = await field(label);
  await panel.user.clear(input);
  await panel.user.type(input, text);
};
const save = async () => panel.user.click(await screen.findByRole('button', { name: 'Update Agency' }));

test('saves only what was changed, and shows it in the preview and in the header', async () => {
  open();
  await waitFor(async () => expect(await field('Wordmark')).toHaveProperty('value', 'Harbour'));
  await retype('Wordmark', 'Quay');
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(within(preview).getAllByText('Quay')).toHaveLength(2);
  await save();
  await waitFor(() => expect(inputs).toEqual([{ wordmark: 'Quay' }]));
  await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/^.*Quay Admin/));
  await waitFor(async () => expect(await field('Wordmark')).toHaveProperty('value', 'Quay'));
});

test('names the contrast of a colour while it is typed, and does not send an unreadable one', async () => {
  open();
  await waitFor(async () => expect(await field('Brand colour')).toHaveProperty('value', '#0f3a3c'));
  await retype('Brand colour', '#c9a264');
  expect((await screen.findByText(/Light text on the brand colour/)).textContent).toMatch(
    /contrast of 1\.\d to 1; text needs 4\.5 to 1\. Choose a darker colour\./,
  );
  await save();
  expect(inputs).toEqual([]);
  await retype('Brand colour', '#4a1d5c');
  await save();
  await waitFor(() => expect(inputs).toEqual([{ brandColour: '#4a1d5c' }]));
});

test('shows errors of the server at their fields', async () => {
  const message = 'Each line of Telephones must be a telephone number, such as +971 50 123 4567.';
  open({ updateAgency: () => throwApiError('BAD_USER_INPUT', message, { phones: message }) });
  await waitFor(async () => expect(await field('Telephones')).toHaveProperty('value', '+971 4 555 0100'));
  await retype('Telephones', 'none');
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('an agent does not see the screen', async () => {
  open({ me: createAccount(recordOperations('saleVillas', 'OWN', 'update')) });
  expect(await screen.findByText(/Your role does not/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Agency' })).toBeNull();
});

test('the link preview shows its current picture, and loads it again after a change', async () => {
  const linkPreview = { id: '1', description: null, updatedAt: '2026-11-01T08:00:00.000Z' };
  panel = openPanel('/admin/link-preview', {
    linkPreview: () => linkPreview,
    updateLinkPreview: ({ input }: { input: object }) =>
      Object.assign(linkPreview, input, { updatedAt: '2026-11-02T08:00:00.000Z' }),
  });
  const picture = await screen.findByRole('img', { name: 'The picture that networks show now' });
  expect(picture.getAttribute('src')).toBe('/share.png?at=2026-11-01T08%3A00%3A00.000Z');
  await waitFor(async () => expect(await field('Description')).toHaveProperty('disabled', false));
  await panel.user.type(await field('Description'), 'The quay at dusk');
  await panel.user.click(await screen.findByRole('button', { name: 'Update link preview' }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'The picture that networks show now' }).getAttribute('src')).toBe(
      '/share.png?at=2026-11-02T08%3A00%3A00.000Z',
    ),
  );
});
