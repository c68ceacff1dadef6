import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, focused, soon, visit } from './visitor.ts';

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true } as const;

const bar = (page: Page) => page.getByRole('banner');
const sheet = (page: Page) => bar(page).getByRole('navigation', { name: 'Site, on small screens' });
const toggle = (page: Page) => bar(page).locator('summary', { hasText: 'Menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures/ });

/** Taps the sign of the menu where it is seen, as a finger does: nothing is scrolled for it. */
async function tapMenu(page: Page): Promise<void> {
  const { x, y, width, height } = (await toggle(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function openMenu(page: Page): Promise<void> {
  await tapMenu(page);
  await soon(() => sheet(page).isVisible(), true);
}

/** Whether the browser is left to do what a key means to it. */
const isLeft = (page: Page, key: string) =>
  page.evaluate((key) => {
    const press = { key, altKey: true, bubbles: true, cancelable: true };
    return document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', press));
  }, key);

/** What Back closes, and what it brings back. */
export function theWayBack(): void {
  describe('the menu of a phone', () => {
    test('is closed by Back, and the page stays', async () => {
      const page = await visit('/careers', PHONE);
      await page.evaluate(() => scrollTo(0, 300));
      await openMenu(page);
      await page.goBack();
      await soon(() => sheet(page).isVisible(), false);
      expect([address(page), await page.evaluate(() => scrollY)]).toEqual(['/careers', 300]);
    });

    test.each([
      ['its own link', (page: Page) => sheet(page).getByRole('link', { name: 'Contact Us' })],
      ['a link of the bar', (page: Page) => bar(page).getByRole('link', { name: 'Get In Touch' })],
    ])(
      'goes with the page when %s is followed, though its blank area was tapped before',
      async (_by, link) => {
        const page = await visit('/careers', PHONE);
        await openMenu(page);
        await page.touchscreen.tap(200, 800);
        await link(page).click();
        await soon(() => heading(page), 'Contact Us');
        expect(await sheet(page).isVisible()).toBe(false);
        await page.goBack();
        await soon(() => heading(page), 'Careers');
        expect(await sheet(page).isVisible()).toBe(false);
      },
    );

    test('bears being opened and closed in a hurry', async () => {
      const page = await visit('/careers', PHONE);
      const before = await page.evaluate(() => history.length);
      await toggle(page).dblclick();
      await soon(() => sheet(page).isVisible(), false);
      await openMenu(page);
      await tapMenu(page);
      await soon(() => sheet(page).isVisible(), false);
      expect(address(page)).toBe('/careers');
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    });
  });

  describe('the viewer', () => {
    test('is closed by Back, at the place one was', async () => {
      const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
      const link = page.locator('.picture-gallery a').first();
      await link.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      await link.click();
      await viewer(page).waitFor();
      expect(await isLeft(page, 'ArrowLeft')).toBe(true);
      await page.goBack();
      await soon(() => viewer(page).count(), 0);
      expect([address(page), await page.evaluate(() => scrollY)]).toEqual(['/apartment-for-sale/1', top]);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    test('closed twice in a hurry leaves the page where it is', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await page.getByRole('link', { name: /pictures$/ }).click();
      await viewer(page).waitFor();
      await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.viewer [aria-label=Close]')!;
        button.click();
        button.click();
      });
      await soon(() => viewer(page).count(), 0);
      expect(address(page)).toMatch(/^\/apartment-for-sale\//);
    });
  });

  test('Alt with an arrow belongs to the browser, in the bar and in the tabs too', async () => {
    const page = await visit('/');
    for (const one of [
      page.getByRole('tab', { name: 'Villas' }).first(),
      bar(page).getByRole('button', { name: 'Rent', exact: true }),
    ]) {
      await one.focus();
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home']) {
        expect([key, await isLeft(page, key)]).toEqual([key, true]);
      }
      expect(await one.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test('a group of the bar that a finger opened is closed by the next tap', async () => {
    const page = await visit('/careers', { width: 1180, height: 820, hasTouch: true });
    const buy = bar(page).getByRole('button', { name: 'Buy', exact: true });
    const entry = bar(page).getByRole('link', { name: 'Villa for Sale' });
    for (const seen of [true, false, true]) {
      await buy.tap();
      await soon(() => entry.isVisible(), seen);
    }
    await bar(page).getByRole('button', { name: 'Rent', exact: true }).tap();
    await soon(() => entry.isVisible(), false);
    expect(await focused(page)).toBe('Rent');
  });
}
