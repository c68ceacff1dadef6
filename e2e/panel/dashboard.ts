import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { STAFF } from '../demo.ts';
import { at, post, expectEventually, fetchRows, signIn } from '../site/visitor.ts';
import { openScreen } from './staff.ts';

/** Labels of the counts, with the API list and the screen of each. */
const COUNTS: [label: string, api: string, screen: string][] = [
  ['Apartments for sale', '/api/apartments-for-sale', '/admin/apartmentforsale'],
  ['Villas for sale', '/api/villas-for-sale', '/admin/villasale'],
  ['Apartments for rent', '/api/apartments', '/admin/rentapartment'],
  ['Villas for rent', '/api/villas', '/admin/rentvilla'],
  ['Properties', '/api/properties', '/admin/lxyProperty'],
  ['Latest projects', '/api/latestprojects', '/admin/latestProject'],
  ['Upcoming projects', '/api/upcomingprojects', '/admin/upcomingproject'],
  ['Blogs', '/api/blogs', '/admin/blogs'],
  ['Categories', '/api/categories', '/admin/DreamHouse'],
  ['Banners', '/api/banners', '/admin/banner'],
];

const card = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Tests of the dashboard. */
export function dashboardTests(): void {
  describe('the dashboard', () => {
    test('shows the number of records and links to their screens', async () => {
      const page = await openScreen('/admin/dashboard');
      const headers = { authorization: `Bearer ${await signIn()}` };
      for (const [label, api, screen] of COUNTS) {
        const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^\\d+\\s+${label}$`) });
        const count = (await fetchRows(api, headers)).length;
        await expectEventually(async () => Number.parseInt(await link.innerText()), count);
        expect(await link.getAttribute('href')).toBe(screen);
      }
    });

    test('shows a new listing with its author and missing details', async () => {
      const villa = { title: 'Bare villa', location: 'Al Quoz', price: 'AED 1' };
      const [created] = await post<{ id: number }>('/api/villas-for-sale', [villa]);
      const page = await openScreen('/admin/dashboard');
      const changes = card(page, 'Recent changes');
      await changes.getByText(`by ${STAFF.email}`).first().waitFor();
      await changes.getByRole('link', { name: 'Bare villa' }).waitFor();
      const row = card(page, 'Incomplete listings').getByRole('listitem').filter({ hasText: 'Bare villa' });
      await row.getByText('No picture.').waitFor();
      const details = row.getByRole('link', { name: 'Add details to Bare villa' });
      expect(await details.getAttribute('href')).toBe(`/admin/sellvilldetails?of=${created!.id}`);
      await row.getByRole('link', { name: 'Bare villa', exact: true }).click();
      await page.waitForURL(at(`/admin/villasale?edit=${created!.id}`));
      const field = page.locator('form').getByRole('textbox', { name: 'Title' });
      await expectEventually(() => field.inputValue(), 'Bare villa');
    });
  });
}
