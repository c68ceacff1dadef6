import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectEventually, fetchRows } from '../site/visitor.ts';
import { queryAsStaff, expectAnnounced, openScreen } from './staff.ts';

const RENTAL_APARTMENTS = '/admin/rentapartment';

interface HomeData {
  home: Record<string, unknown>;
}

const factGroup = (page: Page, title: string) => page.locator('details').filter({ hasText: title });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Apartment' }).click();
  await expectAnnounced(page, 'Saved.');
}

/** Tests of a home's structured facts. */
export function factTests(): void {
  describe('the facts of a home', () => {
    test('are parsed from the typed rent and shown in the form', async () => {
      const [home] = await fetchRows<{ id: number }>('/api/apartments');
      const page = await openScreen(`${RENTAL_APARTMENTS}?edit=${home!.id}`);
      const rent = page.locator('form').getByLabel('Rent');
      await rent.fill('345,000 dirhams a year');
      await page.getByText('Read as AED 345,000 per year').waitFor();
      expect(await rent.evaluate((input) => input === document.activeElement)).toBe(true);
      await save(page);
      await page.goto(`${page.url().split('?')[0]!}?edit=${home!.id}`);
      await factGroup(page, 'Amount').getByText('AED 345,000, per year').waitFor();
    });

    test('are stored when community, pin, amenities and area are edited', async () => {
      const [home] = await fetchRows<{ id: number }>('/api/apartments');
      const page = await openScreen(`${RENTAL_APARTMENTS}?edit=${home!.id}`);
      await factGroup(page, 'Location').locator('summary').click();
      await page.getByRole('combobox', { name: 'Community' }).fill('dubai marin');
      await page.getByRole('option', { name: 'Dubai Marina' }).click();
      await page.getByRole('button', { name: 'Place pin at the community’s centre' }).click();
      await page.getByRole('button', { name: 'Set pin on a map' }).click();
      const latitude = page.getByLabel('Latitude');
      const initialLatitude = Number(await latitude.inputValue());
      await page.getByRole('button', { name: 'Pin: move it with the arrow keys' }).press('Shift+ArrowUp');
      await expectEventually(
        async () => Number(await latitude.inputValue()),
        Number((initialLatitude + 0.001).toFixed(6)),
      );
      await page.getByRole('region', { name: 'Location of the home' }).click({ position: { x: 60, y: 60 } });
      await expectEventually(async () => Number(await latitude.inputValue()) > initialLatitude + 0.001, true);
      await factGroup(page, 'Views and amenities').locator('summary').click();
      await page.getByText('Pets allowed').click();
      await factGroup(page, 'Rooms and size').locator('summary').click();
      await page.getByLabel('Built-up area').fill('١٬٢٠٠');
      await page.getByText('111.5 m²').waitFor();
      await save(page);
      const query = `{ home: rentalApartment(id: ${home!.id}) { size placeId latitude amenities builtUpArea } }`;
      const fetchHome = async () => (await queryAsStaff<HomeData>(query)).home;
      await expectEventually(async () => (await fetchHome()).builtUpArea, 11_148);
      const stored = await fetchHome();
      expect(stored).toMatchObject({ size: '1,200 sq ft', placeId: 'dubai-marina' });
      expect(stored.latitude).toBeGreaterThan(25);
      expect(stored.amenities).toContain('PETS_ALLOWED');
    });

    test('a community is chosen when its full name is typed', async () => {
      const [home] = await fetchRows<{ id: number }>('/api/apartments');
      const page = await openScreen(`${RENTAL_APARTMENTS}?edit=${home!.id}`);
      await factGroup(page, 'Location').locator('summary').click();
      const community = page.getByRole('combobox', { name: 'Community' });
      await community.fill('mirdif');
      await page.getByRole('option', { name: 'Mirdif' }).waitFor();
      await community.press('Tab');
      await expectEventually(() => community.inputValue(), 'Mirdif');
      expect(await page.getByText('The communities could not be loaded.').count()).toBe(0);
    });

    test('that need review are confirmed with Enter', async () => {
      const input = { title: 'Villa by the quay', location: 'Marsa Dubai', price: 'AED 9,500,000' };
      const created = await queryAsStaff<{ home: { id: string } }>(
        'mutation ($input: SaleVillaInput!) { home: createSaleVilla(input: $input) { id } }',
        { input },
      );
      const page = await openScreen('/admin/dashboard');
      const confirm = page.getByRole('button', { name: 'Confirm location of Villa by the quay' });
      await confirm.press('Enter');
      await confirm.waitFor({ state: 'detached' });
      const query = `{ home: saleVilla(id: ${created.home.id}) { location placeId textsToReview { field } } }`;
      const confirmed = { location: 'Dubai Marina', placeId: 'dubai-marina', textsToReview: [] };
      await expectEventually(
        async () => JSON.stringify((await queryAsStaff<HomeData>(query)).home),
        JSON.stringify(confirmed),
      );
    });
  });
}

/** Tests of a map whose script fails to load while the form has unsaved changes. */
export function mapReloadTests(): void {
  describe('the map of a form', () => {
    test('loads after a reload for a new version, which keeps the draft', async () => {
      const page = await openScreen('/admin/villasale', { allowedErrors: true });
      const title = page.locator('form').getByRole('textbox', { name: 'Title' });
      const openMap = async () => {
        await factGroup(page, 'Location').locator('summary').click();
        await page.getByRole('button', { name: 'Set pin on a map' }).click();
      };
      await page.route('**/pin-map-*.js', (route) => route.fulfill({ status: 404 }));
      await title.fill('Typed before the new version');
      await openMap();
      await expectAnnounced(page, 'The map could not be loaded. Try again.');
      page.once('dialog', (dialog) => void dialog.accept());
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Set pin on a map' }).click();
      await reloaded;
      await page.unroute('**/pin-map-*.js');
      await expectEventually(() => title.inputValue(), 'Typed before the new version');
      await openMap();
      await page.getByRole('button', { name: 'Close map' }).waitFor();
    });

    test('can be retried when the reload is cancelled to keep the draft', async () => {
      const page = await openScreen('/admin/villasale', { allowedErrors: true });
      await page.route('**/pin-map-*.js', (route) => route.fulfill({ status: 404 }));
      await page.locator('form').getByRole('textbox', { name: 'Title' }).fill('Not to be left');
      await factGroup(page, 'Location').locator('summary').click();
      await page.getByRole('button', { name: 'Set pin on a map' }).click();
      const error = page.getByText('The map could not be loaded. Try again.');
      for (const attempt of [1, 2]) {
        await error.waitFor();
        const confirmation = page.waitForEvent('dialog');
        page.once('dialog', (dialog) => void dialog.dismiss());
        await page.getByRole('button', { name: 'Set pin on a map' }).click();
        expect([attempt, (await confirmation).type()]).toEqual([attempt, 'beforeunload']);
      }
      await error.waitFor();
    });
  });
}
