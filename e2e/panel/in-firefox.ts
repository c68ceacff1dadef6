import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { STAFF } from '../demo.ts';
import { isFirefoxInstalled, openFirefox } from '../firefox/firefox.ts';
import { at, expectEventually, fetchRows } from '../site/visitor.ts';
import { readDraftPictures } from './draft-pictures.ts';
import { pictureFile } from './staff.ts';

const inFirefox = isFirefoxInstalled ? describe : describe.skip;

/** Delay between two keys, in milliseconds. */
const SLOW_TYPING = { delay: 90 };

const VILLAS = '/admin/villasale';

let browser: Browser;
let context: BrowserContext;
let folder: string;
let errors: string[];

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
  await page.goto(at(path));
  return page;
}

/** Waits for the link or button with this accessible name. */
async function findControl(page: Page, name: string): Promise<ElementHandle> {
  const handle = await page.waitForFunction(
    (expected) => {
      const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim();
      const dialog = document.querySelector('[role=dialog]') ?? document;
      return [...dialog.querySelectorAll('a, button')].find((control) => nameOf(control) === expected);
    },
    {},
    name,
  );
  return handle.asElement()!;
}

const click = async (page: Page, name: string, count = 1): Promise<void> =>
  (await findControl(page, name)).click({ count });
const heading = (page: Page) => page.$eval('h1', ({ textContent }) => textContent);
const value = (page: Page, name: string) =>
  page.$eval(`form [name=${name}]`, (field) => (field as HTMLInputElement).value);
const formValues = async (page: Page) =>
  Promise.all(['title', 'location', 'price'].map((name) => value(page, name)));
const waitForText = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.body.innerText.includes(expected), {}, text);
const fetchVillas = async (title: string) =>
  (await fetchRows<{ title: string; thumbnail: string | null }>('/api/villas-for-sale')).filter(
    (villa) => villa.title === title,
  );

/** Tests of the panel in Firefox. */
export function panelInFirefoxTests(): void {
  inFirefox('in Firefox', () => {
    beforeAll(async () => {
      browser = await openFirefox();
      context = await browser.createBrowserContext();
      folder = await mkdtemp(join(tmpdir(), 'marsa-firefox-'));
    }, 180_000);
    beforeEach(() => {
      errors = [];
    });
    afterEach(async () => {
      for (const page of await context.pages()) await page.close();
      expect(errors).toEqual([]);
    });
    afterAll(async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('adds one villa after signing in; texts and picture survive a reload', async () => {
      const page = await open('/admin/login');
      await page.waitForSelector('[name=email]');
      await page.type('[name=email]', STAFF.email, { delay: 20 });
      await page.type('[name=password]', STAFF.password, { delay: 20 });
      await page.keyboard.press('Enter');
      await expectEventually(() => heading(page), 'Welcome to the Admin Dashboard');
      await click(page, 'villa for sale');
      await findControl(page, 'Add Villa');
      await click(page, 'Add Villa');
      await waitForText(page, 'Title is required.');
      await page.keyboard.type('Made in Firefox', SLOW_TYPING);
      await expectEventually(() => formValues(page), ['Made in Firefox', '', '']);
      await page.type('form [name=location]', 'Karama', SLOW_TYPING);
      await page.type('form [name=price]', 'AED 1', SLOW_TYPING);
      const { name, buffer } = await pictureFile('villa_noon', 420);
      await writeFile(join(folder, name), buffer);
      const input = (await page.$('form input[type=file]'))!;
      await input.uploadFile(join(folder, name));
      await page.waitForSelector('form .picture-field-files img');
      await expectEventually(async () => (await page.evaluate(readDraftPictures)).includes(name), true);
      await page.reload();
      await page.waitForSelector('form .picture-field-files img');
      await expectEventually(() => formValues(page), ['Made in Firefox', 'Karama', 'AED 1']);
      await click(page, 'Add Villa', 2);
      await waitForText(page, 'Added.');
      await expectEventually(() => formValues(page), ['', '', '']);
      const stored = await fetchVillas('Made in Firefox');
      expect(stored).toHaveLength(1);
      expect(stored[0]!.thumbnail).toMatch(/^\/uploads\//);
    });

    test('keeps an edit when leaving is cancelled, and saves once after being offline', async () => {
      const page = await open(VILLAS);
      await click(page, 'Edit Made in Firefox');
      await expectEventually(() => value(page, 'title'), 'Made in Firefox');
      await expectEventually(
        () => page.evaluate(() => document.activeElement?.getAttribute('name')),
        'title',
      );
      await page.keyboard.press('End');
      await page.keyboard.type(', renovated', SLOW_TYPING);
      await page.goBack();
      await click(page, 'Stay');
      await expectEventually(() => value(page, 'title'), 'Made in Firefox, renovated');
      await page.setOfflineMode(true);
      await click(page, 'Update Villa');
      await page.waitForSelector('.editor-form-notice');
      expect(await value(page, 'title')).toBe('Made in Firefox, renovated');
      await page.setOfflineMode(false);
      await click(page, 'Update Villa');
      await waitForText(page, 'Saved.');
      expect(await fetchVillas('Made in Firefox, renovated')).toHaveLength(1);
      expect(await fetchVillas('Made in Firefox')).toHaveLength(0);
    });

    test('deletes once on a double click, and undoes the deletion and a discarded draft', async () => {
      const page = await open(VILLAS);
      await click(page, 'Delete Made in Firefox, renovated', 2);
      await click(page, 'Delete');
      await waitForText(page, 'Deleted “Made in Firefox, renovated”.');
      expect(await fetchVillas('Made in Firefox, renovated')).toHaveLength(0);
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
      await waitForText(page, 'Restored.');
      expect(await fetchVillas('Made in Firefox, renovated')).toHaveLength(1);
      await page.type('form [name=title]', 'Half a title', SLOW_TYPING);
      await click(page, 'blogs');
      await click(page, 'Leave');
      await expectEventually(() => heading(page), 'Admin - Manage Blogs');
      await click(page, 'Undo');
      await expectEventually(() => value(page, 'title'), 'Half a title');
    });
  });
}
