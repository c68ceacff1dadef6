import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { isFirefoxThere, openFirefox } from '../firefox/firefox.ts';
import { at, expectSoon } from './visitor.ts';

const inFirefox = isFirefoxThere ? describe : describe.skip;

let browser: Browser;
let context: BrowserContext;
let faults: string[];

async function visit(path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(at(path));
  await page.waitForSelector('.progress[style]');
  return page;
}

const words = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent.trim());
const heading = (page: Page) => words(page, 'h1');
const value = (page: Page, name: string) =>
  page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);
const press = (page: Page, selector: string) => page.$eval(selector, (link) => (link as HTMLElement).click());

/** The network goes away, something is tried, and it is back. */
async function inTunnel(page: Page, deed: () => Promise<void>): Promise<void> {
  await page.setOfflineMode(true);
  await deed();
  await page.setOfflineMode(false);
}

async function writeTo(page: Page): Promise<void> {
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'A villa', message: 'Hello.' };
  for (const [name, text] of Object.entries(message)) {
    await page.$eval(`[name=${name}]`, (field) => ((field as HTMLInputElement).value = ''));
    await page.type(`[name=${name}]`, text, { delay: 20 });
  }
}

/** The site in the browser that never asks again for a script that failed once. */
export function theSiteInFirefox(): void {
  inFirefox('in Firefox', () => {
    beforeAll(async () => {
      browser = await openFirefox();
      context = await browser.createBrowserContext();
    }, 180_000);
    beforeEach(() => {
      faults = [];
    });
    afterEach(async () => {
      for (const page of await context.pages()) await page.close();
      expect(faults).toEqual([]);
    });
    afterAll(() => browser.close());

    test('an enquiry whose first send meets a blip is sent by the second, and stood through a reload', async () => {
      const page = await visit('/contact-us');
      await writeTo(page);
      await inTunnel(page, async () => {
        await press(page, 'form button');
        await expectSoon(
          async () => (await words(page, '.message-bad')).split('.')[0],
          'Something went wrong',
        );
      });
      await page.reload();
      await page.waitForSelector('.progress[style]');
      await expectSoon(() => value(page, 'message'), 'Hello.');
      await press(page, 'form button');
      await expectSoon(() => words(page, '.message-good'), 'Message sent successfully!');
    });

    test('a page whose code failed while it was pointed at, and again when followed, is there after the tunnel', async () => {
      const page = await visit('/careers');
      await inTunnel(page, async () => {
        await page.hover('.bar .button');
        await press(page, '.bar .button');
        await expectSoon(
          async () => /^(Something went wrong|You are offline)\./.test(await heading(page)),
          true,
        );
      });
      await expectSoon(() => heading(page), 'Contact Us');
      await page.goBack();
      await expectSoon(() => heading(page), 'Careers');
    });

    test('a list is leafed through after a blip', async () => {
      const page = await visit('/apartmentSell');
      await inTunnel(page, async () => {
        await press(page, '.pager-next');
        await expectSoon(() => words(page, 'main .notice-text'), 'No apartments available.');
      });
      await page.$$eval('main a', (links) =>
        links.find(({ textContent }) => textContent === 'Try again')?.click(),
      );
      await expectSoon(() => page.$$eval('article.card', (cards) => cards.length), 6);
    });

    test('a question that is opened stays where it is, and Back closes the viewer', async () => {
      const page = await visit('/');
      const top = () =>
        page.$$eval('.faq summary', (lines) => Math.round(lines[4]!.getBoundingClientRect().top));
      await page.$$eval('.faq summary', (lines) => (lines[0] as HTMLElement).click());
      await page.$$eval('.faq summary', (lines) => lines[4]!.scrollIntoView({ block: 'center' }));
      const before = await top();
      await page.$$eval('.faq summary', (lines) => (lines[4] as HTMLElement).click());
      await expectSoon(() => page.$$eval('.faq details[open]', (open) => open.length), 1);
      await expectSoon(async () => Math.abs((await top()) - before) <= 1, true);
      const offer = await visit('/apartment-for-sale/1');
      await press(offer, '.showcase-all');
      await offer.waitForSelector('.viewer[open]');
      await offer.goBack();
      await expectSoon(() => offer.$$eval('.viewer', (open) => open.length), 0);
    });
  });
}
