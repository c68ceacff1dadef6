import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { runAxe } from './axe.ts';
import { waitForPins } from './map-pins.ts';
import { address, at, waitForFrames, isChunkLoaded, open, expectEventually, visit } from './visitor.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' });
const pins = (page: Page) => map(page).locator('.map-pin').getByRole('button');
const clusters = (page: Page) => map(page).getByRole('button', { name: /homes, zoom in$/ });
const homePins = (page: Page) => map(page).getByRole('button', { name: /^AED [\d.]+[KM], / });
const card = (page: Page) => page.locator('.map-card');
const searchAreaButton = (page: Page) => page.getByRole('button', { name: 'Search this area' });
const count = async (page: Page) => Number.parseInt(await page.locator('#found').innerText(), 10);
const isFocused = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector), selector);
const pinNames = (page: Page) => pins(page).evaluateAll((all) => all.map((pin) => pin.ariaLabel));

/** Tests of the search results on a map. */
export function searchMapTests(): void {
  describe('on the map', () => {
    test('has a URL, is used with the keyboard alone and narrows the search to the visible area', async () => {
      const page = await visit('/search?purpose=sale');
      const all = await count(page);
      expect(await isChunkLoaded(page, 'interactive-map')).toBe(false);
      await page.getByRole('link', { name: 'Map', exact: true }).press('Enter');
      await expectEventually(async () => address(page), '/search?purpose=sale&view=map');
      await waitForPins(page);
      await expectEventually(async () => (await clusters(page).count()) > 1, true);
      expect(await runAxe(page)).toEqual([]);
      expect(await searchAreaButton(page).count()).toBe(0); // the map has not moved yet
      const listed = await page.locator('.search-list .card-title').allInnerTexts();

      // Zooming removes the focused pin, so the focus moves to the map.
      await clusters(page).first().press('Enter');
      await expectEventually(() => isFocused(page, '.map-view'), true);
      await searchAreaButton(page).waitFor();
      expect(await page.locator('.search-list .card-title').allInnerTexts()).toEqual(listed);
      await waitForPins(page);
      await expectEventually(async () => (await homePins(page).count()) > 0, true);

      const openedPin = await homePins(page).first().getAttribute('aria-label');
      await homePins(page).first().press('Enter');
      await card(page).getByRole('link').first().waitFor();
      await expectEventually(() => isFocused(page, '.map-card'), true);
      const isApproximate = openedPin!.includes('shown at its community');
      const cardText = await card(page).innerText();
      expect(cardText.includes('Shown in the middle of its community')).toBe(isApproximate);
      expect(await runAxe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectEventually(
        () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
        openedPin,
      );

      await searchAreaButton(page).press('Enter');
      await expectEventually(async () => new URL(page.url()).searchParams.has('within'), true);
      await expectEventually(async () => (await count(page)) < all, true);
      expect(await page.locator('.chip').allTextContents()).toContain('Without This part of the map');
      await page.reload();
      await expectEventually(async () => (await pins(page).count()) > 0, true);
      await page.goBack();
      await expectEventually(() => count(page), all);
      expect(address(page)).toBe('/search?purpose=sale&view=map');
    });

    test('is restored by Back with its position and the followed home', async () => {
      const page = await visit('/search?purpose=sale&view=map');
      await waitForPins(page);
      await expectEventually(async () => (await clusters(page).count()) > 1, true);
      await clusters(page).first().press('Enter');
      await searchAreaButton(page).waitFor();
      await waitForPins(page);
      await expectEventually(async () => (await homePins(page).count()) > 0, true);
      await homePins(page).first().press('Enter');
      const home = card(page).getByRole('link').first();
      const name = await home.innerText();
      await waitForFrames(page);
      const before = await pinNames(page);
      await home.click();
      await expectEventually(async () => address(page).includes('view=map'), false);
      await page.goBack();
      await expectEventually(() => home.innerText(), name);
      await expectEventually(() => pinNames(page), before);
      await expectEventually(() => searchAreaButton(page).count(), 1);
    });

    test('fits a phone in landscape', async () => {
      const page = await visit('/search?view=map', {
        width: 740,
        height: 360,
        isMobile: true,
        hasTouch: true,
      });
      const floatingTop = (await page.locator('.floating').boundingBox())!.y;
      await expectEventually(
        async () => (await page.locator('.search-map').boundingBox())!.height <= floatingTop,
        true,
      );
    });

    test("renders when the site's font fails to load", async () => {
      const page = await open({ allowedErrors: 'woff2' });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(at('/search?view=map'));
      await expectEventually(async () => (await pins(page).count()) > 0, true);
      await waitForFrames(page);
    });

    test('moves by drag and by keys, and shows the homes in a strip on a phone', async () => {
      const page = await visit('/search?view=map', { width: 360, height: 740, hasTouch: true });
      await waitForPins(page);
      expect(await page.locator('.search-list').isVisible()).toBe(false);
      // Without a response the pins stay the same when the map moves.
      await page.route('**/graphql', () => undefined);
      const pinOffset = async () => {
        const pinBox = await pins(page).first().boundingBox();
        const mapBox = await map(page).boundingBox();
        return Math.round(pinBox!.y - mapBox!.y);
      };
      const before = await pinOffset();
      await map(page).press('ArrowDown');
      await expectEventually(async () => before - (await pinOffset()), 120);
      await searchAreaButton(page).waitFor();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Zoom in', exact: true }).tap();
      await page.getByRole('link', { name: 'List', exact: true }).tap();
      await expectEventually(() => page.locator('.search-list').isVisible(), true);
      expect(await map(page).count()).toBe(0);
      expect(address(page)).toBe('/search');
    });

    test('that fails to load shows an error and can be retried', async () => {
      const page = await visit('/search', { allowedErrors: true });
      await page.route('**/interactive-map-*.js*', (route) => route.abort());
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      await page.getByText('The map cannot be shown just now. The homes are in the list.').waitFor();
      expect(await page.locator('.search-list').isVisible()).toBe(true);
      await page.unroute('**/interactive-map-*.js*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await map(page).waitFor();
    });

    test('shows the list when scripts are disabled', async () => {
      const page = await visit('/search?view=map', { javaScriptEnabled: false });
      expect(await page.locator('.search-list .card').count()).toBeGreaterThan(1);
      expect(await page.getByRole('link', { name: 'Map', exact: true }).isVisible()).toBe(false);
      await page.locator('.map-noscript').waitFor();
    });
  });
}
