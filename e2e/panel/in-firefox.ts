import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { STAFF } from '../demo.ts';
import { isFirefoxThere, openFirefox } from '../firefox/firefox.ts';
import { at, expectSoon, fetchRows } from '../site/visitor.ts';
import { photograph } from './staff.ts';

const inFirefox = isFirefoxThere ? describe : describe.skip;

/** How long a hand rests between two keys, in milliseconds. */
const SLOWLY = { delay: 90 };

const VILLAS = '/admin/villasale';

let browser: Browser;
let context: BrowserContext;
let folder: string;
let faults: string[];

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept()); // the browser's own question
  await page.goto(at(path));
  return page;
}

/** What is pressed by these words, or the label that it goes by. */
async function pressed(page: Page, words: string): Promise<ElementHandle> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const name = (one: Element) => one.getAttribute('aria-label') ?? one.textContent.trim();
      const dialog = document.querySelector('[role=dialog]') ?? document;
      return [...dialog.querySelectorAll('a, button')].find((one) => name(one) === wanted);
    },
    {},
    words,
  );
  return handle.asElement()!;
}

const press = async (page: Page, words: string, count = 1): Promise<void> =>
  (await pressed(page, words)).click({ count });
const heading = (page: Page) => page.$eval('h1', ({ textContent }) => textContent);
const value = (page: Page, name: string) =>
  page.$eval(`form [name=${name}]`, (field) => (field as HTMLInputElement).value);
const words = async (page: Page) =>
  Promise.all(['title', 'location', 'price'].map((name) => value(page, name)));
const says = (page: Page, sentence: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, sentence);
const called = async (title: string) =>
  (await fetchRows<{ title: string; thumbnail: string | null }>('/api/villas-for-sale')).filter(
    (villa) => villa.title === title,
  );

/** A day of somebody who works at the panel in Firefox. */
export function thePanelInFirefox(): void {
  inFirefox('in Firefox', () => {
    beforeAll(async () => {
      browser = await openFirefox();
      context = await browser.createBrowserContext();
      folder = await mkdtemp(join(tmpdir(), 'marsa-firefox-'));
    }, 180_000);
    beforeEach(() => {
      faults = [];
    });
    afterEach(async () => {
      for (const page of await context.pages()) await page.close();
      expect(faults).toEqual([]);
    });
    afterAll(async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('somebody signs in and adds a villa with pauses; words and picture stand through a reload, and it is one', async () => {
      const page = await open('/admin/login');
      await page.waitForSelector('[name=email]');
      await page.type('[name=email]', STAFF.email, { delay: 20 });
      await page.type('[name=password]', STAFF.password, { delay: 20 });
      await page.keyboard.press('Enter');
      await expectSoon(() => heading(page), 'Welcome to the Admin Dashboard');
      await press(page, 'villa for sale');
      await pressed(page, 'Add Villa');
      await press(page, 'Add Villa');
      await says(page, 'Title is required.');
      await page.keyboard.type('Made in Firefox', SLOWLY);
      await expectSoon(() => words(page), ['Made in Firefox', '', '']);
      await page.type('form [name=location]', 'Karama', SLOWLY);
      await page.type('form [name=price]', 'AED 1', SLOWLY);
      const { name, buffer } = await photograph('villa_noon', 420);
      await writeFile(join(folder, name), buffer);
      const input = (await page.$('form input[type=file]'))!;
      await input.uploadFile(join(folder, name));
      await page.waitForSelector('form .chosen img');
      await new Promise((resolve) => setTimeout(resolve, 500)); // a picture is kept when the browser has written it
      await page.reload();
      await page.waitForSelector('form .chosen img');
      await expectSoon(() => words(page), ['Made in Firefox', 'Karama', 'AED 1']);
      await press(page, 'Add Villa', 2);
      await says(page, 'Added.');
      await expectSoon(() => words(page), ['', '', '']);
      const stored = await called('Made in Firefox');
      expect(stored).toHaveLength(1);
      expect(stored[0]!.thumbnail).toMatch(/^\/uploads\//);
    });

    test('somebody edits, goes back on the way, and saves once through a tunnel', async () => {
      const page = await open(VILLAS);
      await press(page, 'Edit Made in Firefox');
      await expectSoon(() => value(page, 'title'), 'Made in Firefox');
      await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'title');
      await page.keyboard.press('End');
      await page.keyboard.type(', and mended', SLOWLY);
      await page.goBack();
      await press(page, 'Stay');
      await expectSoon(() => value(page, 'title'), 'Made in Firefox, and mended');
      await page.setOfflineMode(true);
      await press(page, 'Update Villa');
      await page.waitForSelector('.editor-form-notice');
      expect(await value(page, 'title')).toBe('Made in Firefox, and mended');
      await page.setOfflineMode(false);
      await press(page, 'Update Villa');
      await says(page, 'Saved.');
      expect(await called('Made in Firefox, and mended')).toHaveLength(1);
      expect(await called('Made in Firefox')).toHaveLength(0);
    });

    test('somebody presses twice and takes it back', async () => {
      const page = await open(VILLAS);
      await press(page, 'Delete Made in Firefox, and mended', 2);
      await press(page, 'Delete');
      await says(page, 'Deleted “Made in Firefox, and mended”.');
      expect(await called('Made in Firefox, and mended')).toHaveLength(0);
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
      await says(page, 'Restored.');
      expect(await called('Made in Firefox, and mended')).toHaveLength(1);
      await page.type('form [name=title]', 'Half a title', SLOWLY);
      await press(page, 'blogs');
      await press(page, 'Leave');
      await expectSoon(() => heading(page), 'Admin - Manage Blogs');
      await press(page, 'Undo');
      await expectSoon(() => value(page, 'title'), 'Half a title');
    });
  });
}
