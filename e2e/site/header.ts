import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, waitForFrames, focusedName, expectEventually, visit } from './visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const entryLink = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const groupButton = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });

/** The visible entries of all groups. */
const visibleEntries = (page: Page) =>
  header(page).locator('.header-group').getByRole('link').allInnerTexts();

const BUY = ['Apartment for Sale', 'Villa for Sale'];
const RENT = ['Apartment for Rent', 'Villa for Rent'];

const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo(0, top), top);

/** Tests of the header, the menu and the link to the top. */
export function headerTests(): void {
  describe('the header', () => {
    test('opens a group on hover, one at a time, and closes it when the pointer leaves', async () => {
      const page = await visit('/careers');
      expect(await visibleEntries(page)).toEqual([]);
      await groupButton(page, 'Buy').hover();
      await expectEventually(() => visibleEntries(page), BUY);
      await groupButton(page, 'Rent').hover();
      await expectEventually(() => visibleEntries(page), RENT);
      await page.mouse.move(700, 700);
      await expectEventually(() => visibleEntries(page), []);
    });

    test('opens a focused group, and closes it on Escape', async () => {
      const page = await visit('/careers');
      await groupButton(page, 'Buy').focus();
      await expectEventually(() => visibleEntries(page), BUY);
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe('Apartment for Sale');
      await page.keyboard.press('Escape');
      await expectEventually(() => visibleEntries(page), []);
      expect(await focusedName(page)).toBe('Buy');
      expect(await groupButton(page, 'Buy').getAttribute('aria-expanded')).toBe('false');
    });

    test('moves the focus with the arrow keys', async () => {
      const page = await visit('/careers');
      await groupButton(page, 'Buy').focus();
      const focused: string[] = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
        await page.keyboard.press(key);
        focused.push(await focusedName(page));
      }
      expect(focused).toEqual([...BUY, BUY[0], 'Rent', 'Buy', 'Contact Us', 'Buy']);
    });

    test('closes when an entry is chosen, and marks the current page', async () => {
      const page = await visit('/careers');
      await groupButton(page, 'Buy').hover();
      await entryLink(page, 'Villa for Sale').click();
      await page.getByRole('heading', { name: 'Villas for sale' }).waitFor();
      await expectEventually(() => visibleEntries(page), []);
      const currentLink = header(page).locator('.header-groups [aria-current=page]');
      await expectEventually(() => currentLink.allTextContents(), ['Villa for Sale']);
      expect(await groupButton(page, 'Buy').getAttribute('data-current')).toBe('true');
      await page.mouse.move(700, 700);
      const borderColour = (name: string) =>
        groupButton(page, name).evaluate((element) => getComputedStyle(element).borderBottomColor);
      expect(await borderColour('Buy')).not.toBe(await borderColour('Rent'));
      await entryLink(page, 'Blog').click();
      await expectEventually(() => currentLink.allTextContents(), ['Blog']);
      expect(await groupButton(page, 'Buy').getAttribute('data-current')).toBeNull();
    });

    test('shows the scroll progress in per cent', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      const progress = () =>
        page.evaluate(() => {
          const { width } = document.querySelector('.header-progress')!.getBoundingClientRect();
          return Math.round((100 * width) / innerWidth);
        });
      expect(await progress()).toBe(0);
      for (const fraction of [0.25, 0.5, 1]) {
        await page.evaluate((fraction) => {
          const { scrollHeight, clientHeight } = document.documentElement;
          scrollTo(0, (scrollHeight - clientHeight) * fraction);
        }, fraction);
        await expectEventually(progress, fraction * 100);
      }
    });

    test('has a stronger shadow when the page is scrolled past 100 pixels', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      const shadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow);
      const initialShadow = await shadow();
      await scroll(page, 100);
      await waitForFrames(page);
      expect(await shadow()).toBe(initialShadow);
      await scroll(page, 101);
      await expectEventually(async () => (await shadow()).includes('24px'), true);
      await scroll(page, 0);
      await expectEventually(shadow, initialShadow);
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
    const backToTop = page.getByRole('button', { name: 'Back to top' });
    await scroll(page, 300);
    await waitForFrames(page);
    expect(await backToTop.isVisible()).toBe(false);
    await scroll(page, 301);
    await backToTop.click();
    await expectEventually(() => page.evaluate(() => scrollY), 0);
    await expectEventually(() => backToTop.isVisible(), false);
    await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'main');
  });

  describe('the menu in a small viewport', () => {
    const menuButton = (page: Page) => header(page).locator('summary', { hasText: 'Menu' });
    const menuGroup = (page: Page, name: string) => header(page).locator('summary', { hasText: name });
    const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Site, on small screens' });
    const menuLinks = (page: Page) => menu(page).getByRole('link').allInnerTexts();
    /** The links that are always visible, with the entries of open groups between them. */
    const linksWith = (...entries: string[]) => [
      'Search homes',
      ...entries,
      'Blog',
      'Contact Us',
      'Saved homes',
    ];

    test('opens its groups independently of each other', async () => {
      const page = await visit('/careers', { width: 360, height: 800 });
      await expectEventually(() => menu(page).isVisible(), false);
      await menuButton(page).click();
      await expectEventually(() => menuLinks(page), linksWith());
      await menuGroup(page, 'Buy').click();
      await menuGroup(page, 'Rent').click();
      await expectEventually(() => menuLinks(page), linksWith(...BUY, ...RENT));
      await menuGroup(page, 'Buy').click();
      await expectEventually(() => menuLinks(page), linksWith(...RENT));
    });

    test('closes with its groups when an entry is chosen', async () => {
      const page = await visit('/careers', { width: 360, height: 800 });
      await menuButton(page).click();
      await menuGroup(page, 'Buy').click();
      await menuGroup(page, 'Rent').click();
      await entryLink(page, 'Villa for Rent').click();
      await page.getByRole('heading', { name: 'Villas for rent' }).waitFor();
      expect(address(page)).toBe('/rent-villa');
      await expectEventually(() => menu(page).isVisible(), false);
      await menuButton(page).click();
      await expectEventually(() => menuLinks(page), linksWith());
      await menuGroup(page, 'Rent').click();
      const currentLink = menu(page).locator('[aria-current=page]');
      expect(await currentLink.allTextContents()).toEqual(['Villa for Rent']);
    });

    test('closes on Escape and returns the focus', async () => {
      const page = await visit('/careers', { width: 360, height: 800 });
      await menuButton(page).press('Enter');
      await menuGroup(page, 'Services').press('Enter');
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe('Property Management');
      await page.keyboard.press('Escape');
      await expectEventually(() => menu(page).isVisible(), false);
      expect(await focusedName(page)).toBe('Menu');
    });
  });
}
