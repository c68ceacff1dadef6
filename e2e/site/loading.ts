import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { waitForPins } from './map-pins.ts';
import { at, open, expectEventually, waitForHydration, visit } from './visitor.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

/** Fields that can be typed into before hydration. */
const FIELDS: readonly (readonly [path: string, name: string])[] = [
  ['/apartment-for-sale/1#enquire', 'name'],
  ['/apartment-for-sale/1#enquire', 'subject'],
  ['/LuxuryDetails/1', 'message'],
  ['/contact-us', 'email'],
  ['/search', 'words'],
];

/** Delays the scripts of a page. */
const delayScripts = (page: Page, milliseconds: number) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    await pause(milliseconds);
    await route.continue().catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });

/** Delays API responses until the returned function is called. */
async function delayApi(page: Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Tests of a page while it or a part of it loads. */
export function loadingTests(): void {
  describe('a field typed into while the page loads', () => {
    test.each(FIELDS)('at %s keeps every letter and the focus (%s)', async (path, name) => {
      const page = await open(REDUCED_MOTION);
      await delayScripts(page, 150);
      await page.goto(at(path), { waitUntil: 'commit' });
      const field = page.locator(`main [name=${name}]`).first();
      await field.click();
      const before = await field.inputValue();
      for (const letter of LETTERS) await page.keyboard.type(letter, { delay: 90 });
      await waitForHydration(page);
      await pause(500);
      const value = await field.inputValue();
      expect(value).toContain(LETTERS); // the click may put the caret anywhere
      expect(value.replace(LETTERS, '')).toBe(before);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(name);
    });
  });

  test('the current page of a list is dimmed while the next loads, which is then scrolled to', async () => {
    const page = await visit('/apartmentSell', REDUCED_MOTION);
    const release = await delayApi(page);
    const first = page.locator('.card-title').first();
    const before = await first.innerText();
    await page.locator('.pager-next').scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await page.locator('.pager-next').click();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    expect(await page.locator('.list').getAttribute('aria-busy')).toBe('true');
    await expectEventually(
      () => page.locator('.list').evaluate((list) => getComputedStyle(list).opacity),
      '0.5',
    );
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await first.innerText()).toBe(before);
    release();
    await expectEventually(async () => (await first.innerText()) === before, false);
    await expectEventually(() => page.evaluate(() => scrollY), 0);
    await expectEventually(() => page.getByRole('progressbar', { name: 'Loading' }).count(), 0);
  });

  test('the wheel scrolls the page over a map and shows a hint; with Ctrl it zooms the map', async () => {
    const page = await visit('/search?view=map', REDUCED_MOTION);
    const map = page.locator('.map-view');
    await map.hover();
    const pins = () => page.locator('.map-pin').allInnerTexts();
    await waitForPins(page);
    const before = await pins();
    expect(before).not.toEqual([]);
    await page.mouse.wheel(0, 120);
    await page.getByText('scroll to zoom the map').waitFor();
    await expectEventually(() => page.evaluate(() => scrollY > 0), true);
    expect(await pins()).toEqual(before);
    await map.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expectEventually(async () => (await pins()).join() === before.join(), false);
  });

  test('one finger on a map scrolls the page, two move the map', async () => {
    const phone = { width: 390, height: 844, isMobile: true, hasTouch: true, ...REDUCED_MOTION };
    const page = await visit('/search?view=map', phone);
    const map = page.locator('.map-view');
    await map.scrollIntoViewIfNeeded();
    await waitForPins(page);
    expect(await map.evaluate((view) => getComputedStyle(view).touchAction)).toBe('pan-x pan-y');
    const { x, y } = (await map.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const pinPosition = () => page.locator('.map-pin').first().boundingBox();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const twoFingers = (distance: number) => [
      { x: x + 100 + distance, y: y + 150 },
      { x: x + 200 + distance, y: y + 150 },
    ];
    const before = (await pinPosition())!;
    await touch('touchStart', twoFingers(0));
    for (let distance = 10; distance <= 80; distance += 10) await touch('touchMove', twoFingers(distance));
    await touch('touchEnd', []);
    await expectEventually(async () => Math.round((await pinPosition())!.x - before.x) > 40, true);
  });
}
