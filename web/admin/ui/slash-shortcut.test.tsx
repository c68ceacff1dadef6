/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { field, openPanel, signedIn } from '../../testing/panel.tsx';
import { villas } from '../../testing/villas.ts';

let panel: ReturnType<typeof openPanel>;

async function open() {
  panel = openPanel('/admin/villasale', villas(3).api);
  await screen.findByText(/ of /);
}

const search = () => screen.getByRole('searchbox', { name: 'Search' });
const key = () => screen.getByRole('checkbox', { name: 'Press / to search' });

beforeEach(() => signedIn());
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
  expect(document.activeElement).toBe(search());
});

test('the slash key can be turned off, also after a reload', async () => {
  await open();
  await panel.user.click(key());
  (document.activeElement as HTMLElement).blur();
  await panel.user.keyboard('/');
  expect(document.activeElement).not.toBe(search());
  expect(search().getAttribute('aria-keyshortcuts')).toBeNull();
  panel.close();
  await open();
  await panel.user.keyboard('/');
  expect(document.activeElement).not.toBe(search());
  await panel.user.click(key());
  await panel.user.keyboard('/');
  expect(document.activeElement).toBe(search());
});

test('the slash key can be turned off and on without storage', async () => {
  await open();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  try {
    await panel.user.click(key());
    expect(key()).toHaveProperty('checked', false);
    expect(search().getAttribute('aria-keyshortcuts')).toBeNull();
    await panel.user.click(key());
    expect(key()).toHaveProperty('checked', true);
  } finally {
    setItem.mockRestore();
  }
});
