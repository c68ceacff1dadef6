import { describe, test } from '@jest/globals';
import { at, post } from '../site/visitor.ts';
import { selectOption } from './editor.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { queryAsStaff, expectAnnounced, sidebar, openScreen } from './staff.ts';

/** Lists and their delete mutations; child records are deleted with their parents. */
const DELETE_MUTATIONS: Record<string, string> = {
  banners: 'deleteBanners',
  properties: 'deleteProperties',
  latestProjects: 'deleteLatestProjects',
  blogs: 'deleteBlogs',
  categories: 'deleteCategories',
  upcomingProjects: 'deleteUpcomingProjects',
  rentalVillas: 'deleteRentalVillas',
  rentalApartments: 'deleteRentalApartments',
  saleApartments: 'deleteSaleApartments',
  saleVillas: 'deleteSaleVillas',
};

/** A record without children for each list that has a parent selector. */
const PARENTS_WITHOUT_CHILDREN: Record<string, Record<string, string>> = {
  '/api/properties': { title: 'Alone', location: 'Nowhere', price: 'AED 0', type: 'Villas' },
  '/api/latestprojects': { title: 'Alone', location: 'Nowhere', price: 'AED 0', category: 'Villas' },
  '/api/apartments-for-sale': { title: 'Alone', location: 'Nowhere', price: 'AED 0' },
  '/api/villas-for-sale': { title: 'Alone', location: 'Nowhere', price: 'AED 0' },
};

async function deleteAll(): Promise<void> {
  for (const [list, remove] of Object.entries(DELETE_MUTATIONS)) {
    const all = `{ rows: ${list}(limit: 100) { items { id } } }`;
    const { rows } = await queryAsStaff<{ rows: { items: { id: string }[] } }>(all);
    const ids = rows.items.map(({ id }) => id);
    if (ids.length > 0) await queryAsStaff(`mutation ($ids: [ID!]!) { ${remove}(ids: $ids) }`, { ids });
  }
}

/** Tests of empty lists. They delete all records, so they run last. */
export function emptyStateTests(): void {
  describe('without records', () => {
    test('every screen shows its empty state', async () => {
      await deleteAll();
      const page = await openScreen('/admin/dashboard');
      const expectEmptyState = async ({ entry, path, parent, emptyText }: Screen) => {
        await sidebar(page).getByRole('link', { name: entry, exact: true }).click();
        await page.waitForURL(at(path));
        if (parent?.selectedIn === 'screen') {
          await selectOption(page, page.getByRole('combobox', { name: parent.label }), 'Alone');
        }
        await expectAnnounced(page, emptyText);
      };
      const hasParentSelector = ({ parent }: Screen) => parent?.selectedIn === 'screen';
      for (const screen of SCREENS) if (!hasParentSelector(screen)) await expectEmptyState(screen);
      for (const [api, parent] of Object.entries(PARENTS_WITHOUT_CHILDREN)) await post(api, [parent]);
      for (const screen of SCREENS.filter(hasParentSelector)) await expectEmptyState(screen);
    });
  });
}
