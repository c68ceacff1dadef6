import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  waitForFrames,
  focusedName,
  isChunkLoaded,
  expectEventually,
  visit,
  type PageOptions,
} from './visitor.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures/ });

/** The caption of the current picture in the viewer. */
const caption = (page: Page) =>
  viewer(page)
    .locator('.viewer-viewport')
    .evaluate((strip) => {
      const { left, width } = strip.getBoundingClientRect();
      const middle = left + width / 2;
      const current = [...strip.querySelectorAll('figure')].find((figure) => {
        const box = figure.getBoundingClientRect();
        return box.left < middle && box.right > middle;
      });
      return current?.querySelector('figcaption')?.textContent ?? null;
    });

const position = (page: Page) => viewer(page).locator('.viewer-bar span[aria-hidden]').innerText();

/** Swipes horizontally across the viewport. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', from + ((to - from) * step) / 8);
    await waitForFrames(page);
  }
  await touch('touchEnd');
  await session.detach();
}

/** Tests of detail pages: viewer, print and enquiry bar. */
export function detailTests(): void {
  describe('the viewer', () => {
    const openViewer = async (options: PageOptions = {}) => {
      const page = await visit('/apartment-for-sale/1', options);
      await page.getByRole('link', { name: '7 pictures' }).click();
      await viewer(page).waitFor();
      return page;
    };

    test('loads its code when a picture is opened, and shows that picture', async () => {
      const page = await visit('/apartment-for-sale/1');
      expect(await isChunkLoaded(page, 'viewer')).toBe(false);
      const second = page.getByRole('region', { name: 'Pictures' }).getByRole('link').nth(1);
      const file = await second.getAttribute('href');
      await second.click();
      await viewer(page).waitFor();
      expect(await isChunkLoaded(page, 'viewer')).toBe(true);
      await expectEventually(() => position(page), '2 / 7');
      expect(await viewer(page).locator('li').nth(1).locator('picture img').getAttribute('src')).toBe(file);
    });

    test('moves with the arrow keys, stops at both ends and returns the focus', async () => {
      const page = await openViewer();
      const first = await caption(page);
      await page.keyboard.press('ArrowRight');
      await expectEventually(() => position(page), '2 / 7');
      await expectEventually(async () => (await caption(page)) === first, false);
      await page.keyboard.press('End');
      await expectEventually(() => position(page), '7 / 7');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expectEventually(() => position(page), '6 / 7');
      await page.keyboard.press('Home');
      await expectEventually(() => position(page), '1 / 7');
      await expectEventually(() => caption(page), first);
      await page.keyboard.press('Escape');
      await expectEventually(() => viewer(page).count(), 0);
      await expectEventually(() => focusedName(page), '7 pictures');
    });

    test('moves with the arrow keys in the direction of reading', async () => {
      const page = await visit('/apartment-for-sale/1');
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await page.getByRole('link', { name: '7 pictures' }).click();
      await viewer(page).waitFor();
      await page.keyboard.press('ArrowLeft');
      await expectEventually(() => position(page), '2 / 7');
      await page.keyboard.press('ArrowRight');
      await expectEventually(() => position(page), '1 / 7');
    });

    test('counts every fast key press and click', async () => {
      const page = await openViewer();
      await page.evaluate(() => {
        const init = { key: 'ArrowRight', bubbles: true, cancelable: true };
        for (let times = 0; times < 4; times++) {
          document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
        }
        document.querySelector<HTMLElement>('.viewer [aria-label="Next picture"]')!.click();
      });
      await expectEventually(() => position(page), '6 / 7');
    });

    test('traps the focus and announces each picture', async () => {
      const page = await openViewer();
      for (let tabs = 0; tabs < 6; tabs++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('article, main a'))).toBeNull();
      }
      await viewer(page).getByRole('button', { name: 'Next picture' }).click();
      await expectEventually(() => position(page), '2 / 7');
      const announcement = viewer(page).getByRole('status').locator('.visually-hidden');
      await expectEventually(
        async () => (await announcement.innerText()) === `Picture 2 of 7: ${await caption(page)}`,
        true,
      );
      await viewer(page).getByRole('button', { name: 'Close' }).click();
      await expectEventually(() => viewer(page).count(), 0);
    });

    test('moves by swiping', async () => {
      const page = await openViewer({ width: 360, height: 740, hasTouch: true, isMobile: true });
      await swipe(page, { from: 300, to: 60 });
      await expectEventually(() => position(page), '2 / 7');
      await swipe(page, { from: 60, to: 300 });
      await expectEventually(() => position(page), '1 / 7');
    });
  });

  test.each(['/apartment-for-sale/1', '/villa-for-sale/19', '/rent-apartments/36', '/LuxuryDetails/1'])(
    'printed, %s shows pictures and facts but no controls',
    async (path) => {
      const page = await visit(path, { width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      const controls = page.locator(
        '.header .button, .header-groups, .menu, .floating, .enquiry-contacts, .enquiry-bar',
      );
      const visible = await controls.evaluateAll(
        (all) => all.filter((each) => each.checkVisibility()).length,
      );
      expect(visible).toBe(0);
      const footer = page.getByRole('contentinfo');
      expect(await footer.getByRole('listitem').filter({ visible: true }).count()).toBe(0);
      for (const name of ['h1', '.enquiry-price', '.fact-list', '.showcase img']) {
        expect([name, await page.locator(name).first().isVisible()]).toEqual([name, true]);
      }
    },
  );

  test('the price and Enquire stay at the bottom of a small viewport', async () => {
    const page = await visit('/apartment-for-sale/1', { width: 360, height: 740 });
    const enquire = page.locator('.enquiry-bar').getByRole('link', { name: 'Enquire' });
    const isInViewport = async () => {
      const { y, height } = (await enquire.boundingBox())!;
      return y + height <= 740 && y > 0;
    };
    expect(await isInViewport()).toBe(true);
    await page.evaluate(() => scrollTo(0, 900));
    await expectEventually(isInViewport, true);
  });

  test('the price bar has one line in a small viewport, and disappears when the form is in view', async () => {
    const page = await visit('/villa-for-sale/19', { width: 360, height: 740 });
    const price = page.locator('.enquiry-bar p');
    expect(await price.evaluate((paragraph) => paragraph.getClientRects()[0]!.height)).toBeLessThan(20);
    const isVisible = () =>
      page.locator('.enquiry-bar a').evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === link;
      });
    expect(await isVisible()).toBe(true);
    await page.locator('.enquire').evaluate((enquire) => {
      scrollTo(0, scrollY + enquire.getBoundingClientRect().top - 400);
    });
    await expectEventually(isVisible, false);
  });
}
