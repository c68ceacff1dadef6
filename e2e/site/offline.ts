import { describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { address, at, focusedName, open, setOffline, expectEventually, visit } from './visitor.ts';

const PHONE = { width: 390, height: 844 };
const OPTIONS = { reducedMotion: 'reduce', allowedErrors: true } as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const waitForErrorPage = (page: Page) =>
  page.getByRole('heading', { name: 'Something went wrong.' }).waitFor();
const retryLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Try again' });

/** Marks the window, so that a new document can be recognized. */
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Tests of a network that fails during navigation. */
export function offlineTests(): void {
  describe('a page whose code fails to load', () => {
    test('keeps the header, can be retried, and does not affect later navigation', async () => {
      const page = await visit('/apartmentSell', OPTIONS);
      await markWindow(page);
      let aborted = 0;
      await page.route(/apartment-for-sale|listing-page/, (route) => {
        aborted += 1;
        return route.abort();
      });
      /** Waits until the page has requested the code again and has given up, so that the message belongs to the last click. */
      const waitForRetries = async (before: number) => {
        await expectEventually(async () => aborted > before, true);
        for (let seen = before; aborted > seen;) {
          seen = aborted;
          await pause(1000);
        }
      };
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await waitForErrorPage(page);
      expect(address(page)).toMatch(/^\/apartment-for-sale\/\d+$/);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      const before = aborted;
      await retryLink(page).click();
      await waitForRetries(before);
      await waitForErrorPage(page);
      await page.unroute(/apartment-for-sale|listing-page/);
      await retryLink(page).click();
      await page.getByRole('region', { name: 'Pictures' }).waitFor();
      expect(await isMarked(page)).toBe(true);
      await page.goBack();
      await expectEventually(() => heading(page), 'Apartments for sale');
      await page
        .getByRole('link', { name: /^View Details/ })
        .nth(1)
        .click();
      await page.getByRole('region', { name: 'Pictures' }).waitFor();
    });

    test('loads by itself when the browser is online again', async () => {
      // In a context of its own: in the HTTP cache of another an earlier test may have prefetched the code.
      const page = await visit('/careers', { ...OPTIONS, fresh: true });
      await setOffline(page, true);
      await page.getByRole('link', { name: 'Get In Touch' }).click();
      await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
      await setOffline(page, false);
      await expectEventually(() => heading(page), 'Contact Us');
    });

    test('is requested once more before an error is shown', async () => {
      const page = await visit('/careers', OPTIONS);
      await markWindow(page);
      await page.route('**/contact-page-*.js', (route) => route.abort(), { times: 1 });
      await page.getByRole('link', { name: 'Get In Touch' }).click();
      await expectEventually(() => heading(page), 'Contact Us');
      expect(await isMarked(page)).toBe(true);
    });

    test('is loaded as a new document if its code no longer exists, and works as without scripts', async () => {
      const page = await visit('/careers', OPTIONS);
      await markWindow(page);
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.route('**/contact-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('link', { name: 'Get In Touch' }).click();
      await expectEventually(() => isMarked(page), false);
      await expectEventually(() => heading(page), 'Contact Us');
      expect(address(page)).toBe('/contact-us');
      await page.waitForLoadState('networkidle');
      expect(documents).toHaveLength(1);
      await page.goBack();
      await expectEventually(() => heading(page), 'Careers');
    });

    test('does not return after navigation to another page', async () => {
      const page = await visit('/careers', OPTIONS);
      await page.route('**/contact-page-*.js', (route) => route.abort());
      const pending: Route[] = [];
      await page.route('**/contact-us', (route) => void pending.push(route));
      await page.getByRole('link', { name: 'Get In Touch' }).click();
      await expectEventually(async () => pending.length, 1);
      await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
      await expectEventually(() => heading(page), 'Blog');
      await pending[0]!.continue();
      await page.waitForLoadState('networkidle');
      expect(address(page)).toBe('/blogs');
    });
  });

  test('the data of a page loads by itself when the browser is online again', async () => {
    const page = await visit('/villa', OPTIONS);
    await setOffline(page, true);
    await page.locator('.pager-next').click();
    await retryLink(page).waitFor();
    await setOffline(page, false);
    await page.locator('.card').first().waitFor();
    expect(address(page)).toBe('/villa?page=2');
  });

  test('the data of a part of a page can be retried there', async () => {
    const page = await visit('/careers', OPTIONS);
    await markWindow(page);
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByText('No blogs available.').waitFor();
    await page.unroute('**/graphql');
    await retryLink(page).click();
    await page.locator('.post').first().waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  describe('the viewer whose code fails to load', () => {
    const file = '**/viewer-*.js';
    const pictureLinks = (page: Page) => page.getByRole('region', { name: 'Pictures' }).getByRole('link');

    test('leaves the page unchanged and can be retried', async () => {
      const page = await visit('/apartment-for-sale/1', { ...OPTIONS, ...PHONE });
      await setOffline(page, true);
      await pictureLinks(page).first().click();
      const dialog = page.getByRole('dialog', { name: 'The pictures cannot be enlarged just now.' });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expectEventually(() => page.getByRole('dialog').count(), 0);
      expect(address(page)).toBe('/apartment-for-sale/1');
      await pictureLinks(page).first().click();
      await dialog.waitFor();
      await setOffline(page, false);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('dialog', { name: /^Pictures/ }).waitFor();
      await page.goBack();
      await expectEventually(() => page.getByRole('dialog').count(), 0);
      expect(address(page)).toBe('/apartment-for-sale/1');
    });

    test('reloads the page once if its code no longer exists, and opens the same picture', async () => {
      const page = await visit('/apartment-for-sale/1', OPTIONS);
      await markWindow(page);
      let isRemoved = true;
      await page.route(file, (route) =>
        isRemoved ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isRemoved = false; // the new document names the new file
      });
      await pictureLinks(page).nth(1).click();
      await expectEventually(() => isMarked(page).catch(() => true), false);
      const counter = page
        .getByRole('dialog', { name: /^Pictures/ })
        .locator('.viewer-bar span[aria-hidden]');
      await expectEventually(() => counter.innerText(), '2 / 7');
      await page.keyboard.press('Escape');
      await expectEventually(() => page.getByRole('dialog').count(), 0);
    });

    test('does not reload the page twice', async () => {
      const page = await visit('/apartment-for-sale/1', OPTIONS);
      await markWindow(page);
      await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
      await pictureLinks(page).first().click();
      await expectEventually(() => isMarked(page).catch(() => true), false);
      await page.getByRole('dialog', { name: 'The pictures cannot be enlarged just now.' }).waitFor();
    });
  });

  test('all modules of a page are requested in parallel', async () => {
    const page = await open(OPTIONS);
    const requests: string[] = [];
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) => void requests.push(route.request().url())); // without response
    await page.goto(at('/apartmentSell'));
    await expectEventually(async () => requests.some((url) => url.includes('/entry-client-')), true);
  });

  describe('a picture tapped before the scripts have loaded', () => {
    /** Taps it while the scripts are delayed; the returned function releases them. */
    async function tapWhileLoading(): Promise<{ page: Page; release: () => void }> {
      const page = await visit('/careers', { ...OPTIONS, ...PHONE });
      const pending: (() => void)[] = [];
      await page.route('**/entry-client-*.js', async (route) => {
        await new Promise<void>((resolve) => pending.push(resolve));
        await route.continue();
      });
      await page.goto(new URL('/apartment-for-sale/1', page.url()).href);
      await page.getByRole('link', { name: '7 pictures' }).click();
      await expectEventually(async () => pending.length, 1);
      expect(address(page)).toBe('/apartment-for-sale/1');
      return { page, release: pending[0]! };
    }

    test('opens in the viewer when they have loaded', async () => {
      const { page, release } = await tapWhileLoading();
      release();
      await page.getByRole('dialog', { name: /^Pictures/ }).waitFor();
      await page.goBack();
      await expectEventually(() => page.getByRole('dialog').count(), 0);
      await expectEventually(() => focusedName(page), '7 pictures');
    });

    test.each<[string, (page: Page) => Promise<void>]>([
      ['a field is focused', (page) => page.getByRole('textbox', { name: /^Name/ }).first().click()],
      ['Escape is pressed', (page) => page.keyboard.press('Escape')],
      ['the menu is opened', (page) => page.locator('.menu > summary').click()],
    ])('does not open when %s meanwhile', async (_, act) => {
      const { page, release } = await tapWhileLoading();
      await act(page);
      const request = page.waitForRequest(/viewer-/, { timeout: 1500 }).catch(() => null);
      release();
      expect(await request).toBeNull();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });
}
