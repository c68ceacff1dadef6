import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findHiddenFocus, expectAccessible } from './axe.ts';
import { at, open, expectEventually, visit } from './visitor.ts';

/** States of a page: name, path, widths and how to reach the state. */
const STATES: [name: string, path: string, widths: number[], open: (page: Page) => Promise<void>][] = [
  [
    'the header with an open group',
    '/villa',
    [1440],
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Buy', exact: true }).hover();
      await page.getByRole('banner').getByRole('link', { name: 'Villa for Sale', exact: true }).waitFor();
    },
  ],
  [
    'the menu with open groups',
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
    'the form with error messages',
    '/contact-us',
    [320, 360, 768, 1440],
    async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Name is required.').waitFor();
    },
  ],
  [
    'an open question and an open list of more projects',
    '/',
    [320, 360, 768, 1440],
    async (page) => {
      for (const summary of await page.locator('.disclosure > summary').all()) await summary.press('Enter');
      await expectEventually(() => page.locator('.faq details[open]').count(), 1);
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

/** Tests of opened states, keyboard focus and forced colours. */
export function accessibilityTests(): void {
  test.each(STATES)('%s is accessible', async (_name, path, widths, open) => {
    const page = await visit(path, { width: widths[0], height: 800, reducedMotion: 'reduce' });
    await open(page);
    await expectAccessible(page, widths);
  });

  test.each([
    ['the pictures of a home', '/apartment-for-sale/1', '.showcase-strip a', 360, 4],
    ['cards side by side', '/', '.list-rail article a', 360, 3],
    ['tabs', '/', '.tabs a', 200, 2],
    ['homes that are compared', '/compare?home=1&home=2&home=3&home=4', '.compare-scroll th a', 360, 7],
  ])(
    '%s scroll into view when they are focused in a narrow window, forwards and backwards',
    async (_name, path, items, width, steps) => {
      const page = await visit(path, { width, height: 640, reducedMotion: 'reduce' });
      await page.locator(items).first().focus();
      const [on, back] = items.startsWith('.tabs')
        ? (['ArrowRight', 'ArrowLeft'] as const)
        : (['Tab', 'Shift+Tab'] as const);
      expect(await findHiddenFocus(page, on, steps)).toEqual([]);
      expect(await findHiddenFocus(page, back, steps)).toEqual([]);
    },
  );

  test('the focus is visible on the pictures at the top of a home', async () => {
    const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    const picture = page.locator('.showcase-one').nth(1);
    const before = await picture.screenshot();
    await page.locator('.showcase-one').first().focus();
    await page.keyboard.press('Tab');
    expect((await picture.screenshot()).equals(before)).toBe(false);
  });

  test('the descriptions of the REST documentation are not squeezed on a phone', async () => {
    const page = await open({ width: 360, height: 800 });
    await page.goto(at('/api/docs'));
    const groups = page.locator('.opblock-tag small');
    await groups.first().waitFor();
    const widths = await groups.evaluateAll((all) => all.map((group) => group.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(200);
  });

  describe('in forced colours', () => {
    const visitForced = (path: string) => visit(path, { forcedColors: 'active', reducedMotion: 'reduce' });

    /** Border colours of a marked and of an unmarked element. */
    const borderColours = (page: Page, marked: string, other: string) =>
      page.evaluate(
        (selectors) =>
          selectors.map((selector) => getComputedStyle(document.querySelector(selector)!).borderBottomColor),
        [marked, other],
      );

    test.each([
      ['/villa', 'the header', '.header-group-name[data-current]', '.header-group-name:not([data-current])'],
      ['/villa?page=2', 'a pager', '.pager [aria-current]', '.pager a:not([aria-current])'],
    ])('at %s %s marks the current page', async (path, _component, marked, other) => {
      const [markedColour, otherColour] = await borderColours(await visitForced(path), marked, other);
      expect(markedColour).not.toBe(otherColour);
    });

    test('the header marks no icon on a page that no icon links to', async () => {
      const page = await visitForced('/careers');
      const borders = await page
        .locator('.header-icon')
        .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).borderColor));
      const background = await page
        .locator('.header')
        .evaluate((header) => getComputedStyle(header).backgroundColor);
      expect(borders).toEqual([background, background]);
    });

    test('tabs mark the selected one, and the progress is visible', async () => {
      const page = await visitForced('/');
      const colours = await page.evaluate(() => {
        const colour = (selector: string, pseudo?: string) =>
          getComputedStyle(document.querySelector(selector)!, pseudo).backgroundColor;
        return [colour('.tabs', '::after'), colour('.header-progress'), colour('body')];
      });
      expect(colours[0]).toBe(colours[1]);
      expect(colours[0]).not.toBe(colours[2]);
    });

    test('the focus is visible on every element', async () => {
      const page = await visitForced('/contact-us');
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
