import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { post, expectEventually, fetchRows } from '../site/visitor.ts';
import { confirmDialog, queryAsStaff, expectCount, expectAnnounced, openScreen } from './staff.ts';

const VILLAS = '/admin/villasale';
const PROMPT = 'Are you sure you want to delete this villa?';
const OUTCOME_UNKNOWN = 'The server did not answer. It is not known whether this was saved.';

const titleCell = (page: Page, title: string) => page.getByRole('cell', { name: title, exact: true });

/** Delays API responses by different times. */
async function delayEachResponse(page: Page): Promise<void> {
  let responses = 0;
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch().catch(() => null); // the page may be closed by then
    await pause(300 + 170 * (responses++ % 4));
    if (response) await route.fulfill({ response }).catch(() => undefined);
  });
}

/** Tests of actions that start before an earlier response has arrived. */
export function slowResponseTests(): void {
  describe('with slow responses', () => {
    test('the list shows no deleted rows after several fast deletions', async () => {
      const titles = Array.from({ length: 7 }, (_, index) => `Deleted quickly ${index + 1}`);
      const villa = (title: string) => ({ title, location: 'Mirdif', price: 'AED 1' });
      await post('/api/villas-for-sale', titles.map(villa));
      const page = await openScreen(`${VILLAS}?search=quickly`);
      await expectCount(page.getByRole('button', { name: /^Delete Deleted/ }), 7);
      await delayEachResponse(page);
      for (const title of titles) {
        await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
        await confirmDialog(page, PROMPT, 'Delete');
        await page.waitForTimeout(150);
        const button = page.getByRole('button', { name: `Delete ${title}`, exact: true });
        if ((await button.count()) > 0) await button.click({ timeout: 2000 }).catch(() => undefined);
        expect(await page.getByRole('dialog').count()).toBe(0);
      }
      await expectCount(page.getByText(/^Deleted “Deleted quickly \d”\.$/), 7);
      expect(await page.getByText(/already been deleted/).count()).toBe(0);
      await expectCount(page.getByRole('button', { name: /^Delete Deleted/ }), 0);
      // Undo applies to the newest notification, which is that of the last response.
      const newest = await page
        .getByText(/^Deleted “Deleted quickly \d”\.$/)
        .last()
        .innerText();
      await page.keyboard.press('Control+z');
      await titleCell(page, newest.slice('Deleted “'.length, -'”.'.length)).waitFor();
      const remaining = await fetchRows<{ title: string }>('/api/villas-for-sale');
      expect(remaining.filter(({ title }) => title.startsWith('Deleted quickly'))).toHaveLength(1);
    });

    test('an import shows a centred spinner in its button and disables the choices', async () => {
      const page = await openScreen(VILLAS);
      await page.getByRole('button', { name: 'Import CSV' }).click();
      const dialog = page.getByRole('dialog');
      const buffer = Buffer.from('title,location,price\nCh\xe2teau,Mirdif,AED 1', 'latin1');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'villas.csv', mimeType: 'text/csv', buffer });
      await dialog.getByText('Western European (Windows)').click();
      await dialog.getByRole('button', { name: 'Add 1' }).waitFor();
      await page.route('**/graphql', () => undefined);
      await dialog.getByRole('button', { name: 'Add 1' }).click();
      await expectCount(dialog.locator('input[type=radio]:disabled'), 3);
      const offsets = await dialog.locator('button[aria-disabled=true]').evaluateAll((buttons) =>
        buttons.map((button) => {
          const loader = button.querySelector('.mantine-Loader-root')!;
          const [inner, outer] = [loader.getBoundingClientRect(), button.getBoundingClientRect()];
          return Math.round(Math.abs(inner.y + inner.height / 2 - outer.y - outer.height / 2));
        }),
      );
      expect(offsets).toEqual([0, 0]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('a mutation without response ends with the client timeout, and so does the save queued after it', async () => {
      const input = { title: 'Confirmed without response', location: 'Marsa Dubai', price: 'AED 9,500,000' };
      const { home } = await queryAsStaff<{ home: { id: string } }>(
        'mutation ($input: SaleVillaInput!) { home: createSaleVilla(input: $input) { id } }',
        { input },
      );
      const page = await openScreen(`${VILLAS}?edit=${home.id}`, { allowedErrors: true });
      const title = page.locator('form').getByRole('textbox', { name: 'Title', exact: true });
      await expectEventually(() => title.inputValue(), input.title);
      await page.clock.install();
      await page.route('**/graphql', () => undefined);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await title.fill('Saved without response');
      await page.keyboard.press('Control+s');
      await page.locator('form[aria-busy=true]').waitFor();
      await page.clock.fastForward(31_000);
      await expectAnnounced(page, 'It is not known whether the text was confirmed.');
      expect(await page.locator('form[aria-busy=true]').count()).toBe(1);
      await page.clock.fastForward(31_000);
      await expectAnnounced(page, OUTCOME_UNKNOWN);
      expect(await title.inputValue()).toBe('Saved without response');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.locator('form').getByRole('button', { name: 'Cancel', exact: true }).click();
    });
  });
}
