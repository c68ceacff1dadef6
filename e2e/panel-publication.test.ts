import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { inBrowser } from './in-browser.ts';
import { expectAnnounced, openPanel, openScreen } from './panel/staff.ts';
import { expectAccessible, runAxe } from './site/axe.ts';
import { at, expectEventually, open } from './site/visitor.ts';

const SCREEN = '/admin/villasale';
const TITLE = 'Villa behind the dunes';
const WIDTHS = [360, 768, 1440];

const statusOf = async (path: string): Promise<number> =>
  (await fetch(at(path), { redirect: 'manual' })).status;

const form = (page: Page): Locator => page.locator('form.form-body');
const row = (page: Page): Locator => page.getByRole('row').filter({ hasText: TITLE });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function edit(page: Page): Promise<void> {
  await row(page)
    .getByRole('button', { name: `Edit ${TITLE}` })
    .click();
  await expectEventually(() => form(page).getByLabel('Title').inputValue(), TITLE);
}

async function expectState(page: Page, state: string): Promise<void> {
  await row(page).getByText(state).waitFor();
}

/** Opens a page of the site in a new browser context. Returns its status as well. */
async function visitPrivately(path: string): Promise<[Page, number]> {
  const page = await open({ fresh: true, allowedErrors: 'status of 4' });
  const response = await page.goto(at(path));
  return [page, response!.status()];
}

inBrowser('the publication of a villa', () => {
  openPanel();

  test('hides drafts and scheduled villas, opens previews, and responds with 410 for archived ones', async () => {
    const page = await openScreen(SCREEN);
    await form(page).getByLabel('Title').fill(TITLE);
    await form(page).getByLabel('Location').fill('Al Barari');
    await form(page).getByRole('textbox', { name: 'Price', exact: true }).fill('AED 9,500,000');
    await button(page, 'Save as draft').press('Enter');
    await expectAnnounced(page, 'Added.');
    await expectState(page, 'Draft');
    await edit(page);
    const id = new URL(page.url()).searchParams.get('edit')!;
    const path = `/villa-for-sale/${id}`;
    expect(await statusOf(path)).toBe(404);
    expect(await runAxe(page)).toEqual([]);

    // A hint leads to its field.
    await form(page).getByRole('button', { name: 'Enter the number of bathrooms.' }).click();
    await expectEventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('data-field')),
      'bathroomCount',
    );

    // The preview link works without an account.
    await button(page, 'Link for others').click();
    const link = await page.getByLabel('Link to the preview').inputValue();
    const preview = new URL(link).pathname + new URL(link).search;
    const [guest, status] = await visitPrivately(preview);
    expect(status).toBe(200);
    await guest.getByRole('complementary', { name: 'Preview' }).waitFor();
    await guest.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(await guest.locator('.message-form').getAttribute('inert')).toBe('');
    await expectAccessible(guest, WIDTHS);
    const { headers } = await fetch(at(preview));
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'noindex',
      'no-store, no-transform',
    ]);
    const [, tampered] = await visitPrivately(preview.slice(0, -2));
    expect(tampered).toBe(404);

    // Staff need no link: ?preview leads through the panel to the page.
    const staff = await openScreen(SCREEN);
    await staff.goto(at(`${path}?preview`));
    await staff.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(new URL(staff.url()).pathname).toBe(path);

    // Scheduled for the next year, at nine in Dubai.
    await form(page).getByLabel('State').selectOption('Scheduled');
    const year = new Date().getFullYear() + 1;
    await form(page).getByLabel('Publish at (Dubai time, if scheduled)').fill(`${year}-01-31T09:00`);
    await button(page, 'Update Villa').click();
    await expectAnnounced(page, 'Saved.');
    await expectState(page, `Scheduled for ${year}-01-31 09:00, Dubai time`);
    expect(await statusOf(path)).toBe(404);

    // Published by the button of the list, undone, and published again.
    await page.getByRole('checkbox', { name: `Select ${TITLE}` }).check();
    await button(page, 'Publish 1 selected').click();
    await expectAnnounced(page, `“${TITLE}” was published.`);
    await expectEventually(() => statusOf(path), 200);
    await button(page, 'Undo').click();
    await expectAnnounced(page, 'Undone.');
    expect(await statusOf(path)).toBe(404);
    await button(page, 'Publish 1 selected').click();
    await expectEventually(() => statusOf(path), 200);
    const [published] = await visitPrivately(preview);
    expect(published.url()).toBe(at(path));

    // The page of an archived villa gives the reason.
    await button(page, 'Archive 1 selected').click();
    const dialog = page.getByRole('dialog', { name: 'Archive this listing?' });
    await dialog.getByLabel('Archived because it is').selectOption('Sold');
    await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
    await expectAnnounced(page, `“${TITLE}” was archived.`);
    const [former, gone] = await visitPrivately(path);
    expect(gone).toBe(410);
    await former.getByRole('heading', { level: 1, name: 'This villa has been sold.' }).waitFor();
    await former.getByRole('heading', { level: 2, name: 'Like this one' }).waitFor();
    expect(await former.locator('main').innerText()).not.toContain('9,500,000');
    expect(await former.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(former, WIDTHS);
    const [, ended] = await visitPrivately(preview);
    expect(ended).toBe(410);
    expect(await (await fetch(at('/sitemap/villas-for-sale.xml'))).text()).not.toContain(`${path}<`);

    // The list and the history show the states.
    await page.getByLabel('Filter by state').selectOption('Archived');
    await expectState(page, 'Archived');
    await edit(page);
    await button(page, 'History').click();
    for (const heading of [/^Archived as sold/, /^Published/, /^Scheduled for/, /^Added and made a draft/])
      await page.getByRole('heading', { level: 3, name: heading }).first().waitFor();
  }, 240_000);
});
