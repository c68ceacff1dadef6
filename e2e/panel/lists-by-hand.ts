import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../site/axe.ts';
import { address, focusedName, post, expectSoon, fetchRows } from '../site/visitor.ts';
import { answer, expectCount, photograph, expectAnnounced, openScreen } from './staff.ts';

const VILLAS = '/admin/villasale';
const PROMPT = 'Are you sure you want to delete this villa?';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('cell', { name: title, exact: true });
const makeVillas = (titles: readonly string[]) =>
  post<{ id: number }>(
    '/api/villas-for-sale',
    titles.map((title) => ({ title, location: 'Mirdif', price: 'AED 1' })),
  );

/** Presses a mouse button twice as quickly as a hand does. */
async function pressTwice(page: Page, name: string | RegExp): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).first().boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 20 });
}

/** Hands that press twice, quickly, or while the network is away. */
export function listsByHand(): void {
  describe('hands at a list', () => {
    test('press twice, and what they opened is open', async () => {
      const page = await openScreen('/admin/banner');
      await page.getByRole('row').nth(1).waitFor();
      await pressTwice(page, 'Add Banner');
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

    test('press Delete twice, and nothing is deleted before they answer', async () => {
      await makeVillas(['Pressed at twice']);
      const page = await openScreen(`${VILLAS}?search=Pressed%20at`);
      await pressTwice(page, 'Delete Pressed at twice');
      await answer(page, PROMPT, 'Delete');
      await expectCount(row(page, 'Pressed at twice'), 0);
      await page.keyboard.press('Control+z');
      await row(page, 'Pressed at twice').waitFor();
      await pressTwice(page, 'Duplicate Pressed at twice');
      await row(page, 'Pressed at twice (copy)').waitFor();
      const stored = await fetchRows<{ title: string }>('/api/villas-for-sale');
      expect(stored.filter(({ title }) => title.startsWith('Pressed at'))).toHaveLength(2);
    });

    test('delete by the keyboard on a full page, and go on in the list', async () => {
      await makeVillas(Array.from({ length: 22 }, (_, place) => `Full page ${place + 1}`));
      const page = await openScreen(`${VILLAS}?search=Full%20page`);
      await page.getByRole('button', { name: 'Delete Full page 22' }).focus();
      await page.keyboard.press('Enter');
      await expectSoon(() => focusedName(page), 'Cancel');
      await page.keyboard.press('Tab');
      await page.waitForTimeout(450); // Enter twice at once is one press
      await page.keyboard.press('Enter');
      await expectCount(row(page, 'Full page 22'), 0);
      await expectSoon(() => focusedName(page), 'List');
    });

    test('lose the network after a deed: it is done all the same, and the list comes by itself', async () => {
      await makeVillas(['Gone in the tunnel']);
      const page = await openScreen(`${VILLAS}?search=tunnel`, { troubled: true });
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('DeleteSaleVillas')) await route.continue();
        else await route.abort();
      });
      await page.getByRole('button', { name: 'Delete Gone in the tunnel' }).click();
      await answer(page, PROMPT, 'Delete');
      await expectAnnounced(page, 'Deleted “Gone in the tunnel”.');
      await expectCount(row(page, 'Gone in the tunnel'), 0);
      await page.unroute('**/graphql');
      await expectAnnounced(page, 'Nothing found for “tunnel”.');
    });

    test('move a row by the keyboard several times in a row, and the last order stays', async () => {
      const [house] = await post<{ id: number }>('/api/properties', [
        { title: 'House of quick moves', type: 'Villas', price: 'AED 1', location: 'Al Barsha' },
      ]);
      const page = await openScreen(`/admin/lxyPropertydetails?of=${house!.id}`);
      const pictures = await Promise.all(
        [331, 332, 333, 334].map((width) => photograph('villa_pool', width)),
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
      await expectSoon(order, [two!, one!, three!, four!]);
      await page.reload();
      await expectSoon(order, [two!, one!, three!, four!]);
    });
  });

  describe('words that nobody expected', () => {
    test('push nothing off the screen: a long word in a list, in a message and in what is said', async () => {
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
      await answer(page, PROMPT, 'Delete');
      const undo = page.getByRole('button', { name: 'Undo' });
      await expectSoon(
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

    test('are found where they went: one added while searching is led to', async () => {
      const page = await openScreen(`${VILLAS}?search=Palm`);
      for (const [label, words] of [
        ['Title', 'Added out of sight'],
        ['Location', 'Karama'],
        ['Price', 'AED 1'],
      ] as const) {
        await page.locator('form').getByRole('textbox', { name: label, exact: true }).fill(words);
      }
      await page.getByRole('button', { name: 'Add Villa' }).click();
      await expectAnnounced(page, '“Added out of sight” was added; it is not among these.');
      await page.getByRole('button', { name: 'Show it' }).click();
      await row(page, 'Added out of sight').waitFor();
      expect(address(page)).toBe(VILLAS);
    });

    test('stay in the record chooser, and the one they name is chosen', async () => {
      const [villa] = await post<{ id: number }>('/api/villas', [
        { title: 'Named by hand', location: 'Mirdif', rent: 'AED 1' },
      ]).catch(() => [undefined]);
      const page = await openScreen('/admin/rentvilladetails');
      const chooser = page.locator('form').getByRole('combobox', { name: 'Villa' });
      await chooser.pressSequentially(villa ? 'named by hand' : 'no such villa', { delay: 20 });
      await page.keyboard.press('Tab');
      if (villa) await expectSoon(() => chooser.inputValue(), 'Named by hand');
      else await page.getByText('Nothing found for “no such villa”.').waitFor();
    });

    test('are no picture, and that is said at once', async () => {
      const page = await openScreen(VILLAS);
      const file = { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir') };
      await page.locator('form input[type=file]').setInputFiles(file);
      await page.locator('form').getByText('The file is not a picture.').waitFor();
      expect(await page.locator('form .chosen img').count()).toBe(0);
      await page.locator('form').getByRole('button', { name: 'Cancel' }).click();
    });
  });
}
