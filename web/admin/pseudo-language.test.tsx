/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../testing/in-jsdom.ts';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { anyData, TEXT } from '../testing/any-data.ts';
import { createAccount, openPanel, storeToken } from '../testing/panel.tsx';
import { speakPseudo, textsOutsideMessages } from '../testing/pseudo-language.ts';
import { allScreens } from './screens.ts';

let panel: ReturnType<typeof openPanel>;

const data = { ...anyData, me: { ...createAccount(), email: TEXT } };

const FOLDER = new URL('./', import.meta.url);

/** Changes the language after all modules were loaded, because a text that they have read then would stay English. */
beforeAll(async () => {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true });
  for (const file of files.filter((name) => name.endsWith('-screen.tsx')))
    await import(new URL(file, FOLDER).href);
  speakPseudo();
});

afterEach(() => {
  panel.close();
  localStorage.clear();
});

const LOADING = /⟦[^⟦⟧]*\.\.\.·*⟧/;

/** A path that leads from the panel to the site. */
const PREVIEW = '/admin/preview';

const paths = allScreens.map(({ path }) => path).filter((path) => path !== PREVIEW);

/** Opens the groups of facts, the filter and other collapsed parts. */
function expandAll(): void {
  for (const element of document.querySelectorAll(
    'main summary, main [aria-expanded="false"][aria-controls]',
  ))
    fireEvent.click(element);
}

/** Opens a screen, and returns its texts that are not messages once it has loaded. */
async function bareTexts(path: string, api: object | null): Promise<string[]> {
  panel = openPanel(path, api);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.body.textContent).not.toMatch(LOADING));
  expandAll();
  await waitFor(() => expect(document.body.textContent).not.toMatch(LOADING));
  return textsOutsideMessages();
}

describe('every text is a message', () => {
  test.each(paths)('of the list and the form at %s', async (path) => {
    storeToken();
    expect(await bareTexts(`${path}?edit=1&of=1`, data)).toEqual([]);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.filter((text) => text !== '')).toEqual([]); // everything was loaded
  });

  test.each([...paths, PREVIEW])('without a connection at %s', async (path) => {
    storeToken();
    expect(await bareTexts(path, null)).toEqual([]);
  });

  test.each([
    '/admin/login',
    '/admin/forgot-password',
    '/admin/set-password/1',
    '/admin/confirm-email/1',
    '/admin/2',
  ])('at %s', async (path) => {
    if (path === '/admin/2') storeToken();
    expect(await bareTexts(path, data)).toEqual([]);
  });
});
