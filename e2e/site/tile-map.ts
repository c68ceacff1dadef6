import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { at, isChunkLoaded, open, openSite, expectEventually, waitForHydration } from './visitor.ts';

const ADDRESS = 'https://tiles.example/style.json?key=abc';

const LAND_COLOUR = [192, 64, 128];

/** Style of a tile provider: land of one colour, and an attribution. */
const STYLE = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      attribution: '<a href="https://tiles.example/copyright">© Tiles Example</a>',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [50, 20],
            [60, 20],
            [60, 30],
            [50, 30],
            [50, 20],
          ],
        ],
      },
    },
  },
  layers: [
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': `rgb(${LAND_COLOUR.join()})` } },
  ],
};

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
  openSite({ settings: { MAP_STYLE_URL: ADDRESS }, args: ['--enable-unsafe-swiftshader'] });

  /** Opens the map of the search; `handler` responds to requests to the provider. */
  async function openMap(handler: (route: Route) => Promise<void>): Promise<Page> {
    const page = await open({ allowedErrors: /GPU stall|tiles\.example/ });
    await page.route('https://tiles.example/**', handler);
    await page.goto(at('/search'));
    await waitForHydration(page);
    expect(await isChunkLoaded(page, 'tile-base-map')).toBe(false);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expectEventually(async () => (await pins(page).count()) > 1, true);
    await expectEventually(() => isChunkLoaded(page, 'tile-base-map'), true);
    return page;
  }

  test('is shown under the pins, loaded when a map is opened, and attributed', async () => {
    const requests: string[] = [];
    const page = await openMap((route) => {
      requests.push(route.request().url());
      return route.fulfill({ json: STYLE, headers: { 'access-control-allow-origin': '*' } });
    });
    await expectEventually(() => mapColour(page), LAND_COLOUR);
    expect(requests).toEqual([ADDRESS]);
    await page.getByRole('link', { name: '© Tiles Example' }).waitFor();
    await map(page).press('ArrowDown');
    await expectEventually(() => mapColour(page), LAND_COLOUR);
  });

  test('that fails to load leaves the own map under the pins', async () => {
    let isAborted = false;
    const page = await openMap((route) => {
      isAborted = true;
      return route.abort();
    });
    await expectEventually(async () => isAborted, true);
    await expectEventually(() => page.locator('.map-tiles').count(), 0);
    expect(await page.locator('.map-view canvas').count()).toBe(1);
    expect(await mapColour(page)).not.toEqual(LAND_COLOUR);
  });
}
