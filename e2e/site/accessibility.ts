import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hiddenWhileTabbing, expectAccessible } from './axe.ts';
import { at, open, expectSoon, visit } from './visitor.ts';

/** What can be opened, where, in which windows, and how. */
const STATES: [name: string, path: string, widths: number[], open: (page: Page) => Promise<void>][] = [
  [
    'a group of the bar',
    '/villa',
    [1440],
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Buy', exact: true }).hover();
      await page.getByRole('banner').getByRole('link', { name: 'Villa for Sale', exact: true }).waitFor();
    },
  ],
  [
    'the menu with its groups',
    '/villa',
    [320, 360, 768],
    async (page) => {
      for (const name of ['Menu', 'Buy', 'Rent', 'Services']) {
        await page.getByRole('banner').locator('summary', { hasText: name }).first().click();
      }
      await page.getByRole('banner').getByRole('link', { name: 'Legal Assistance' }).waitFor();
    },
  ],
  [
    'the viewer',
    '/apartment-for-sale/1',
    [360, 768, 1440],
    async (page) => {
      await page.getByRole('link', { name: '7 pictures' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the form with what is wrong',
    '/contact-us',
    [320, 360, 768, 1440],
    async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Name is required.').waitFor();
    },
  ],
  [
    'a question and what more there is',
    '/',
    [320, 360, 768, 1440],
    async (page) => {
      for (const summary of await page.locator('.disclosure > summary').all()) await summary.press('Enter');
      await expectSoon(() => page.locator('.faq details[open]').count(), 1);
    },
  ],
  [
    'all areas',
    '/SellProperty',
    [320, 360, 768, 1440],
    async (page) => {
      await page.getByText('Explore All Areas').click();
      await page.getByRole('region', { name: 'Where we sell' }).getByRole('link').first().waitFor();
    },
  ],
];

/** What each page owes to everyone, beyond standing there. */
export function accessibility(): void {
  test.each(STATES)('%s, opened, keeps nobody out', async (_name, path, widths, open) => {
    const page = await visit(path, { width: widths[0], height: 800, reducedMotion: 'reduce' });
    await open(page);
    await expectAccessible(page, widths);
  });

  test.each([
    ['the pictures of a home', '/apartment-for-sale/1', '.showcase-strip a', 360, 4],
    ['cards side by side', '/', '.rail article a', 360, 3],
    ['tabs', '/', '.tabs a', 200, 2],
    ['homes that are compared', '/compare?home=1&home=2&home=3&home=4', '.compare-scroll th a', 360, 7],
  ])(
    '%s go by under the keyboard in a narrow window, to the end and back',
    async (_what, path, of, width, steps) => {
      const page = await visit(path, { width, height: 640, reducedMotion: 'reduce' });
      await page.locator(of).first().focus();
      const [on, back] = of.startsWith('.tabs')
        ? (['ArrowRight', 'ArrowLeft'] as const)
        : (['Tab', 'Shift+Tab'] as const);
      expect(await hiddenWhileTabbing(page, on, steps)).toEqual([]);
      expect(await hiddenWhileTabbing(page, back, steps)).toEqual([]);
    },
  );

  test('the keyboard is seen upon the pictures that a home begins with', async () => {
    const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    const picture = page.locator('.showcase-one').nth(1);
    const before = await picture.screenshot();
    await page.locator('.showcase-one').first().focus();
    await page.keyboard.press('Tab');
    expect((await picture.screenshot()).equals(before)).toBe(false);
  });

  test('the description of the REST API is read on a phone, word by word', async () => {
    const page = await open({ width: 360, height: 800 });
    await page.goto(at('/api/docs'));
    const groups = page.locator('.opblock-tag small');
    await groups.first().waitFor();
    const widths = await groups.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(200);
  });

  describe('in the visitor’s own colours', () => {
    const forced = (path: string) => visit(path, { forcedColors: 'active', reducedMotion: 'reduce' });

    /** The colour of a line that marks something, and of the same line where nothing is marked. */
    const lines = (page: Page, marked: string, other: string) =>
      page.evaluate(
        (selectors) =>
          selectors.map((selector) => getComputedStyle(document.querySelector(selector)!).borderBottomColor),
        [marked, other],
      );

    test.each([
      ['/villa', 'the bar', '.group-name[data-current]', '.group-name:not([data-current])'],
      ['/villa?page=2', 'a pager', '.pager [aria-current]', '.pager a:not([aria-current])'],
    ])('at %s %s marks where one is', async (path, _what, marked, other) => {
      const [here, there] = await lines(await forced(path), marked, other);
      expect(here).not.toBe(there);
    });

    test('no sign in the bar is marked that is not the page’s', async () => {
      const page = await forced('/careers');
      const borders = await page
        .locator('.bar-sign')
        .evaluateAll((signs) => signs.map((sign) => getComputedStyle(sign).borderColor));
      const ground = await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
      expect(borders).toEqual([ground, ground]);
    });

    test('tabs mark the one that is open, and the progress is seen', async () => {
      const page = await forced('/');
      const colours = await page.evaluate(() => {
        const colour = (selector: string, pseudo?: string) =>
          getComputedStyle(document.querySelector(selector)!, pseudo).backgroundColor;
        return [colour('.tabs', '::after'), colour('.progress'), colour('body')];
      });
      expect(colours[0]).toBe(colours[1]);
      expect(colours[0]).not.toBe(colours[2]);
    });

    test('the keyboard is seen wherever it is', async () => {
      const page = await forced('/contact-us');
      for (let tabs = 0; tabs < 25; tabs++) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
          return `${outlineWidth} ${outlineStyle}`;
        });
        expect(outline).toBe('2px solid');
      }
    });
  });
}
