/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { field, openPanel, storeToken } from '../../testing/panel.tsx';
import { createVillaServer } from '../../testing/villa-server.ts';

let panel: ReturnType<typeof openPanel>;

async function open() {
  panel = openPanel('/admin/villasale', createVillaServer(3).api);
  await screen.findByText(/ of /);
}

const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });
const shortcutCheckbox = () => screen.getByRole('checkbox', { name: 'Press / to search' });

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('the slash key focuses the search, except in a text field', async () => {
  await open();
  await panel.user.type(field('Title'), 'a/b');
  expect(field('Title').value).toBe('a/b');
  (document.activeElement as HTMLElement).blur();
  await panel.user.keyboard('/');
  expect(document.activeElement).toBe(searchBox());
});

test('the slash key focuses nothing behind a dialog', async () => {
  await open();
  await panel.user.click(screen.getByRole('button', { name: 'Delete Villa 2' }));
  await screen.findByRole('dialog');
  await panel.user.keyboard('/');
  expect(document.activeElement).not.toBe(searchBox());
});

test('the slash key can be turned off, also after a reload', async () => {
  await open();
  await panel.user.click(shortcutCheckbox());
  (document.activeElement as HTMLElement).blur();
  await panel.user.keyboard('/');
  expect(document.activeElement).not.toBe(searchBox());
  expect(searchBox().getAttribute('aria-keyshortcuts')).toBeNull();
  panel.close();
  await open();
  await panel.user.keyboard('/');
  expect(document.activeElement).not.toBe(searchBox());
  await panel.user.click(shortcutCheckbox());
  await panel.user.keyboard('/');
  expect(document.activeElement).toBe(searchBox());
});

test('the slash key can be turned off and on without storage', async () => {
  await open();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  try {
    await panel.user.click(shortcutCheckbox());
    expect(shortcutCheckbox()).toHaveProperty('checked', false);
    expect(searchBox().getAttribute('aria-keyshortcuts')).toBeNull();
    await panel.user.click(shortcutCheckbox());
    expect(shortcutCheckbox()).toHaveProperty('checked', true);
  } finally {
    setItem.mockRestore();
  }
});
