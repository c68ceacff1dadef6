import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { address, focusedName, post, expectEventually } from '../site/visitor.ts';
import { selectOption } from './editor.ts';
import {
  queryAsStaff,
  expectCount,
  blockApi,
  goToScreen,
  pictureFile,
  expectAnnounced,
  openScreen,
} from './staff.ts';

const VILLAS = '/admin/villasale';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (page: Page, label: string): Locator =>
  page.locator('form').getByRole('textbox', { name: label });

/** Tests of where the focus moves when the focused element disappears. */
export function focusTests(): void {
  describe('the focus', () => {
    test('moves to the field when its text, community or picture is cleared', async () => {
      const page = await openScreen(VILLAS);
      await page.getByRole('searchbox', { name: 'Search' }).fill('a');
      await button(page, 'Clear search').press('Enter');
      await expectEventually(() => focusedName(page), 'Search');

      const picture = await pictureFile('villa_noon', 310);
      await page.locator('form input[type=file]').setInputFiles(picture);
      await button(page, 'Remove villa_noon.jpg').press('Enter');
      await expectEventually(() => focusedName(page), 'Choose picture');

      await page.locator('summary').filter({ hasText: 'Location' }).click();
      const community = page.locator('form').getByRole('combobox', { name: 'Community' });
      await selectOption(page, community, 'Dubai Marina');
      await button(page, 'Clear community').press('Enter');
      await expectEventually(() => community.evaluate((input) => input === document.activeElement), true);
      await button(page, 'Set pin on a map').press('Enter');
      await button(page, 'Close map').waitFor();
      await expectEventually(() => focusedName(page), 'Close map');
    });

    test('moves to the form when a draft is discarded, and stays when that is undone', async () => {
      const page = await openScreen(VILLAS);
      await field(page, 'Title').fill('Half typed');
      await page.reload();
      await button(page, 'Discard').press('Enter');
      await expectEventually(() => focusedName(page), 'Add Villa');
      await button(page, 'Undo').press('Enter');
      await expectEventually(() => field(page, 'Title').inputValue(), 'Half typed');
      await expectEventually(() => focusedName(page), 'Add Villa');
      await button(page, 'Cancel').press('Enter');
      await expectEventually(() => focusedName(page), 'Add Villa');
    });

    test('moves to the row when its form closes after a conflict', async () => {
      const villa = { title: 'Changed by two', location: 'Dubai Marina', price: 'AED 1' };
      const [{ id }] = (await post<{ id: number }>('/api/villas-for-sale', [villa])) as [{ id: number }];
      const page = await openScreen(VILLAS);
      await button(page, 'Edit Changed by two').press('Enter');
      await expectEventually(() => field(page, 'Title').inputValue(), 'Changed by two');
      await field(page, 'Price').fill('AED 2');
      await queryAsStaff(`mutation { updateSaleVilla(id: ${id}, input: { price: "AED 3" }) { id } }`);
      await page.keyboard.press('Enter');
      await button(page, 'Keep theirs').click();
      await expectCount(page.getByRole('dialog'), 0);
      await expectEventually(() => focusedName(page), 'Edit Changed by two');
    });

    test('stays on the next-page button, also on the last page', async () => {
      const page = await openScreen(VILLAS);
      await button(page, 'Page 1').first().waitFor();
      const pages = await button(page, /^Page \d+$/).count();
      await goToScreen(page, `${VILLAS}?page=${pages - 1}`);
      const next = button(page, 'next page');
      await next.press('Enter');
      await expectEventually(() => next.getAttribute('aria-disabled'), 'true');
      expect(await focusedName(page)).toBe('next page');
      await page.keyboard.press('Enter');
      await page.goBack();
      await expectEventually(async () => address(page), `${VILLAS}?page=${pages - 1}`);
    });

    test('stays on the button while a CSV file is read and imported', async () => {
      const page = await openScreen(VILLAS);
      await button(page, 'Import CSV').click();
      await button(page, 'Choose a CSV file').focus();
      const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
      await page.locator('.import input[type=file]').setInputFiles(file);
      await button(page, 'Add 1').waitFor();
      expect(await focusedName(page)).toBe('Choose a CSV file');
      const reconnect = await blockApi(page);
      await button(page, 'Add 1').press('Enter');
      await page.getByRole('dialog').getByRole('alert').waitFor();
      expect(await focusedName(page)).toBe('Add 1');
      await reconnect();
      await page.keyboard.press('Enter');
      await expectAnnounced(page, '1 added.');
      await expectCount(page.getByRole('dialog'), 0);
      await expectEventually(() => focusedName(page), 'Import CSV');
    });
  });
}

const CSV = 'title,location,price\nImported by keyboard,Dubai Marina,"AED 1,000,000"\n';
