import { beforeAll, expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { ROOT } from '../server.ts';
import {
  at,
  open,
  openSite,
  setOffline,
  signIn,
  expectEventually,
  type PageOptions,
} from '../site/visitor.ts';

/** Local storage key of the token (spec §4). */
export const TOKEN = 'adminToken';

/** Error that the browser logs for an aborted request. */
const REQUEST_ABORTED = 'net::ERR_FAILED';

let token: string;

/** Starts one server with demo content, one browser and one session for the tests of a file. */
export function openPanel(): void {
  openSite();
  beforeAll(async () => {
    token = await signIn();
  });
}

/** Opens a signed-in page; pages with the same options share a browser context. */
export function openSignedIn(options: PageOptions = {}): Promise<Page> {
  const origin = new URL(at('/')).origin;
  const stored = [{ name: TOKEN, value: token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage: stored }] };
  return open({ allowedErrors: REQUEST_ABORTED, reducedMotion: 'reduce', storageState, ...options });
}

/** Opens a screen of the panel in a new signed-in page. */
export async function openScreen(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openSignedIn(options);
  await goToScreen(page, path);
  return page;
}

/** Navigates to a screen and waits for its heading. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await screenHeading(page).waitFor();
}

/** The heading of the screen. */
export const screenHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The navigation of the panel. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin' });

/** The visible column headings of the table. */
export async function columnHeadings(page: Page): Promise<string[]> {
  const all = await page.getByRole('columnheader').allInnerTexts();
  return all.map((heading) => heading.replace(/\s*, sort$/, '').trim()).filter(Boolean);
}

/** Aborts API requests until the returned function is called. */
export async function blockApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) => route.abort());
  return () => page.unroute('**/graphql');
}

/** Delays API requests whose body contains `text`, such as an operation name, until the returned function is called. */
export async function delayOperation(page: Page, text: string): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(text)) await released;
    await route.fallback();
  });
  return release;
}

/** Takes the browser offline until the returned function is called. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  await setOffline(page, true);
  return () => setOffline(page, false);
}

/** Sends a GraphQL request as staff. */
export async function queryAsStaff<Data>(query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** HTML of a public page. */
export async function fetchPublicHtml(path: string): Promise<string> {
  const response = await fetch(at(path));
  expect(response.status).toBe(200);
  return response.text();
}

/** Waits for a status or alert whose text starts with `text`. */
export async function expectAnnounced(page: Page, text: string): Promise<void> {
  const announcements = page.getByRole('status').or(page.getByRole('alert'));
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  try {
    await announcements
      .filter({ hasText: new RegExp(`^\\s*${escaped}`) })
      .first()
      .waitFor();
  } catch (cause) {
    const texts = (await announcements.allInnerTexts()).filter(Boolean);
    throw new Error(`"${text}" was not announced, but: ${texts.join(' · ') || 'nothing'}`, { cause });
  }
}

/** Clicks a button of a confirmation dialog and waits until it is closed. */
export async function confirmDialog(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Waits until the locator matches this number of elements. */
export const expectCount = (locator: Locator, number: number): Promise<void> =>
  expectEventually(() => locator.count(), number);

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph of the demo content, resized so that each test has a different file. */
export async function pictureFile(name: string, width: number): Promise<PictureFile> {
  const original = await readFile(join(ROOT, `graphql-server/demo/pictures/${name}.jpg`));
  const buffer = await sharp(original).resize({ width }).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
