import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { STAFF } from '../demo.ts';
import { at, post, expectEventually, queryWithToken, signIn } from '../site/visitor.ts';
import { openScreen } from './staff.ts';

/** Labels of the counts, with the list of the API and the screen of each. */
const COUNTS: [label: string, list: string, screen: string][] = [
  ['Apartments for sale', 'saleApartments', '/admin/apartmentforsale'],
  ['Villas for sale', 'saleVillas', '/admin/villasale'],
  ['Apartments for rent', 'rentalApartments', '/admin/rentapartment'],
  ['Villas for rent', 'rentalVillas', '/admin/rentvilla'],
  ['Properties', 'properties', '/admin/lxyProperty'],
  ['Latest projects', 'latestProjects', '/admin/latestProject'],
  ['Upcoming projects', 'upcomingProjects', '/admin/upcomingproject'],
  ['Blogs', 'blogs', '/admin/blogs'],
  ['Categories', 'categories', '/admin/DreamHouse'],
  ['Banners', 'banners', '/admin/banner'],
];

const card = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Tests of the dashboard. */
export function dashboardTests(): void {
  describe('the dashboard', () => {
    test('shows the number of records and links to their screens', async () => {
      const page = await openScreen('/admin/dashboard');
      const token = await signIn();
      for (const [label, list, screen] of COUNTS) {
        const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^\\d+\\s+${label}$`) });
        const response = await queryWithToken(token, `{ list: ${list} { total } }`);
        const { data } = (await response.json()) as { data: { list: { total: number } } };
        await expectEventually(async () => Number.parseInt(await link.innerText()), data.list.total);
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
