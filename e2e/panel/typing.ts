import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../site/axe.ts';
import { address, at, focusedName, post, expectEventually } from '../site/visitor.ts';
import {
  confirmDialog,
  queryAsStaff,
  expectCount,
  goToScreen,
  expectAnnounced,
  sidebar,
  screenHeading,
  openScreen,
} from './staff.ts';

const VILLAS = '/admin/villasale';
const LEAVE_CONFIRMATION = 'Leave without saving your changes?';
const CONFLICT = 'This was changed since you opened it.';

const field = (page: Page, label: string) =>
  page.locator('form').getByRole('textbox', { name: label, exact: true });
const formValues = async (page: Page) => ({
  title: await field(page, 'Title').inputValue(),
  price: await field(page, 'Price').inputValue(),
});
const sidebarLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

interface Villa {
  title: string;
  price: string;
}

async function createVilla(villa: Villa): Promise<number> {
  const [created] = await post<{ id: number }>('/api/villas-for-sale', [{ location: 'Al Quoz', ...villa }]);
  return created!.id;
}

async function fetchVilla(id: number): Promise<Villa> {
  const query = 'query ($id: ID!) { saleVilla(id: $id) { title price } }';
  return (await queryAsStaff<{ saleVilla: Villa }>(query, { id })).saleVilla;
}

/** Runs in the page. Changes the title sixty times, each time rendered before the next. */
async function changeTitle60Times(): Promise<void> {
  const title = document.querySelector<HTMLInputElement>('form input[name=title]')!;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  for (let change = 0; change < 60; change++) {
    set!.call(title, `Villa ${change}`);
    title.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve(); // lets React render the change first
  }
}

/** CPU seconds that the page needs for sixty changes of the title, independent of other load on the machine. */
async function measureTyping(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readCpuSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await readCpuSeconds();
  await page.evaluate(changeTitle60Times);
  const after = await readCpuSeconds();
  await session.detach();
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
      await expectEventually(() => formValues(page), { title: 'Half a villa', price: '' });
      await expectAnnounced(page, 'Your changes from ');
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      await expectEventually(() => formValues(page), { title: '', price: '' });
      await page.reload();
      await screenHeading(page).waitFor();
      expect(await formValues(page)).toEqual({ title: '', price: '' });
    });

    test('is discarded only after a confirmation, which a search of the list does not show', async () => {
      const page = await openScreen(VILLAS);
      await field(page, 'Title').fill('Half a villa');
      await page.getByRole('searchbox', { name: 'Search' }).fill('Palm');
      await expectEventually(async () => address(page), `${VILLAS}?search=Palm`);
      await sidebarLink(page, 'blogs').click();
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Stay');
      expect([address(page), await field(page, 'Title').inputValue()]).toEqual([
        `${VILLAS}?search=Palm`,
        'Half a villa',
      ]);
      await page.getByRole('button', { name: 'Logout' }).click();
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Stay');
      await sidebarLink(page, 'blogs').click();
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Leave');
      await page.waitForURL(at('/admin/blogs'));
      await sidebarLink(page, 'villa for sale').click();
      await expectEventually(() => formValues(page), { title: '', price: '' });
    });

    test.each(['Enter', 'Control+s'])('is saved with %s, and the focus returns to the row', async (key) => {
      const name = `Saved by ${key.replace('+', ' and ')}`;
      await createVilla({ title: name, price: 'AED 1' });
      const page = await openScreen(VILLAS);
      await page.getByRole('button', { name: `Edit ${name}`, exact: true }).press('Enter');
      await expectEventually(() => formValues(page), { title: name, price: 'AED 1' });
      await field(page, 'Price').fill('AED 2');
      await field(page, 'Price').press(key);
      await expectEventually(() => focusedName(page), `Edit ${name}`);
    });

    test('is saved once when the keyboard shortcut and the button are used repeatedly', async () => {
      const page = await openScreen(VILLAS);
      await page.keyboard.press('/');
      await expectEventually(() => focusedName(page), 'Search');
      const villa = { Title: 'Submitted repeatedly', Location: 'Karama', Price: 'AED 1' };
      for (const [label, value] of Object.entries(villa)) await field(page, label).fill(value);
      await page.keyboard.press('Control+s');
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Add Villa' }).dblclick();
      await expectAnnounced(page, 'Added.');
      await expectCount(page.getByRole('cell', { name: 'Submitted repeatedly', exact: true }), 1);
    });

    test('renders on each key without rendering the list', async () => {
      const page = await openScreen(VILLAS);
      await expectCount(page.locator('tbody tr'), 20);
      await measureTyping(page); // warms up the code
      const with20Rows = await measureTyping(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('Nowhere');
      await expectCount(page.locator('tbody tr'), 0);
      const withoutRows = await measureTyping(page);
      await field(page, 'Title').fill(''); // the next tab would restore this draft
      expect(with20Rows).toBeLessThan(3 * withoutRows);
    });

    test('of two tabs is merged by field, and a conflict shows both versions of the field that both changed', async () => {
      const id = await createVilla({ title: 'Opened twice', price: 'AED 1' });
      const [first, second] = [
        await openScreen(`${VILLAS}?edit=${id}`),
        await openScreen(`${VILLAS}?edit=${id}`),
      ];
      const conflict = second.getByRole('dialog', { name: CONFLICT });
      const save = async (page: Page, label: string, value: string) => {
        await field(page, label).fill(value);
        await page.getByRole('button', { name: 'Update Villa' }).click();
      };
      for (const page of [first, second]) {
        await expectEventually(() => formValues(page), { title: 'Opened twice', price: 'AED 1' });
      }
      await save(first, 'Price', 'AED 2');
      await expectAnnounced(first, 'Saved.');
      await save(second, 'Title', 'Opened twice, typed here');
      await expectAnnounced(second, 'Saved.');
      expect(await fetchVilla(id)).toEqual({ title: 'Opened twice, typed here', price: 'AED 2' });

      const openBoth = async (price: string) => {
        for (const page of [first, second]) {
          await goToScreen(page, `${VILLAS}?edit=${id}`);
          await expectEventually(async () => (await formValues(page)).price, price);
        }
      };
      await openBoth('AED 2');
      await save(first, 'Price', 'AED 3');
      await expectEventually(async () => (await fetchVilla(id)).price, 'AED 3');
      await field(second, 'Title').fill('Opened again');
      await save(second, 'Price', 'AED 4');
      await conflict.getByRole('radio', { name: 'Theirs: AED 3' }).waitFor();
      await expectCount(conflict.getByRole('radiogroup'), 1);
      await conflict.getByText(/^You also changed Title/).waitFor();
      await expectAccessible(second);
      await conflict.getByRole('button', { name: 'Back to the form' }).click();
      await conflict.waitFor({ state: 'detached' });
      expect(await formValues(second)).toEqual({ title: 'Opened again', price: 'AED 4' });
      expect((await fetchVilla(id)).price).toBe('AED 3');

      await second.getByRole('button', { name: 'Update Villa' }).click();
      await conflict.getByRole('button', { name: 'Save my choices' }).click();
      await second.getByRole('button', { name: 'Add Villa' }).waitFor();
      expect(await fetchVilla(id)).toEqual({ title: 'Opened again', price: 'AED 4' });

      await openBoth('AED 4');
      await save(first, 'Price', 'AED 5');
      await expectEventually(async () => (await fetchVilla(id)).price, 'AED 5');
      await save(second, 'Price', 'AED 6');
      await conflict.getByRole('button', { name: 'Keep theirs' }).click();
      await second.getByRole('button', { name: 'Add Villa' }).waitFor();
      expect(await formValues(second)).toEqual({ title: '', price: '' });
      expect((await fetchVilla(id)).price).toBe('AED 5');
    });
  });
}
