import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { isFirefoxInstalled, openFirefox } from '../firefox/firefox.ts';
import { at, expectEventually } from './visitor.ts';

const inFirefox = isFirefoxInstalled ? describe : describe.skip;

let browser: Browser;
let context: BrowserContext;
let errors: string[];

async function visit(path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(at(path));
  await page.waitForSelector('.header-progress[style]');
  return page;
}

const textOf = (page: Page, selector: string) =>
  page.$eval(selector, ({ textContent }) => textContent.trim());
const heading = (page: Page) => textOf(page, 'h1');
const value = (page: Page, name: string) =>
  page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);
const click = (page: Page, selector: string) => page.$eval(selector, (link) => (link as HTMLElement).click());

/** Runs an action while the browser is offline. */
async function whileOffline(page: Page, action: () => Promise<void>): Promise<void> {
  await page.setOfflineMode(true);
  await action();
  await page.setOfflineMode(false);
}

async function fillEnquiry(page: Page): Promise<void> {
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Hello.' };
  for (const [name, text] of Object.entries(message)) {
    await page.$eval(`[name=${name}]`, (field) => ((field as HTMLInputElement).value = ''));
    await page.type(`[name=${name}]`, text, { delay: 20 });
  }
}

/** Tests in Firefox, which does not request a module again after it failed. */
export function siteInFirefoxTests(): void {
  inFirefox('in Firefox', () => {
    beforeAll(async () => {
      browser = await openFirefox();
      context = await browser.createBrowserContext();
    }, 180_000);
    beforeEach(() => {
      errors = [];
    });
    afterEach(async () => {
      for (const page of await context.pages()) await page.close();
      expect(errors).toEqual([]);
    });
    afterAll(() => browser.close());

    test('an enquiry that failed offline survives a reload and is sent by a retry', async () => {
      const page = await visit('/contact-us');
      await fillEnquiry(page);
      await whileOffline(page, async () => {
        await click(page, 'form button');
        await expectEventually(
          async () => (await textOf(page, '.message-bad')).split('.')[0],
          'Something went wrong',
        );
      });
      await page.reload();
      await page.waitForSelector('.header-progress[style]');
      await expectEventually(() => value(page, 'message'), 'Hello.');
      await click(page, 'form button');
      await expectEventually(() => textOf(page, '.message-good'), 'Message sent successfully!');
    });

    test('a page whose code failed to prefetch and to load opens when the browser is online', async () => {
      const page = await visit('/careers');
      await whileOffline(page, async () => {
        await page.hover('.header .button');
        await click(page, '.header .button');
        await expectEventually(
          async () => /^(Something went wrong|You are offline)\./.test(await heading(page)),
          true,
        );
      });
      await expectEventually(() => heading(page), 'Contact Us');
      await page.goBack();
      await expectEventually(() => heading(page), 'Careers');
    });

    test('the next page of a list loads by Try again after an offline error', async () => {
      const page = await visit('/apartmentSell');
      await whileOffline(page, async () => {
        await click(page, '.pager-next');
        await expectEventually(() => textOf(page, 'main .notice-text'), 'No apartments available.');
      });
      await page.$$eval('main a', (links) =>
        links.find(({ textContent }) => textContent === 'Try again')?.click(),
      );
      await expectEventually(() => page.$$eval('article.card', (cards) => cards.length), 6);
    });

    test('a question stays in place when opening it closes one above, and Back closes the viewer', async () => {
      const page = await visit('/');
      const top = () =>
        page.$$eval('.faq summary', (lines) => Math.round(lines[4]!.getBoundingClientRect().top));
      await page.$$eval('.faq summary', (lines) => (lines[0] as HTMLElement).click());
      await page.$$eval('.faq summary', (lines) => lines[4]!.scrollIntoView({ block: 'center' }));
      const before = await top();
      await page.$$eval('.faq summary', (lines) => (lines[4] as HTMLElement).click());
      await expectEventually(() => page.$$eval('.faq details[open]', (open) => open.length), 1);
      await expectEventually(async () => Math.abs((await top()) - before) <= 1, true);
      const detailPage = await visit('/apartment-for-sale/1');
      await click(detailPage, '.showcase-all');
      await detailPage.waitForSelector('.viewer[open]');
      await detailPage.goBack();
      await expectEventually(() => detailPage.$$eval('.viewer', (open) => open.length), 0);
    });
  });
}
