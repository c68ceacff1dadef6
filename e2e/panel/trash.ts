import { expect, test } from '@jest/globals';
import { confirmDialog, expectAnnounced, expectCount, openScreen, queryAsStaff } from './staff.ts';
import { at, expectEventually } from '../site/visitor.ts';

/** Tests of the trash, which must be empty before. */
export function trashTests(): void {
  test('restores a deleted villa to the site, and deletes another for good after a confirmation', async () => {
    const villas = ['Returning villa', 'Leaving villa'];
    const ids: string[] = [];
    for (const title of villas) {
      const { createSaleVilla } = await queryAsStaff<{ createSaleVilla: { id: string } }>(
        'mutation ($title: String!) { createSaleVilla(input: { title: $title, location: "Palm Jumeirah", price: "AED 9" }) { id } }',
        { title },
      );
      ids.push(createSaleVilla.id);
    }
    await queryAsStaff('mutation ($ids: [ID!]!) { deleteSaleVillas(ids: $ids) }', { ids });
    const status = async (id: string) => (await fetch(at(`/villa-for-sale/${id}`))).status;
    expect(await status(ids[0]!)).toBe(404);

    const page = await openScreen('/admin/trash');
    const rows = page.getByRole('region', { name: 'Trash' }).getByRole('listitem');
    await expectCount(rows.filter({ hasText: 'Villas for sale' }).filter({ hasText: '30 days left' }), 2);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectEventually(
        () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        true,
      );
    }

    const restore = page.getByRole('button', { name: 'Restore Returning villa' });
    await restore.press('Enter');
    await expectAnnounced(page, 'Restored “Returning villa”.');
    await restore.waitFor({ state: 'detached' });
    expect(await status(ids[0]!)).toBe(200);

    await page.getByRole('button', { name: 'Delete Leaving villa for good' }).click();
    await confirmDialog(page, 'Delete “Leaving villa” for good?', 'Delete for good');
    await expectAnnounced(page, 'Deleted “Leaving villa” for good.');
    await page.getByText('The trash is empty.').waitFor();
  });
}
