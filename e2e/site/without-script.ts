import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, at, expectEventually, fetchRows, visit, type PageOptions } from './visitor.ts';

const visitWithoutScripts = (path: string, options: PageOptions = {}): Promise<Page> =>
  visit(path, { javaScriptEnabled: false, ...options });

/** Tests with scripts disabled. */
export function withoutScriptTests(): void {
  describe('without scripts', () => {
    test('links work, and the header opens on hover', async () => {
      const page = await visitWithoutScripts('/careers');
      await page.getByRole('banner').getByRole('button', { name: 'Buy', exact: true }).hover();
      await page.getByRole('banner').getByRole('link', { name: 'Villa for Sale' }).click();
      await page.waitForURL(at('/villa'));
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await page.waitForURL(/\/villa-for-sale\/\d+$/);
      expect(await page.getByRole('region', { name: 'Pictures' }).isVisible()).toBe(true);
    });

    test('the menu of a small viewport opens with its groups', async () => {
      const page = await visitWithoutScripts('/careers', { width: 360 });
      const bar = page.getByRole('banner');
      await bar.locator('summary', { hasText: 'Menu' }).click();
      await bar.locator('summary', { hasText: 'Rent' }).click();
      await bar.getByRole('link', { name: 'Villa for Rent' }).click();
      await page.waitForURL(at('/rent-villa'));
    });

    test('lists are paginated', async () => {
      const page = await visitWithoutScripts('/apartmentSell');
      await page.getByRole('link', { name: 'Next', exact: true }).click();
      await page.waitForURL(at('/apartmentSell?page=2'));
      expect(await page.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    });

    test.each(['/search', '/villa'])(
      'homes at %s are sorted by a submit button on one line',
      async (path) => {
        const page = await visitWithoutScripts(path, { width: 360 });
        const sort = page.getByRole('button', { name: 'Sort' });
        expect((await sort.boundingBox())!.height).toBeLessThan(50);
        await page.getByLabel('Order').selectOption('Lowest price first');
        await sort.click();
        await page.waitForURL(/sort=price-low/); // lets the navigation end before the page is closed
      },
    );

    test('tabs have URLs and open in place', async () => {
      const properties = await fetchRows<{ title: string; type: string }>('/api/properties');
      const page = await visitWithoutScripts('/');
      const section = page.getByRole('region', { name: 'Premium Luxury Developments' });
      await section.getByRole('tab', { name: 'Townhouses' }).click();
      await page.waitForURL(at('/?property-type=Townhouses#property-type'));
      const titles = properties.filter(({ type }) => type === 'Townhouses').map(({ title }) => title);
      expect(await section.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(titles);
    });

    test('questions open one at a time', async () => {
      const page = await visitWithoutScripts('/');
      const section = page.getByRole('region', { name: 'Frequently asked questions' });
      await section.locator('summary').nth(0).click();
      await section.locator('summary').nth(2).click();
      await expectEventually(() => section.locator('details[open]').count(), 1);
      expect(await section.locator('details').nth(2).getAttribute('open')).toBe('');
    });

    test('pictures open as files', async () => {
      const page = await visitWithoutScripts('/apartment-for-sale/1', { allowedErrors: true });
      await page.getByRole('link', { name: '7 pictures' }).click();
      await page.waitForURL(/\/uploads\//);
    });

    test('the contact form submits and shows a result page', async () => {
      const page = await visitWithoutScripts('/contact-us?about=A+villa');
      const values = { Name: 'Ann', Email: 'ann@example.com', Message: 'One.\nTwo.' };
      for (const [label, value] of Object.entries(values)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Message sent successfully!').waitFor();
      expect(address(page)).toBe('/contact-us?sent=1');
    });

    test('an invalid message shows field errors and keeps the text', async () => {
      const page = await visitWithoutScripts('/contact-us', { allowedErrors: true });
      await page.getByLabel('Name', { exact: true }).fill('Ann');
      await page.getByLabel('Email', { exact: true }).fill('ann@example'); // valid for the browser, invalid for the server
      await page.getByLabel('Subject', { exact: true }).fill('A villa');
      await page.getByLabel('Message', { exact: true }).fill('Hello.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Email must be an email address, such as name@example.com.').waitFor();
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann');
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Hello.');
    });
  });
}
