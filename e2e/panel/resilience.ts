import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { address, at, post, setOffline, expectEventually, fetchRows } from '../site/visitor.ts';
import { readDraftPictures } from './draft-pictures.ts';
import {
  confirmDialog,
  delayOperation,
  queryAsStaff,
  expectCount,
  goToScreen,
  openSignedIn,
  pictureFile,
  expectAnnounced,
  sidebar,
  screenHeading,
  openScreen,
} from './staff.ts';

const VILLAS = '/admin/villasale';
const OUTCOME_UNKNOWN = 'The server did not answer. It is not known whether this was saved.';
const LEAVE_CONFIRMATION = 'Leave without saving your changes?';

/** Delay between two keys, in milliseconds. */
const SLOW_TYPING = { delay: 60 };

const field = (page: Page, label: string) =>
  page.locator('form').getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true });
const isFocused = (element: Locator) => element.evaluate((input) => input === document.activeElement);
const sidebarLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

/** Fills in the required fields of a villa. */
async function fillVilla(page: Page, title: string): Promise<void> {
  const values = { Title: title, Location: 'Karama', Price: 'AED 1' };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function createVilla(title: string): Promise<number> {
  const villa = { title, location: 'Karama', price: 'AED 1' };
  const [created] = await post<{ id: number }>('/api/villas-for-sale', [villa]);
  return created!.id;
}

async function countVillas(title: string): Promise<number> {
  const query = 'query ($title: String!) { saleVillas(page: 1, limit: 1, search: $title) { total } }';
  const { saleVillas } = await queryAsStaff<{ saleVillas: { total: number } }>(query, { title });
  return saleVillas.total;
}

/** Cancels the form, and undoes that or opens the record “Discarded” again as soon as the form has closed. */
const cancelAnd = (page: Page, action: 'undo' | 'reopen'): Promise<void> =>
  page.evaluate(
    (action) =>
      new Promise<void>((resolve) => {
        const findButton = (name: RegExp) =>
          [...document.querySelectorAll('button')].find((button) =>
            name.test(button.ariaLabel ?? button.textContent),
          )!;
        const check = () => {
          if (location.search.includes('edit')) return void setTimeout(check);
          const ctrlZ = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true });
          if (action === 'undo') document.body.dispatchEvent(ctrlZ);
          else findButton(/^Edit Discarded/).click();
          resolve();
        };
        findButton(/^Cancel$/).click();
        check();
      }),
    action,
  );

/** Tests of the form with fast input, reloads, lost responses and offline use. */
export function resilienceTests(): void {
  describe('the form', () => {
    test('adds nothing when keys are pressed before the record has loaded', async () => {
      const id = await createVilla('Read slowly');
      const page = await openSignedIn();
      const release = await delayOperation(page, 'query SaleVilla(');
      await goToScreen(page, `${VILLAS}?edit=${id}`);
      await page.locator('form[aria-busy=true]').waitFor();
      await page.keyboard.type('Read', SLOW_TYPING);
      await page.keyboard.press('Control+s');
      release();
      await expectEventually(() => field(page, 'Title').inputValue(), 'Read slowly');
      expect(await countVillas('Read slowly')).toBe(1);
    });

    test('adds one record when the page is reloaded while a save is in flight', async () => {
      const page = await openScreen(VILLAS, { allowedErrors: true });
      page.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
      await fillVilla(page, 'Added through a reload');
      let isSent = false;
      await page.route('**/graphql', async (route) => {
        if (isSent || !route.request().postData()?.includes('CreateSaleVilla')) return route.fallback();
        isSent = true;
        await route.fetch(); // and does not respond
      });
      await button(page, 'Add Villa').click();
      await expectEventually(() => countVillas('Added through a reload'), 1);
      await page.reload();
      await expectAnnounced(page, 'Your changes from ');
      await button(page, 'Add Villa').click();
      await expectAnnounced(page, 'Added.');
      expect(await countVillas('Added through a reload')).toBe(1);
    });

    test('restores a chosen picture after a reload and stores it with the text', async () => {
      const page = await openScreen(VILLAS);
      page.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
      await fillVilla(page, 'Chosen before a reload');
      const input = page.locator('form input[type=file]');
      await input.setInputFiles(await pictureFile('villa_pool', 512));
      const picture = page.locator('form').getByRole('listitem').filter({ hasText: 'villa_pool.jpg' });
      await picture.waitFor();
      await expectEventually(
        async () => (await page.evaluate(readDraftPictures)).includes('villa_pool.jpg'),
        true,
      );
      await page.reload();
      await picture.locator('img').waitFor();
      expect(await page.getByText('Choose “villa_pool.jpg” again').count()).toBe(0);
      await button(page, 'Add Villa').click();
      await expectAnnounced(page, 'Added.');
      const [villa] = await fetchRows<{ title: string; thumbnail: string | null }>('/api/villas-for-sale');
      expect(villa!.title).toBe('Chosen before a reload');
      expect(villa!.thumbnail).toMatch(/^\/uploads\//);
      await page.reload();
      await screenHeading(page).waitFor();
      await expectCount(page.locator('form').getByRole('listitem'), 0);
    });

    test('pastes table cells as text into a field and as a picture elsewhere', async () => {
      const page = await openScreen(VILLAS);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(4, 4);
        canvas.getContext('2d');
        const image = await canvas.convertToBlob({ type: 'image/png' });
        const text = new Blob(['Two\tcells'], { type: 'text/plain' });
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'image/png': image })]);
      });
      for (const input of [field(page, 'Title'), page.getByRole('searchbox', { name: 'Search' })]) {
        await input.click();
        await page.keyboard.press('Control+v');
        await expectEventually(() => input.inputValue(), 'Two\tcells');
      }
      expect(await page.locator('form .picture-field-files').count()).toBe(0);
      await screenHeading(page).click();
      await page.keyboard.press('Control+v');
      await page.locator('form .picture-field-files').waitFor();
      await button(page, 'Cancel').click();
    });

    test('restores a draft that was left by a link', async () => {
      const page = await openScreen(VILLAS);
      await field(page, 'Title').fill('Left by a link');
      await sidebarLink(page, 'blogs').click();
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Leave');
      await page.getByRole('heading', { name: 'Admin - Manage Blogs' }).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expectEventually(() => field(page, 'Title').inputValue(), 'Left by a link');
      expect(address(page)).toBe(VILLAS);
      await button(page, 'Cancel').click();
    });

    test('restores a cancelled edit on an immediate undo or when its record is opened again', async () => {
      const id = await createVilla('Discarded');
      const page = await openScreen(`${VILLAS}?edit=${id}`);
      const titleField = field(page, 'Title');
      await expectEventually(() => titleField.inputValue(), 'Discarded');
      await titleField.fill('Discarded, restored');
      await cancelAnd(page, 'undo');
      await expectEventually(async () => address(page), `${VILLAS}?edit=${id}`);
      await expectEventually(() => titleField.inputValue(), 'Discarded, restored');
      await page.keyboard.press('Control+s');
      await expectEventually(async () => address(page), VILLAS);
      await page.getByRole('button', { name: 'Edit Discarded, restored' }).click();
      await expectEventually(() => isFocused(titleField), true); // the saved form shows the same text until it closes
      await expectEventually(() => titleField.inputValue(), 'Discarded, restored');
      await cancelAnd(page, 'reopen');
      await expectEventually(async () => address(page), `${VILLAS}?edit=${id}`);
      await expectEventually(() => titleField.inputValue(), 'Discarded, restored');
      await titleField.fill('Discarded, changed again');
      await button(page, 'Cancel').click();
      await expectEventually(async () => address(page), VILLAS);
    });

    test('keeps its text while offline, and the next screen loads when the browser is online', async () => {
      const page = await openScreen(VILLAS, { allowedErrors: true, deviceScaleFactor: 2 }); // a separate browser context
      await page.route('**/assets/panel/**', (route) => route.fallback()); // bypasses the HTTP cache
      await setOffline(page, true);
      await field(page, 'Title').fill('Typed offline');
      await sidebarLink(page, 'upcomingproject').click();
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Stay');
      expect(await field(page, 'Title').inputValue()).toBe('Typed offline');
      await button(page, 'Cancel').click();
      await sidebarLink(page, 'upcomingproject').click();
      await page.getByRole('heading', { name: 'This screen could not be loaded.' }).waitFor();
      expect(await page.getByText('Your unsaved changes are kept.').count()).toBe(0);
      await setOffline(page, false);
      await page.waitForURL(at('/admin/upcomingproject'));
      await page.getByRole('heading', { name: /Upcoming/ }).waitFor();
    });

    test('has one draft in all tabs, and survives a sign-out in another tab', async () => {
      const [first, second] = [
        await openScreen(VILLAS, { colorScheme: 'dark' }),
        await openScreen(VILLAS, { colorScheme: 'dark' }),
      ];
      second.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
      await field(first, 'Title').fill('Typed in the first');
      await second.reload();
      await expectEventually(() => field(second, 'Title').inputValue(), 'Typed in the first');
      const token = await second.evaluate(() => localStorage.getItem('adminToken'));
      await second.evaluate(() => localStorage.removeItem('adminToken'));
      await first.getByText('Your session has ended in another tab.').waitFor();
      await second.evaluate((value) => localStorage.setItem('adminToken', value!), token);
      await expectEventually(() => field(first, 'Title').inputValue(), 'Typed in the first');
      await button(first, 'Cancel').click();
    });

    test('asks once when Back is pressed before the confirmation has closed', async () => {
      await createVilla('Left by a link');
      const page = await openScreen('/admin/blogs', { reducedMotion: 'no-preference' });
      const answerAndGoBack = (name: string) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name })
          .evaluate((button: HTMLElement) => {
            button.click();
            setTimeout(() => history.back(), 30);
          });
      await sidebarLink(page, 'villa for sale').click();
      await page.getByRole('button', { name: 'Delete Left by a link' }).waitFor();
      await field(page, 'Title').fill('Half a title');
      await page.getByRole('button', { name: 'Delete Left by a link' }).click();
      await answerAndGoBack('Delete');
      await expectAnnounced(page, 'Deleted “Left by a link”.');
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Stay');
      await expectEventually(() => field(page, 'Title').inputValue(), 'Half a title');
      await page.evaluate(() => history.back());
      await answerAndGoBack('Leave');
      await expectEventually(() => screenHeading(page).textContent(), 'Admin - Manage Blogs');
      await page.waitForTimeout(500); // as long as a confirmation takes to open
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    test('closes its dialog on Back, and asks once before the text is discarded', async () => {
      const page = await openScreen('/admin/banner');
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expectEventually(() => isFocused(field(page, 'Title')), true);
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Add Banner' }).dblclick();
      await page.getByRole('dialog', { name: 'Add Banner' }).waitFor();
      await field(page, 'Title').click();
      await page.keyboard.type('Half a banner', SLOW_TYPING);
      await page.keyboard.press('Escape');
      const confirmation = page.getByRole('dialog', { name: LEAVE_CONFIRMATION });
      await confirmation.waitFor();
      await page.keyboard.press('Escape');
      await confirmation.waitFor({ state: 'detached' });
      expect(await field(page, 'Title').inputValue()).toBe('Half a banner');
      await expectEventually(() => isFocused(field(page, 'Title')), true);
      await page.keyboard.press('Escape');
      await confirmDialog(page, LEAVE_CONFIRMATION, 'Leave');
    });

    test('reports a response that does not arrive', async () => {
      const page = await openScreen(VILLAS, { allowedErrors: true });
      await page.clock.install();
      await fillVilla(page, 'Without response');
      await page.route('**/graphql', () => undefined);
      await button(page, 'Add Villa').click();
      await page.locator('form[aria-busy=true]').waitFor();
      await page.clock.fastForward(31_000);
      await expectAnnounced(page, OUTCOME_UNKNOWN);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await button(page, 'Cancel').click();
    });
  });
}
