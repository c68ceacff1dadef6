import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fetchRows } from '../site/visitor.ts';
import { download } from './inbox.ts';
import { expectAnnounced, openScreen } from './staff.ts';

const RENTAL_APARTMENTS = '/admin/rentapartment';

const VALID_LINES = [
  'title,location,rent,bedrooms',
  'From a sheet one,Satwa,AED 1,2',
  'From a sheet two,Satwa,AED 2,',
];
const INVALID_LINES = [...VALID_LINES, ',Satwa,AED 3,1', 'From a sheet four,,,1'];

const chooseFile = (page: Page, lines: readonly string[]) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'listings.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
const fetchImported = async () =>
  (await fetchRows<{ title: string }>('/api/apartments')).filter(({ title }) =>
    title.startsWith('From a sheet'),
  );

/** Tests of CSV import and export. */
export function csvTests(): void {
  describe('a CSV file', () => {
    test('is validated first: each invalid line is reported, and nothing is stored', async () => {
      const page = await openScreen(RENTAL_APARTMENTS);
      await page.getByRole('button', { name: 'Import CSV' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import apartments for rent' });
      await chooseFile(page, INVALID_LINES);
      await expectAnnounced(page, '2 of 4 lines cannot be imported.');
      await dialog
        .getByRole('listitem')
        .filter({ hasText: /Line 4.*Title is required\./ })
        .waitFor();
      await dialog
        .getByRole('listitem')
        .filter({ hasText: /Line 5.*Location is required\./ })
        .waitFor();
      await chooseFile(page, ['title,place,rent', 'From a sheet one,Satwa,AED 1']);
      expect(await dialog.getByRole('combobox', { name: 'place' }).inputValue()).toBe('location');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expectAnnounced(page, '1 listing will be added.');
      expect(await fetchImported()).toEqual([]);
    });

    test('that is valid is imported, and exported in the order of the list', async () => {
      const page = await openScreen(RENTAL_APARTMENTS);
      await page.getByRole('button', { name: 'Import CSV' }).click();
      await chooseFile(page, VALID_LINES);
      await expectAnnounced(page, '2 listings will be added.');
      expect(await fetchImported()).toEqual([]);
      await page.getByRole('button', { name: 'Add 2' }).click();
      await expectAnnounced(page, '2 added.');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('cell', { name: 'From a sheet one', exact: true }).waitFor();

      await page.getByRole('searchbox', { name: 'Search' }).fill('sheet two');
      await expectAnnounced(page, '1–1 of 1');
      const { name, text } = await download(page, () =>
        page.getByRole('button', { name: 'Export CSV' }).click(),
      );
      expect(name).toMatch(/^apartments-for-rent-\d{4}-\d\d-\d\d\.csv$/);
      const [header, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
      expect(header).toMatch(
        /^title,location,bedrooms,bathrooms,size,reference,propertyType,.*,rent,publication,publishAt,unpublishAt,archiveReason,agent$/,
      );
      expect(lines).toEqual([
        expect.stringMatching(/^From a sheet two,Satwa,,,,M-\d{6},apartment,.*,al-satwa,.*,AED 2,draft,,,,$/),
      ]);
    });
  });
}
