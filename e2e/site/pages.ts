import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ADDRESSES } from '../addresses.ts';
import { overlappingTexts } from '../text-layout.ts';
import { expectAccessible, horizontalOverflow } from './axe.ts';
import { expectWithinBudget, FIRST_VISIT, recordLoad } from './first-visit.ts';
import { expectPrintable } from './print.ts';
import { at, open, expectEventually, waitForHydration, visit } from './visitor.ts';

const PAGES: [path: string, status?: number][] = [
  ...ADDRESSES.map((path): [string] => [path]),
  ['/apartmentSell?page=2'],
  ['/rent-villa-detail/1'],
  ['/apartment-for-sale/99999', 404],
  ['/no-such-page', 404],
];

/** Loads each address with a warm cache and checks its status and that its HTML contains the data. */
export function pageTests(): void {
  describe('the page at', () => {
    test.each(PAGES)('%s is complete', async (path, status = 200) => {
      const page = await open();
      const requests = recordApiRequests(page);
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(status);
      await waitForHydration(page);
      expect(requests).toEqual([]);
    });
  });

  test('Arabic text is laid out from right to left', async () => {
    const page = await visit('/contact-us');
    const isRightToLeft = await page.evaluate(() =>
      ['h1', 'main p'].map((selector) => {
        const text = new Text('شقة في دبي!');
        document.querySelector(selector)!.replaceChildren(text);
        const leftOf = (letter: number) => {
          const range = new Range();
          range.setStart(text, letter);
          range.setEnd(text, letter + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(text.length - 1) < leftOf(0);
      }),
    );
    expect(isRightToLeft).toEqual([true, true]);
    await page.locator('textarea').fill('شقة في دبي!');
    expect(await page.locator('textarea').evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe(
      'plaintext',
    );
  });

  test.each(['/team/Layla%2', '/%E0%A4%A', '/villa/%zz?page=%'])(
    '%s, which cannot be decoded, shows the not-found page with a working header',
    async (path) => {
      const page = await open();
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    },
  );
}

/** Loads each address once, with an empty cache, and checks everything that holds for every page. */
export function pageQualityTests(): void {
  describe('the page at', () => {
    test.each(PAGES)('%s is small, accessible and printable', async (path) => {
      const page = await open(FIRST_VISIT);
      const loaded = await recordLoad(page);
      const requests = recordApiRequests(page);
      await page.goto(at(path));
      await waitForHydration(page);
      const isIndexed = ADDRESSES.includes(path);
      if (isIndexed) await expectWithinBudget(path, await loaded());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 256 });
      await expectEventually(() => horizontalOverflow(page), 0); // WCAG 1.4.10
      expect(await overlappingTexts(page)).toEqual([]);
      await expectAccessible(page, [360, 768, 1440]);
      expect(requests).toEqual([]); // the HTML contains the data
      if (isIndexed) await expectPrintable(page);
    });
  });
}

/** The bodies of the requests that the page sends to the API from now on. */
function recordApiRequests(page: Page): (string | null)[] {
  const requests: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.push(request.postData());
  });
  return requests;
}
