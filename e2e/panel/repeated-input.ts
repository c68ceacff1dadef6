import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../site/axe.ts';
import { address, focusedName, post, expectEventually, fetchRows } from '../site/visitor.ts';
import { confirmDialog, expectCount, pictureFile, expectAnnounced, openScreen } from './staff.ts';

const VILLAS = '/admin/villasale';
const PROMPT = 'Are you sure you want to delete this villa?';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('cell', { name: title, exact: true });
const makeVillas = (titles: readonly string[]) =>
  post<{ id: number }>(
    '/api/villas-for-sale',
    titles.map((title) => ({ title, location: 'Mirdif', price: 'AED 1' })),
  );

/** Clicks a button twice in quick succession. */
async function doubleClick(page: Page, name: string | RegExp): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).first().boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 20 });
}

/** Tests of fast, repeated and offline interaction with lists. */
export function repeatedInputTests(): void {
  describe('a list', () => {
    test('keeps a dialog or form open after a double click', async () => {
      const page = await openScreen('/admin/banner');
      await page.getByRole('row').nth(1).waitFor();
      await doubleClick(page, 'Add Banner');
      await dialog(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Still open');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Leave' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Add Banner' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('textbox', { name: 'Title', exact: true }).waitFor();
      expect(await page.getByText('Please provide both title and image.').count()).toBe(0);
    });

    test('deletes and duplicates once on a double click', async () => {
      await makeVillas(['Clicked twice']);
      const page = await openScreen(`${VILLAS}?search=Clicked%20twice`);
      await doubleClick(page, 'Delete Clicked twice');
      await confirmDialog(page, PROMPT, 'Delete');
      await expectCount(row(page, 'Clicked twice'), 0);
      await page.keyboard.press('Control+z');
      await row(page, 'Clicked twice').waitFor();
      await doubleClick(page, 'Duplicate Clicked twice');
      await row(page, 'Clicked twice (copy)').waitFor();
      const stored = await fetchRows<{ title: string }>('/api/villas-for-sale');
      expect(stored.filter(({ title }) => title.startsWith('Clicked twice'))).toHaveLength(2);
    });

    test('keeps the focus in the list when a row of a full page is deleted with the keyboard', async () => {
      await makeVillas(Array.from({ length: 22 }, (_, place) => `Full page ${place + 1}`));
      const page = await openScreen(`${VILLAS}?search=Full%20page`);
      await page.getByRole('button', { name: 'Delete Full page 22' }).focus();
      await page.keyboard.press('Enter');
      await expectEventually(() => focusedName(page), 'Cancel');
      await page.keyboard.press('Tab');
      await page.waitForTimeout(450); // a second Enter within that time is ignored
      await page.keyboard.press('Enter');
      await expectCount(row(page, 'Full page 22'), 0);
      await expectEventually(() => focusedName(page), 'List');
    });

    test('reports a deletion although the refetch fails, and refetches when it is online', async () => {
      await makeVillas(['Deleted offline']);
      const page = await openScreen(`${VILLAS}?search=offline`, { allowedErrors: true });
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('DeleteSaleVillas')) await route.continue();
        else await route.abort();
      });
      await page.getByRole('button', { name: 'Delete Deleted offline' }).click();
      await confirmDialog(page, PROMPT, 'Delete');
      await expectAnnounced(page, 'Deleted “Deleted offline”.');
      await expectCount(row(page, 'Deleted offline'), 0);
      await page.unroute('**/graphql');
      await expectAnnounced(page, 'Nothing found for “offline”.');
    });

    test('stores the last order when a row is moved several times with the keyboard', async () => {
      const [property] = await post<{ id: number }>('/api/properties', [
        { title: 'Villa with moved pictures', type: 'Villas', price: 'AED 1', location: 'Al Barsha' },
      ]);
      const page = await openScreen(`/admin/lxyPropertydetails?of=${property!.id}`);
      const pictures = await Promise.all(
        [331, 332, 333, 334].map((width) => pictureFile('villa_pool', width)),
      );
      await page.locator('form input[type=file]').setInputFiles(pictures);
      await page.getByRole('button', { name: 'Add Image' }).click();
      const cards = page.getByRole('region', { name: 'List' }).locator('ul > li');
      await expectCount(cards, 4);
      const order = () =>
        cards.evaluateAll((all) =>
          all.map((card) => card.querySelector('button')!.getAttribute('aria-label')),
        );
      const [one, two, three, four] = await order();
      const key = async (name: string) => {
        await page.keyboard.press(name);
        await page.waitForTimeout(60);
      };
      await cards.first().getByRole('button', { name: /^Move/ }).focus();
      for (const move of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
        for (const name of ['Space', move, 'Space']) await key(name);
      }
      await expectAnnounced(page, 'The new order is saved.');
      await expectEventually(order, [two!, one!, three!, four!]);
      await page.reload();
      await expectEventually(order, [two!, one!, three!, four!]);
    });
  });

  describe('unexpected text', () => {
    test('does not overflow the screen in a list, a message or a notification', async () => {
      const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
      await post('/api/villas-for-sale', [{ title: long, location: long, price: long }]);
      await post('/api/contact', [
        { name: long, email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`, subject: long, message: long },
      ]);
      const page = await openScreen(`${VILLAS}?search=Donau`);
      await page.getByRole('button', { name: /^Edit Donau/ }).waitFor();
      await expectAccessible(page, [360, 768, 1440]);
      const edit = (await page.getByRole('button', { name: /^Delete Donau/ }).boundingBox())!;
      expect(edit.x + edit.width).toBeLessThan(1440);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: /^Delete Donau/ }).click();
      await confirmDialog(page, PROMPT, 'Delete');
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await expectEventually(
        () =>
          undo.locator('.mantine-Button-label').evaluate((label) => label.scrollWidth - label.clientWidth),
        0,
      );
      await undo.click();
      const inbox = await openScreen('/admin/messages');
      await inbox.getByRole('button', { name: /^Open Donau/ }).click();
      await inbox.getByRole('button', { name: 'Close message' }).waitFor();
      await expectAccessible(inbox, [360, 768, 1440]);
      const close = (await inbox.getByRole('button', { name: 'Close message' }).boundingBox())!;
      const pane = (await inbox.getByRole('article').boundingBox())!;
      expect(close.x + close.width).toBeLessThanOrEqual(pane.x + pane.width);
    });

    test('of a record outside the search results is shown by its link', async () => {
      const page = await openScreen(`${VILLAS}?search=Palm`);
      for (const [label, words] of [
        ['Title', 'Added outside the search'],
        ['Location', 'Karama'],
        ['Price', 'AED 1'],
      ] as const) {
        await page.locator('form').getByRole('textbox', { name: label, exact: true }).fill(words);
      }
      await page.getByRole('button', { name: 'Add Villa' }).click();
      await expectAnnounced(page, '“Added outside the search” was added, but it is not in this list.');
      await page.getByRole('button', { name: 'Show it' }).click();
      await row(page, 'Added outside the search').waitFor();
      expect(address(page)).toBe(VILLAS);
    });

    test('stays in the record selector, and chooses the record with that name', async () => {
      const [villa] = await post<{ id: number }>('/api/villas', [
        { title: 'Chosen by name', location: 'Mirdif', rent: 'AED 1' },
      ]).catch(() => [undefined]);
      const page = await openScreen('/admin/rentvilladetails');
      const chooser = page.locator('form').getByRole('combobox', { name: 'Villa' });
      await chooser.pressSequentially(villa ? 'chosen by name' : 'no such villa', { delay: 20 });
      await page.keyboard.press('Tab');
      if (villa) await expectEventually(() => chooser.inputValue(), 'Chosen by name');
      else await page.getByText('Nothing found for “no such villa”.').waitFor();
    });

    test('in a file chosen as picture is rejected at once', async () => {
      const page = await openScreen(VILLAS);
      const file = { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir') };
      await page.locator('form input[type=file]').setInputFiles(file);
      await page.locator('form').getByText('The file is not a picture.').waitFor();
      expect(await page.locator('form .picture-field-files img').count()).toBe(0);
      await page.locator('form').getByRole('button', { name: 'Cancel', exact: true }).click();
    });
  });
}
