/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createAccount, openPanel, recordOperations, storeToken } from '../../../testing/panel.tsx';

const defaults = {
  lead: 'Default introduction.',
  description: 'Default description.',
  figures: '',
  text: '## Default',
  callTitle: 'Write',
  callText: 'Now.',
  callLabel: 'Send',
};
const noTexts = {
  lead: null,
  description: null,
  figures: null,
  text: null,
  callTitle: null,
  callText: null,
  callLabel: null,
};
const careers = {
  id: '7',
  key: 'CAREERS',
  title: 'Careers',
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  defaults,
  ...noTexts,
};

let panel: ReturnType<typeof openPanel>;
let stored: typeof careers | (Omit<typeof careers, 'lead'> & { lead: string });
let updates: unknown[];
let previews: unknown[];

function open(url = '/admin/pages', api: object = {}) {
  panel = openPanel(url, {
    me: createAccount(recordOperations('sitePages', 'ANY', 'export', 'revert')),
    sitePages: () => ({ items: [stored], page: 1, total: 1, totalPages: 1 }),
    sitePage: () => stored,
    updateSitePage: (args: { input: Partial<typeof careers> }) => {
      updates.push(args.input);
      stored = { ...stored, ...args.input, updatedAt: '2026-01-02T00:00:00.000Z' };
      return stored;
    },
    pagePreview: ({ input }: { input: { lead?: string | null } }) => {
      previews.push(input);
      return {
        lead: input.lead ?? stored.lead ?? defaults.lead,
        figures: [{ value: '2%', name: 'of the price' }],
        sections: [
          { id: 'section-default', heading: 'Default', html: '<p>Rendered <a href="/">text</a>.</p>' },
        ],
        call: null,
      };
    },
    ...api,
  });
}

beforeEach(() => {
  storeToken();
  stored = careers;
  updates = [];
  previews = [];
});
afterEach(() => {
  panel.close();
  localStorage.clear();
});

const preview = () => screen.findByRole('region', { name: 'Preview' });
const save = async () => panel.user.click(await screen.findByRole('button', { name: 'Update Page' }));

test('lists the pages, which can be neither added nor selected nor deleted', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Careers/ });
  expect(within(row).getByText('Default')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/careers');
  expect(within(screen.getByRole('table')).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /New page|Delete/ })).toBeNull();
});

test('shows the default texts and the preview of an open page, and links of the preview do not leave it', async () => {
  open('/admin/pages?edit=7');
  const lead = await screen.findByLabelText<HTMLTextAreaElement>(/Introduction/);
  await waitFor(() => expect(lead.value).toBe('Default introduction.'));
  const region = await preview();
  expect(await within(region).findByText('of the price')).toBeTruthy();
  await panel.user.click(within(region).getByRole('link', { name: 'text' }));
  expect(screen.getByLabelText(/Introduction/)).toBe(lead);
});

test('sends only changed texts, and null for a default one', async () => {
  open('/admin/pages?edit=7');
  const lead = await screen.findByLabelText<HTMLTextAreaElement>(/Introduction/);
  await waitFor(() => expect(lead.value).toBe('Default introduction.'));
  await panel.user.clear(lead);
  await panel.user.type(lead, 'Join us.');
  await waitFor(() => expect(previews.at(-1)).toEqual({ lead: 'Join us.' }));
  expect(await within(await preview()).findByText('Join us.')).toBeTruthy();
  await save();
  await waitFor(() => expect(updates).toEqual([{ lead: 'Join us.' }]));
  expect(await screen.findByText('Changed')).toBeTruthy();

  await panel.user.click(screen.getByRole('button', { name: /Edit/ }));
  await panel.user.click(await screen.findByRole('button', { name: 'Put back the default texts' }));
  await save();
  await waitFor(() => expect(updates.at(-1)).toEqual({ lead: null }));
});

test('requires an introduction, and an empty call removes it', async () => {
  open('/admin/pages?edit=7');
  const lead = await screen.findByLabelText<HTMLTextAreaElement>(/Introduction/);
  await waitFor(() => expect(lead.value).toBe('Default introduction.'));
  await panel.user.clear(lead);
  await save();
  expect(await screen.findByText('Introduction is required.')).toBeTruthy();
  await panel.user.type(lead, 'Default introduction.');
  await panel.user.clear(screen.getByLabelText(/Heading of the call/));
  await save();
  await waitFor(() => expect(updates).toEqual([{ callTitle: '' }]));
});
