import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { at, open, openSite, expectEventually, waitForHydration } from './visitor.ts';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png?key=abc';

const LAND_COLOUR = { r: 192, g: 64, b: 128 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' });
const pins = (page: Page) => map(page).locator('.map-pin').getByRole('button');

/** Returns the RGB colour of a point of the map without a pin. */
async function mapColour(page: Page): Promise<number[]> {
  const { x, y } = (await map(page).boundingBox())!;
  const picture = await page.screenshot({ clip: { x: x + 12, y: y + 12, width: 1, height: 1 } });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

/** Tests of the map with a tile provider. */
export function tileMapTests(): void {
  openSite({
    settings: {
      MAP_TILES_URL: TILES,
      MAP_TILES_ATTRIBUTION: '<a href="https://tiles.example/copyright">© Tiles Example</a>',
    },
  });

  /** Opens the map of the search; `handler` responds to requests to the provider. */
  async function openMap(handler: (route: Route) => Promise<void>): Promise<Page> {
    const page = await open({ allowedErrors: /tiles\.example/ });
    await page.route('https://tiles.example/**', handler);
    await page.goto(at('/search'));
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expectEventually(async () => (await pins(page).count()) > 1, true);
    return page;
  }

  test('shows tiles under the pins, with their attribution', async () => {
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: LAND_COLOUR } })
      .png()
      .toBuffer();
    const requests: string[] = [];
    const page = await openMap((route) => {
      requests.push(route.request().url());
      return route.fulfill({ body: tile, contentType: 'image/png' });
    });
    await expectEventually(() => mapColour(page), Object.values(LAND_COLOUR));
    for (const url of requests)
      expect(url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png\?key=abc$/);
    await page.getByRole('link', { name: '© Tiles Example' }).waitFor();
    expect(await map(page).getByText('Downtown').count()).toBe(0);
    await map(page).press('ArrowDown');
    await expectEventually(() => mapColour(page), Object.values(LAND_COLOUR));
  });

  test('shows the drawn city when tiles fail to load', async () => {
    let isAborted = false;
    const page = await openMap((route) => {
      isAborted = true;
      return route.abort();
    });
    await expectEventually(async () => isAborted, true);
    await map(page).getByText('Downtown').waitFor();
    expect(await mapColour(page)).not.toEqual(Object.values(LAND_COLOUR));
  });
}
