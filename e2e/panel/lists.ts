import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, at, post, expectEventually } from '../site/visitor.ts';
import {
  confirmDialog,
  delayOperation,
  expectCount,
  goOffline,
  expectAnnounced,
  openScreen,
} from './staff.ts';

const VILLAS = '/admin/villasale';
const PROMPT = 'Are you sure you want to delete this villa?';

/** Error that the browser logs for an offline request. */
const OFFLINE_ERROR = 'net::ERR_INTERNET_DISCONNECTED';

const rows = (page: Page) => page.getByRole('region', { name: 'List' }).locator('tbody > tr');
const firstTitle = (page: Page) => rows(page).first().getByRole('cell').nth(3).innerText();

/** The text of the pager, such as "1–20 of 22". */
const pagerText = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: / of \d+$/ })
    .innerText();

/** Tests of lists with many records. */
export function listTests(): void {
  describe('a list', () => {
    beforeAll(async () => {
      const villas = Array.from({ length: 22 }, (_, i) => ({
        title: `Listed villa ${String(i + 1).padStart(2, '0')}`,
        location: 'Mirdif',
        price: `AED ${i + 1}`,
      }));
      await post('/api/villas-for-sale', villas);
    });

    test('is searched, sorted and paginated by the server, with its state in the URL', async () => {
      const page = await openScreen(VILLAS);
      await page.getByRole('searchbox', { name: 'Search' }).fill('Listed');
      await expectEventually(() => pagerText(page), '1–20 of 22');
      expect(address(page)).toBe(`${VILLAS}?search=Listed`);
      await page.getByRole('button', { name: 'Page 2' }).click();
      await expectEventually(() => pagerText(page), '21–22 of 22');
      expect(address(page)).toBe(`${VILLAS}?search=Listed&page=2`);
      await page.reload();
      await expectEventually(() => pagerText(page), '21–22 of 22');

      const byTitle = page.getByRole('columnheader', { name: 'Title' });
      await byTitle.getByRole('button').click();
      await expectEventually(() => firstTitle(page), 'Listed villa 01');
      expect(await byTitle.getAttribute('aria-sort')).toBe('ascending');
      await byTitle.getByRole('button').click();
      await expectEventually(() => firstTitle(page), 'Listed villa 22');
      expect(address(page)).toBe(`${VILLAS}?search=Listed&sort=TITLE&descending=true`);
      await page.reload();
      await expectEventually(() => firstTitle(page), 'Listed villa 22');
      expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('Listed');
      await page.goBack();
      await expectEventually(() => firstTitle(page), 'Listed villa 01');

      await page.getByRole('searchbox', { name: 'Search' }).fill('no such words');
      await expectAnnounced(page, 'Nothing found for “no such words”.');
    });

    test('restores its scroll position after a reload and after Back', async () => {
      const page = await openScreen(`${VILLAS}?search=Listed&sort=TITLE`, { width: 360, height: 740 });
      await expectEventually(() => pagerText(page), '1–20 of 22');
      const top = () => page.evaluate(() => scrollY);
      const isLonger = () => page.evaluate(() => document.documentElement.scrollHeight > 3000);
      await expectEventually(isLonger, true);
      await page.evaluate(() => scrollTo(0, 1800));
      await page.reload();
      await expectEventually(top, 1800);
      await page.goto(at('/'));
      await page.goBack();
      await expectEventually(top, 1800);
      // The scroll position is not restored once the user has moved the focus.
      const release = await delayOperation(page, 'query SaleVillas(');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      release();
      await expectEventually(() => pagerText(page), '1–20 of 22');
      await expectEventually(isLonger, true);
      expect(await top()).toBe(0);
    });

    test('deletes the selected rows at once, and Undo restores all of them', async () => {
      const page = await openScreen(`${VILLAS}?search=Listed&sort=TITLE`);
      await expectEventually(() => pagerText(page), '1–20 of 22');
      for (const title of ['Listed villa 02', 'Listed villa 03']) {
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      }
      await page.getByRole('button', { name: 'Delete 2 selected' }).click();
      await confirmDialog(page, `${PROMPT} (2 selected)`, 'Cancel');
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Delete 20 selected' }).click();
      await confirmDialog(page, `${PROMPT} (20 selected)`, 'Delete');
      await expectEventually(() => pagerText(page), '1–2 of 2');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expectEventually(() => pagerText(page), '1–20 of 22');
      expect(await firstTitle(page)).toBe('Listed villa 01');
    });

    test('is requested once while offline, and once when the network is back', async () => {
      const page = await openScreen(VILLAS, { allowedErrors: OFFLINE_ERROR });
      await firstTitle(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.postData()?.includes('query SaleVillas(')) requests.push(request.postData()!);
      });
      const reconnect = await goOffline(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('Listed');
      await expectAnnounced(page, 'The list could not be loaded.');
      expect(requests).toHaveLength(1);
      await reconnect();
      await expectEventually(() => pagerText(page), '1–20 of 22');
      expect(requests).toHaveLength(2);
    });

    test('duplicates a listing as a separate record', async () => {
      const page = await openScreen(`${VILLAS}?search=Listed&sort=TITLE`);
      await page.getByRole('button', { name: 'Duplicate Listed villa 01' }).click();
      const copy = page.getByRole('cell', { name: 'Listed villa 01 (copy)', exact: true });
      await copy.waitFor();
      await page.getByRole('button', { name: 'Delete Listed villa 01 (copy)' }).click();
      await confirmDialog(page, PROMPT, 'Delete');
      await expectCount(copy, 0);
      await page.getByRole('cell', { name: 'Listed villa 01', exact: true }).waitFor();
    });
  });
}
