import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { address, focused, post, soon } from '../site/visitor.ts';
import { choose } from './editor.ts';
import { ask, count, cutOff, go, photograph, said, work } from './staff.ts';

const VILLAS = '/admin/villasale';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (page: Page, label: string): Locator =>
  page.locator('form').getByRole('textbox', { name: label });

/** Presses what the keyboard has been led to. */
async function press(what: Locator): Promise<void> {
  await what.focus();
  await what.page().keyboard.press('Enter');
}

/** Whoever has no pointer goes on where they were, though what they pressed goes away. */
export function keys(): void {
  describe('the keyboard', () => {
    test('is at the field whose words, place or picture it took away', async () => {
      const page = await work(VILLAS);
      await page.getByRole('searchbox', { name: 'Search' }).fill('a');
      await press(button(page, 'Clear search'));
      await soon(() => focused(page), 'Search');

      const picture = await photograph('villa_noon', 310);
      await page.locator('form input[type=file]').setInputFiles(picture);
      await press(button(page, 'Remove villa_noon.jpg'));
      await soon(() => focused(page), 'Choose picture');

      await page.locator('summary').filter({ hasText: 'Where it is' }).click();
      const place = page.locator('form').getByRole('combobox', { name: 'Place' });
      await choose(page, place, 'Dubai Marina');
      await press(button(page, 'Clear place'));
      await soon(() => place.evaluate((input) => input === document.activeElement), true);
      await press(button(page, 'Set it on a map'));
      await button(page, 'Close the map').waitFor();
      await soon(() => focused(page), 'Close the map');
    });

    test('is at the form from which a draft was thrown away, and where it was before that was undone', async () => {
      const page = await work(VILLAS);
      await field(page, 'Title').fill('Half typed');
      await page.reload();
      await press(button(page, 'Discard'));
      await soon(() => focused(page), 'Add Villa');
      await press(button(page, 'Undo'));
      await soon(() => field(page, 'Title').inputValue(), 'Half typed');
      await soon(() => focused(page), 'Add Villa');
      await press(button(page, 'Cancel'));
      await soon(() => focused(page), 'Add Villa');
    });

    test('is at the row whose form was closed by what somebody else saved', async () => {
      const words = { title: 'Changed by two', location: 'Dubai Marina', price: 'AED 1' };
      const [{ id }] = (await post<{ id: number }>('/api/villas-for-sale', [words])) as [{ id: number }];
      const page = await work(VILLAS);
      await press(button(page, 'Edit Changed by two'));
      await soon(() => field(page, 'Title').inputValue(), 'Changed by two');
      await field(page, 'Price').fill('AED 2');
      await ask(`mutation { updateSaleVilla(id: ${id}, input: { price: "AED 3" }) { id } }`);
      await page.keyboard.press('Enter');
      await button(page, 'Keep theirs').click();
      await count(page.getByRole('dialog'), 0);
      await soon(() => focused(page), 'Edit Changed by two');
    });

    test('is at the way on to the next page, also on the last', async () => {
      const page = await work(VILLAS);
      await button(page, 'Page 1').first().waitFor();
      const pages = await button(page, /^Page \d+$/).count();
      await go(page, `${VILLAS}?page=${pages - 1}`);
      const next = button(page, 'next page');
      await press(next);
      await soon(() => next.getAttribute('aria-disabled'), 'true');
      expect(await focused(page)).toBe('next page');
      await page.keyboard.press('Enter');
      await page.goBack();
      await soon(async () => address(page), `${VILLAS}?page=${pages - 1}`);
    });

    test('is at the button while a file is read and sent', async () => {
      const page = await work(VILLAS);
      await button(page, 'Import CSV').click();
      const read = button(page, 'Choose a CSV file');
      await read.focus();
      const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(LINES) };
      await page.locator('.import input[type=file]').setInputFiles(file);
      await button(page, 'Add 1').waitFor();
      expect(await focused(page)).toBe('Choose a CSV file');
      const reconnect = await cutOff(page);
      await press(button(page, 'Add 1'));
      await page.getByRole('dialog').getByRole('alert').waitFor();
      expect(await focused(page)).toBe('Add 1');
      await reconnect();
      await page.keyboard.press('Enter');
      await said(page, '1 added.');
      await count(page.getByRole('dialog'), 0);
      await soon(() => focused(page), 'Import CSV');
    });
  });
}

const LINES = 'title,location,price\nImported by keys,Dubai Marina,"AED 1,000,000"\n';
