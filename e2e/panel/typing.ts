import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../site/axe.ts';
import { address, at, focusedName, post, expectEventually } from '../site/visitor.ts';
import {
  confirmDialog,
  queryAsStaff,
  expectCount,
  go,
  expectAnnounced,
  sidebar,
  title,
  openScreen,
} from './staff.ts';

const VILLAS = '/admin/villasale';
const QUESTION = 'Leave without saving your changes?';
const CONFLICT = 'This was changed since you opened it.';

const field = (page: Page, label: string) =>
  page.locator('form').getByRole('textbox', { name: label, exact: true });
const values = async (page: Page) => ({
  title: await field(page, 'Title').inputValue(),
  price: await field(page, 'Price').inputValue(),
});
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

async function createVilla(words: { title: string; price: string }): Promise<number> {
  const [made] = await post<{ id: number }>('/api/villas-for-sale', [{ location: 'Al Quoz', ...words }]);
  return made!.id;
}

const villa = (id: number) =>
  queryAsStaff<{ saleVilla: { title: string; price: string } }>(
    'query ($id: ID!) { saleVilla(id: $id) { title price } }',
    {
      id,
    },
  ).then(({ saleVilla }) => saleVilla);

/** Runs in the page. Types sixty letters, each rendered before the next. */
async function typeSixtyLetters(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('form input[name=title]')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  for (let key = 0; key < 60; key++) {
    set!.call(field, `Villa ${key}`);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve(); // lets React render the letter first
  }
}

/** CPU seconds of the page for that, independent of other load on the machine. */
async function costOfTyping(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await spent();
  await page.evaluate(typeSixtyLetters);
  const after = await spent();
  await browser.detach();
  return after - before;
}

/** Tests of drafts, saving by keyboard and conflicts. */
export function typingTests(): void {
  describe('typed text', () => {
    test('survives a reload until it is discarded', async () => {
      const page = await openScreen(VILLAS);
      page.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
      await field(page, 'Title').fill('Half a villa');
      await page.reload();
      await expectEventually(() => values(page), { title: 'Half a villa', price: '' });
      await expectAnnounced(page, 'Your changes from ');
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      await expectEventually(() => values(page), { title: '', price: '' });
      await page.reload();
      await title(page).waitFor();
      expect(await values(page)).toEqual({ title: '', price: '' });
    });

    test('is confirmed before it is lost, but not when the list is searched or sorted', async () => {
      const page = await openScreen(VILLAS);
      await field(page, 'Title').fill('Half a villa');
      await page.getByRole('searchbox', { name: 'Search' }).fill('Palm');
      await expectEventually(async () => address(page), `${VILLAS}?search=Palm`);
      await entry(page, 'blogs').click();
      await confirmDialog(page, QUESTION, 'Stay');
      expect([address(page), await field(page, 'Title').inputValue()]).toEqual([
        `${VILLAS}?search=Palm`,
        'Half a villa',
      ]);
      await page.getByRole('button', { name: 'Logout' }).click();
      await confirmDialog(page, QUESTION, 'Stay');
      await entry(page, 'blogs').click();
      await confirmDialog(page, QUESTION, 'Leave');
      await page.waitForURL(at('/admin/blogs'));
      await entry(page, 'villa for sale').click();
      await expectEventually(() => values(page), { title: '', price: '' });
    });

    test.each(['Enter', 'Control+s'])('is saved with %s, and the focus returns to the row', async (key) => {
      const name = `Saved by ${key.replace('+', ' and ')}`;
      await createVilla({ title: name, price: 'AED 1' });
      const page = await openScreen(VILLAS);
      await page.getByRole('button', { name: `Edit ${name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expectEventually(() => values(page), { title: name, price: 'AED 1' });
      await field(page, 'Price').fill('AED 2');
      await field(page, 'Price').press(key);
      await expectEventually(() => focusedName(page), `Edit ${name}`);
    });

    test('is saved once when the button is clicked repeatedly, and with the keyboard alone', async () => {
      const page = await openScreen(VILLAS);
      await page.keyboard.press('/');
      await expectEventually(() => focusedName(page), 'Search');
      for (const [label, words] of [
        ['Title', 'Pressed twice'],
        ['Location', 'Karama'],
        ['Price', 'AED 1'],
      ] as const) {
        await field(page, label).fill(words);
      }
      await page.keyboard.press('Control+s');
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Add Villa' }).dblclick();
      await expectAnnounced(page, 'Added.');
      await expectCount(page.getByRole('cell', { name: 'Pressed twice', exact: true }), 1);
    });

    test('renders on each key without rendering the list', async () => {
      const page = await openScreen(VILLAS);
      await expectCount(page.locator('tbody tr'), 20);
      await costOfTyping(page); // warms up the code
      const besideRows = await costOfTyping(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('Nowhere');
      await expectCount(page.locator('tbody tr'), 0);
      const besideNone = await costOfTyping(page);
      await field(page, 'Title').fill(''); // the next tab would restore this draft
      expect(besideRows).toBeLessThan(3 * besideNone);
    });

    test('of two tabs is merged by field, and a conflict shows both versions', async () => {
      const id = await createVilla({ title: 'Opened twice', price: 'AED 1' });
      const [first, second] = [
        await openScreen(`${VILLAS}?edit=${id}`),
        await openScreen(`${VILLAS}?edit=${id}`),
      ];
      const conflict = second.getByRole('dialog', { name: CONFLICT });
      const save = async (page: Page, label: string, words: string) => {
        await field(page, label).fill(words);
        await page.getByRole('button', { name: 'Update Villa' }).click();
      };
      for (const page of [first, second]) {
        await expectEventually(() => values(page), { title: 'Opened twice', price: 'AED 1' });
      }
      await save(first, 'Price', 'AED 2');
      await expectAnnounced(first, 'Saved.');
      await save(second, 'Title', 'Opened twice, typed here');
      await conflict.getByText('AED 2').waitFor();
      await conflict.getByRole('radio', { name: 'Theirs: Opened twice' }).waitFor();
      expect(await villa(id)).toEqual({ title: 'Opened twice', price: 'AED 2' });
      await expectAccessible(second);
      await conflict.getByRole('button', { name: 'Back to the form' }).click();
      await conflict.waitFor({ state: 'detached' });
      expect(await values(second)).toEqual({ title: 'Opened twice, typed here', price: 'AED 1' });

      await second.getByRole('button', { name: 'Update Villa' }).click();
      await conflict.getByRole('button', { name: 'Save my choices' }).click();
      await expectAnnounced(second, 'Saved.');
      expect(await villa(id)).toEqual({ title: 'Opened twice, typed here', price: 'AED 2' });

      await go(first, `${VILLAS}?edit=${id}`);
      await go(second, `${VILLAS}?edit=${id}`);
      for (const page of [first, second]) {
        await expectEventually(() => values(page), { title: 'Opened twice, typed here', price: 'AED 2' });
      }
      await save(first, 'Price', 'AED 3');
      await expectAnnounced(first, 'Saved.');
      await save(second, 'Price', 'AED 4');
      await conflict.getByRole('button', { name: 'Keep theirs' }).click();
      await second.getByRole('button', { name: 'Add Villa' }).waitFor();
      expect(await values(second)).toEqual({ title: '', price: '' });
      expect((await villa(id)).price).toBe('AED 3');
    });
  });
}
