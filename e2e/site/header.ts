import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, waitForFrames, focusedName, expectEventually, visit } from './visitor.ts';

const bar = (page: Page) => page.getByRole('banner');
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const group = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** The visible entries of groups. */
const opened = (page: Page) => bar(page).locator('.header-group').getByRole('link').allInnerTexts();

const BUY = ['Apartment for Sale', 'Villa for Sale'];
const RENT = ['Apartment for Rent', 'Villa for Rent'];

const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo(0, top), top);

/** Tests of the header, the menu and the link to the top. */
export function headerTests(): void {
  describe('the header', () => {
    test('opens a group on hover, one at a time, and closes it when the pointer leaves', async () => {
      const page = await visit('/careers');
      expect(await opened(page)).toEqual([]);
      await group(page, 'Buy').hover();
      await expectEventually(() => opened(page), BUY);
      await group(page, 'Rent').hover();
      await expectEventually(() => opened(page), RENT);
      await page.mouse.move(700, 700);
      await expectEventually(() => opened(page), []);
    });

    test('opens a focused group, and closes it on Escape', async () => {
      const page = await visit('/careers');
      await group(page, 'Buy').focus();
      await expectEventually(() => opened(page), BUY);
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe('Apartment for Sale');
      await page.keyboard.press('Escape');
      await expectEventually(() => opened(page), []);
      expect(await focusedName(page)).toBe('Buy');
      expect(await group(page, 'Buy').getAttribute('aria-expanded')).toBe('false');
    });

    test('moves the focus with the arrow keys', async () => {
      const page = await visit('/careers');
      await group(page, 'Buy').focus();
      const walked: string[] = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
        await page.keyboard.press(key);
        walked.push(await focusedName(page));
      }
      expect(walked).toEqual([...BUY, BUY[0], 'Rent', 'Buy', 'Contact Us', 'Buy']);
    });

    test('closes when an entry is chosen, and marks the current page', async () => {
      const page = await visit('/careers');
      await group(page, 'Buy').hover();
      await entry(page, 'Villa for Sale').click();
      await page.getByRole('heading', { name: 'Villas for sale' }).waitFor();
      await expectEventually(() => opened(page), []);
      const marked = bar(page).locator('.header-groups [aria-current=page]');
      expect(await marked.allTextContents()).toEqual(['Villa for Sale']);
      expect(await group(page, 'Buy').getAttribute('data-current')).toBe('true');
      await page.mouse.move(700, 700);
      const mark = (name: string) =>
        group(page, name).evaluate((element) => getComputedStyle(element).borderBottomColor);
      expect(await mark('Buy')).not.toBe(await mark('Rent'));
      await entry(page, 'Blog').click();
      await expectEventually(() => marked.allTextContents(), ['Blog']);
      expect(await group(page, 'Buy').getAttribute('data-current')).toBeNull();
    });

    test('shows the scroll progress in per cent', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      const share = () =>
        page.evaluate(() => {
          const { width } = document.querySelector('.header-progress')!.getBoundingClientRect();
          return Math.round((100 * width) / innerWidth);
        });
      expect(await share()).toBe(0);
      for (const part of [0.25, 0.5, 1]) {
        await page.evaluate((part) => {
          const { scrollHeight, clientHeight } = document.documentElement;
          scrollTo(0, (scrollHeight - clientHeight) * part);
        }, part);
        await expectEventually(share, part * 100);
      }
    });

    test('has a stronger shadow when the page is scrolled past 100 pixels', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      const shadow = () => bar(page).evaluate((element) => getComputedStyle(element).boxShadow);
      const light = await shadow();
      await scroll(page, 100);
      await waitForFrames(page);
      expect(await shadow()).toBe(light);
      await scroll(page, 101);
      await expectEventually(async () => (await shadow()).includes('24px'), true);
      await scroll(page, 0);
      await expectEventually(shadow, light);
    });

    test('offers the skip link at the first Tab', async () => {
      const page = await visit('/apartmentSell');
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'main');
    });
  });

  test('Back to top appears past 300 pixels and moves the focus', async () => {
    const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
    const up = page.getByRole('button', { name: 'Back to top' });
    await scroll(page, 300);
    await waitForFrames(page);
    expect(await up.isVisible()).toBe(false);
    await scroll(page, 301);
    await up.click();
    await expectEventually(() => page.evaluate(() => scrollY), 0);
    await expectEventually(() => up.isVisible(), false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  describe('the menu in a small viewport', () => {
    const toggle = (page: Page) => bar(page).locator('summary', { hasText: 'Menu' });
    const fold = (page: Page, name: string) => bar(page).locator('summary', { hasText: name });
    const sheet = (page: Page) => bar(page).getByRole('navigation', { name: 'Site, on small screens' });
    const links = (page: Page) => sheet(page).getByRole('link').allInnerTexts();
    /** The links that are always shown, with the opened ones between them. */
    const among = (...opened: string[]) => ['Search homes', ...opened, 'Blog', 'Contact Us', 'Saved homes'];

    test('opens its groups independently of each other', async () => {
      const page = await visit('/careers', { width: 360, height: 800 });
      await expectEventually(() => sheet(page).isVisible(), false);
      await toggle(page).click();
      await expectEventually(() => links(page), among());
      await fold(page, 'Buy').click();
      await fold(page, 'Rent').click();
      await expectEventually(() => links(page), among(...BUY, ...RENT));
      await fold(page, 'Buy').click();
      await expectEventually(() => links(page), among(...RENT));
    });

    test('closes with its groups when an entry is chosen', async () => {
      const page = await visit('/careers', { width: 360, height: 800 });
      await toggle(page).click();
      await fold(page, 'Buy').click();
      await fold(page, 'Rent').click();
      await entry(page, 'Villa for Rent').click();
      await page.getByRole('heading', { name: 'Villas for rent' }).waitFor();
      expect(address(page)).toBe('/rent-villa');
      await expectEventually(() => sheet(page).isVisible(), false);
      await toggle(page).click();
      await expectEventually(() => links(page), among());
      await fold(page, 'Rent').click();
      const here = sheet(page).locator('[aria-current=page]');
      expect(await here.allTextContents()).toEqual(['Villa for Rent']);
    });

    test('closes on Escape and returns the focus', async () => {
      const page = await visit('/careers', { width: 360, height: 800 });
      await toggle(page).press('Enter');
      await fold(page, 'Services').press('Enter');
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe('Property Management');
      await page.keyboard.press('Escape');
      await expectEventually(() => sheet(page).isVisible(), false);
      expect(await focusedName(page)).toBe('Menu');
    });
  });
}
