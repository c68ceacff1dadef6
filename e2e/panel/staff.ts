import { beforeAll, expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { ROOT } from '../server.ts';
import { at, open, openSite, setOffline, signIn, expectSoon, type PageOptions } from '../site/visitor.ts';

/** Where the browser keeps the token (spec §4). */
export const TOKEN = 'adminToken';

/** What the browser says of a request that did not leave. */
const CUT = 'net::ERR_FAILED';

let token: string;

/** One server with demo content, one browser and one session, for every test that is declared beside this call. */
export function openPanel(): void {
  openSite();
  beforeAll(async () => {
    token = await signIn();
  });
}

/** Opens a window in which somebody is signed in; windows of one manner are tabs of one browser. */
export function openSignedIn(manner: PageOptions = {}): Promise<Page> {
  const origin = new URL(at('/')).origin;
  const stored = [{ name: TOKEN, value: token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage: stored }] };
  return open({ troubled: CUT, reducedMotion: 'reduce', storageState, ...manner });
}

/** Opens a screen of the panel in a window of its own, signed in. */
export async function openScreen(path: string, manner: PageOptions = {}): Promise<Page> {
  const page = await openSignedIn(manner);
  await go(page, path);
  return page;
}

/** Goes to a screen by its address, and waits until it stands. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await title(page).waitFor();
}

/** The heading of the screen. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The way to every screen. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin' });

/** The headings of the table, without that of the boxes to choose rows by and without what only screen readers are told. */
export async function headings(page: Page): Promise<string[]> {
  const all = await page.getByRole('columnheader').filter({ hasText: /\S/ }).allInnerTexts();
  return all.map((heading) => heading.replace(/\s*, sort$/, '').trim());
}

/** Cuts the panel off from the server until the function it gives is called. */
export async function blockApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) => route.abort());
  return () => page.unroute('**/graphql');
}

/** Takes the browser off the network until the function it gives is called. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  await setOffline(page, true);
  return () => setOffline(page, false);
}

/** Asks the API as the staff do. */
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

/** What a visitor is sent for a path. */
export async function publicHtml(path: string): Promise<string> {
  const response = await fetch(at(path));
  expect(response.status).toBe(200);
  return response.text();
}

/** Waits until something is said aloud somewhere on the screen, as news or as an alarm, that begins with these words. */
export async function expectAnnounced(page: Page, words: string): Promise<void> {
  const aloud = page.getByRole('status').or(page.getByRole('alert'));
  const beginning = new RegExp(`^\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  try {
    await aloud.filter({ hasText: beginning }).first().waitFor();
  } catch (cause) {
    const heard = (await aloud.allInnerTexts()).filter(Boolean);
    throw new Error(`"${words}" was not said, but: ${heard.join(' · ') || 'nothing'}`, { cause });
  }
}

/** Answers a question that a dialog asks, and waits until it is closed. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** How many of them there are in the end. */
export const expectCount = (locator: Locator, number: number): Promise<void> =>
  expectSoon(() => locator.count(), number);

interface Photograph {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph of the demo content in a size of its own, so that no other is the same file. */
export async function photograph(name: string, width: number): Promise<Photograph> {
  const original = await readFile(join(ROOT, `graphql-server/demo/pictures/${name}.jpg`));
  const buffer = await sharp(original).resize({ width }).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
