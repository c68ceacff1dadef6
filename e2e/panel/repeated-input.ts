import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../site/axe.ts';
import { address, focusedName, post, expectEventually, fetchRows } from '../site/visitor.ts';
import { storedGallery } from './gallery.ts';
import { confirmDialog, expectCount, pictureFile, expectAnnounced, openScreen } from './staff.ts';

const VILLAS = '/admin/villasale';
const PROMPT = 'Are you sure you want to delete this villa?';

const dialog = (page: Page) => page.getByRole('dialog');
const titleCell = (page: Page, title: string) => page.getByRole('cell', { name: title, exact: true });
const createVillas = (titles: readonly string[]) =>
  post<{ id: number }>(
    '/api/villas-for-sale',
    titles.map((title) => ({ title, location: 'Mirdif', price: 'AED 1' })),
  );

/** Double-clicks a button. */
const doubleClick = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).first().dblclick({ delay: 20 });

/** Tests of fast, repeated, offline and unexpected input. */
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
      await page.getByRole('button', { name: 'Add Banner' }).press('Enter');
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('textbox', { name: 'Title', exact: true }).waitFor();
      expect(await page.getByText('Please provide both title and image.').count()).toBe(0);
    });

    test('deletes and duplicates once on a double click', async () => {
      await createVillas(['Clicked twice']);
      const page = await openScreen(`${VILLAS}?search=Clicked%20twice`);
      await doubleClick(page, 'Delete Clicked twice');
      await confirmDialog(page, PROMPT, 'Delete');
      await expectCount(titleCell(page, 'Clicked twice'), 0);
      await page.keyboard.press('Control+z');
      await titleCell(page, 'Clicked twice').waitFor();
      await doubleClick(page, 'Duplicate Clicked twice');
      await titleCell(page, 'Clicked twice (copy)').waitFor();
      await page.reload(); // a copy is a draft, which the panel alone lists
      await expectCount(titleCell(page, 'Clicked twice (copy)'), 1);
    });

    test('keeps the focus in the list when a row of a full page is deleted with the keyboard', async () => {
      await createVillas(Array.from({ length: 22 }, (_, index) => `Full page ${index + 1}`));
      const page = await openScreen(`${VILLAS}?search=Full%20page`);
      await page.getByRole('button', { name: 'Delete Full page 22' }).press('Enter');
      await expectEventually(() => focusedName(page), 'Cancel');
      await page.keyboard.press('Tab');
      await page.waitForTimeout(450); // the dialog ignores an Enter that follows the first sooner
      await page.keyboard.press('Enter');
      await expectCount(titleCell(page, 'Full page 22'), 0);
      await expectEventually(() => focusedName(page), 'List');
    });

    test('reports a deletion although the refetch fails, and refetches when it is online', async () => {
      await createVillas(['Deleted offline']);
      const page = await openScreen(`${VILLAS}?search=offline`, { allowedErrors: true });
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('DeleteSaleVillas')) await route.continue();
        else await route.abort();
      });
      await page.getByRole('button', { name: 'Delete Deleted offline' }).click();
      await confirmDialog(page, PROMPT, 'Delete');
      await expectAnnounced(page, 'Deleted “Deleted offline”.');
      await expectCount(titleCell(page, 'Deleted offline'), 0);
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
      const [picture1, picture2, picture3, picture4] = await storedGallery(property!.id);
      await cards.first().getByRole('button', { name: /^Move/ }).focus();
      for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
        for (const key of ['Space', arrow, 'Space']) {
          await page.keyboard.press(key);
          await page.waitForTimeout(60);
        }
      }
      await expectAnnounced(page, 'The new order is saved.');
      await expectEventually(order, [two!, one!, three!, four!]);
      // The message may be about an earlier order.
      await expectEventually(() => storedGallery(property!.id), [picture2!, picture1!, picture3!, picture4!]);
      await page.reload();
      await expectEventually(order, [two!, one!, three!, four!]);
    });
  });

  describe('the panel', () => {
    test('fits long words into a list, a message and a notification', async () => {
      const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
      await post('/api/villas-for-sale', [{ title: long, location: long, price: long }]);
      await post('/api/contact', [
        { name: long, email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`, subject: long, message: long },
      ]);
      const page = await openScreen(`${VILLAS}?search=Donau`);
      await page.getByRole('button', { name: /^Edit Donau/ }).waitFor();
      await expectAccessible(page, [360, 768, 1440]);
      const lastAction = (await page.getByRole('button', { name: /^Delete Donau/ }).boundingBox())!;
      expect(lastAction.x + lastAction.width).toBeLessThan(1440);
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
      const closeButton = (await inbox.getByRole('button', { name: 'Close message' }).boundingBox())!;
      const message = (await inbox.getByRole('article').boundingBox())!;
      expect(closeButton.x + closeButton.width).toBeLessThanOrEqual(message.x + message.width);
    });

    test('links to an added record that does not match the search', async () => {
      const page = await openScreen(`${VILLAS}?search=Palm`);
      const values = { Title: 'Added outside the search', Location: 'Karama', Price: 'AED 1' };
      for (const [label, value] of Object.entries(values)) {
        await page.locator('form').getByRole('textbox', { name: label, exact: true }).fill(value);
      }
      await page.getByRole('button', { name: 'Add Villa' }).click();
      await expectAnnounced(page, '“Added outside the search” was added, but it is not in this list.');
      await page.getByRole('button', { name: 'Show it' }).click();
      await titleCell(page, 'Added outside the search').waitFor();
      expect(address(page)).toBe(VILLAS);
    });

    test('chooses the parent record whose name is typed, and reports a name that no record has', async () => {
      const [villa] = await fetchRows<{ title: string }>('/api/villas');
      const page = await openScreen('/admin/rentvilladetails');
      const parent = page.locator('form').getByRole('combobox', { name: 'Villa' });
      await parent.pressSequentially(villa!.title.toLowerCase(), { delay: 20 });
      await page.keyboard.press('Tab');
      await expectEventually(() => parent.inputValue(), villa!.title);
      await parent.fill('');
      await parent.pressSequentially('no such villa', { delay: 20 });
      await page.keyboard.press('Tab');
      await page.getByText('Nothing found for “no such villa”.').waitFor();
    });

    test('rejects a text file as a picture as soon as it is chosen', async () => {
      const page = await openScreen(VILLAS);
      const file = { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir') };
      await page.locator('form input[type=file]').setInputFiles(file);
      await page.locator('form').getByText('The file is not a picture.').waitFor();
      expect(await page.locator('form .picture-field-files img').count()).toBe(0);
      await page.locator('form').getByRole('button', { name: 'Cancel', exact: true }).click();
    });
  });
}
