import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { STAFF } from '../demo.ts';
import { expectAccessible } from '../site/axe.ts';
import { address, expectEventually, post, visit } from '../site/visitor.ts';
import { confirmDialog, expectCount, columnHeadings, expectAnnounced, sidebar, openScreen } from './staff.ts';

const SUBJECT = 'A question about walks';

const row = (page: Page, subject: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: subject, exact: true }) });
const stateOf = (page: Page, subject: string) => row(page, subject).getByRole('cell').nth(5).innerText();

/** The label of the sidebar entry with the number of new messages. */
const sidebarLabel = (page: Page) =>
  sidebar(page)
    .getByRole('link', { name: /^Messages/ })
    .innerText();

/** Opens a menu by the label of its button and chooses an item with the keyboard. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

/** Sends a message with the form of a public page. Returns the heading of the page. */
async function sendMessage(path: string, values: Record<string, string>): Promise<string> {
  const page = await visit(path);
  const form = page.locator('form.message-form');
  for (const [label, text] of Object.entries(values)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await form.locator('button[type=submit], button:not([type])').click();
  await page.getByText('Message sent successfully!').waitFor();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.close();
  return heading;
}

/** Name and text of the file that the browser downloads on an action. */
export async function download(
  page: Page,
  action: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

/** Tests of the inbox. */
export function inboxTests(): void {
  describe('the inbox', () => {
    let listing: string;

    test('receives messages from the contact page and from a listing', async () => {
      const visitor = { Name: 'Ann Walker', Email: 'ann@example.com' };
      await sendMessage('/contact-us', {
        ...visitor,
        'Phone (optional)': '+971 50 123 4567',
        Subject: SUBJECT,
        Message: 'First line.\nSecond line.',
      });
      listing = await sendMessage('/apartment-for-sale/1', {
        ...visitor,
        Subject: 'A viewing',
        Message: 'On Friday?',
      });

      const page = await openScreen('/admin/dashboard');
      await expectEventually(() => sidebarLabel(page), 'Messages\n2');
      await page.getByRole('link', { name: SUBJECT, exact: true }).waitFor();
      await page.getByRole('link', { name: 'A viewing', exact: true }).click();
      await page.getByText('On Friday?').waitFor();
      expect(address(page)).toMatch(/^\/admin\/messages\?edit=\d+$/);
      const listingLink = page.getByRole('article').getByRole('link', { name: listing });
      expect(await listingLink.getAttribute('href')).toBe('/apartment-for-sale/1');
      await row(page, 'A viewing').getByRole('cell', { name: listing, exact: true }).waitFor();
    });

    test('marks and assigns messages, adds a note, and replies by email', async () => {
      const page = await openScreen('/admin/messages');
      await row(page, SUBJECT).waitFor();
      expect(await columnHeadings(page)).toEqual([
        'From',
        'Subject',
        'Listing',
        'Received',
        'State',
        'Assigned to',
        'Actions',
      ]);
      await row(page, SUBJECT)
        .getByRole('button', { name: /^Open / })
        .click();
      const message = page.getByRole('article');
      await message.getByText('Second line.').waitFor();
      await choose(page, 'State: New', 'In progress');
      await expectEventually(() => stateOf(page, SUBJECT), 'in progress');
      await expectEventually(() => sidebarLabel(page), 'Messages\n1');
      const phone = message.getByRole('link', { name: '+971 50 123 4567' });
      expect(await phone.getAttribute('href')).toBe('tel:+971501234567');
      const chat = message.getByRole('link', { name: 'WhatsApp' });
      expect(await chat.getAttribute('href')).toBe('https://wa.me/971501234567');
      const reply = await message.getByRole('link', { name: 'Reply' }).getAttribute('href');
      expect(decodeURIComponent(reply!)).toContain(`mailto:ann@example.com?subject=Re: ${SUBJECT}`);

      await choose(page, 'Assigned to: Nobody', STAFF.email);
      await row(page, SUBJECT).getByRole('cell', { name: STAFF.email, exact: true }).waitFor();
      await message.getByRole('textbox', { name: 'New note' }).fill('Called back.\nIs on holiday.');
      await message.getByRole('button', { name: 'Add note' }).press('Enter');
      await message.getByRole('listitem').getByText('Is on holiday.').waitFor();
      await expectAccessible(page);
      await choose(page, 'State: In progress', 'Done');
      await expectEventually(() => stateOf(page, SUBJECT), 'done');
      await message.getByRole('button', { name: 'Close message' }).click();

      await page.getByRole('checkbox', { name: /^Select A viewing/ }).check();
      await choose(page, 'Mark 1 selected', 'Spam');
      await expectEventually(() => sidebarLabel(page), 'Messages');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expectEventually(() => sidebarLabel(page), 'Messages\n1');
    });

    test('lists earlier messages of a visitor, and the messages of an account', async () => {
      const page = await openScreen('/admin/messages');
      await row(page, 'A viewing')
        .getByRole('button', { name: /^Open / })
        .click();
      const earlier = page.getByRole('region', { name: 'Earlier messages of this visitor' });
      await earlier.getByRole('link', { name: SUBJECT }).click();
      await page.getByRole('article').getByText('Second line.').waitFor();
      await page.getByRole('button', { name: 'Close message' }).click();
      await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('Mine');
      await expectCount(row(page, 'A viewing'), 0);
      await row(page, SUBJECT).waitFor();
    });

    test('prints its list as a table, and an open message as a letter', async () => {
      const page = await openScreen('/admin/messages');
      const isVisible = async (locators: readonly Locator[]) =>
        Promise.all(locators.map((locator) => locator.isVisible()));
      await row(page, SUBJECT).waitFor();
      const bars = [
        page.locator('.panel-header'),
        page.locator('.panel-sidebar'),
        page.locator('.list-head'),
      ];
      await page.setViewportSize({ width: 700, height: 900 });
      await page.emulateMedia({ media: 'print' });
      expect(await isVisible([...bars, page.getByRole('checkbox').first()])).toEqual(Array(4).fill(false));
      const display = await page
        .locator('.list-table table')
        .evaluate((table) => getComputedStyle(table).display);
      expect(display).toBe('table');
      await page.emulateMedia({ media: 'screen' });

      await row(page, SUBJECT)
        .getByRole('button', { name: /^Open / })
        .click();
      const message = page.getByRole('article');
      await message.getByText('Second line.').waitFor();
      await page.emulateMedia({ media: 'print' });
      const date = await message
        .locator('time')
        .first()
        .evaluate((time) => getComputedStyle(time, '::before').content);
      expect(date).toMatch(/\d{4}/);
      expect(await isVisible([message.getByText('Second line.'), message.getByRole('heading')])).toEqual([
        true,
        true,
      ]);
      const controls = [page.locator('.list-table'), ...bars, message.getByRole('button').first()];
      expect(await isVisible([...controls, message.getByRole('link', { name: 'Reply' })])).toEqual(
        Array(6).fill(false),
      );
    });

    test('is searched, filtered by state and exported as CSV, and a deletion is undone', async () => {
      const page = await openScreen('/admin/messages');
      await page.getByRole('searchbox', { name: 'Search' }).fill('walk'); // Ann Walker wrote both
      await expectEventually(async () => address(page), '/admin/messages?search=walk');
      await row(page, 'A viewing').waitFor();
      await page.getByRole('combobox', { name: 'State' }).selectOption('DONE');
      await expectCount(row(page, 'A viewing'), 0);
      await expectEventually(async () => address(page), '/admin/messages?search=walk&state=DONE');
      await page.reload();
      await row(page, SUBJECT).waitFor();
      const { name, text } = await download(page, () =>
        page.getByRole('button', { name: 'Export CSV' }).click(),
      );
      expect(name).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
      const [header, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
      expect(header).toBe('received,state,name,email,phone,subject,message,listing');
      expect(lines.join('\n')).toContain(`DONE,Ann Walker,ann@example.com,'+971 50 123 4567,${SUBJECT},`);
      expect(text).not.toContain('A viewing');

      await row(page, SUBJECT)
        .getByRole('button', { name: /^Delete / })
        .click();
      await confirmDialog(page, 'Are you sure?', 'Delete');
      await expectAnnounced(page, 'Nothing found for');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await row(page, SUBJECT).waitFor();
    });

    test('what is kept of a visitor is erased after a question, with the keyboard', async () => {
      await post('/api/contact', [
        { name: 'Ben', email: 'ben@example.com', subject: 'A question', message: 'Well?' },
      ]);
      const page = await openScreen('/admin/privacy');
      await page.getByRole('textbox', { name: 'Email address of the visitor' }).fill('ben@example.com');
      await page.getByRole('button', { name: 'Erase…' }).press('Enter');
      await page
        .getByRole('dialog')
        .getByText(/^1 message, 0 notes, /)
        .waitFor();
      await expectAccessible(page);
      await confirmDialog(page, 'Erase what is kept of ben@example.com?', 'Erase');
      await page
        .getByRole('status')
        .getByText(/^1 message, .* erased\.$/)
        .first()
        .waitFor();
      await page.getByRole('textbox', { name: 'Email address of the visitor' }).fill('BEN@example.com');
      await page.getByRole('button', { name: 'Erase…' }).press('Enter');
      await page.getByText('Nothing is kept of BEN@example.com.').waitFor();
    });
  });
}

/** A test of a subject that is longer than its lines. */
export function longSubjectTests(): void {
  test('the inbox truncates a very long subject, and shows all of it on request', async () => {
    const subject = `A question ${'about the garden and the pool '.repeat(6)}`.trim();
    await sendMessage('/contact-us', {
      Name: 'Ben',
      Email: 'ben@example.com',
      Subject: subject,
      Message: 'Well?',
    });
    const page = await openScreen('/admin/messages');
    await row(page, subject)
      .getByRole('button', { name: /^Open / })
      .click();
    const header = page.getByRole('article').locator('header');
    const height = async () => (await header.boundingBox())!.height;
    const showMore = header.getByRole('button', { name: 'Show whole subject' });
    await showMore.waitFor();
    expect(await height()).toBeLessThan(120);
    await showMore.press('Enter');
    await header.getByRole('button', { name: 'Show less' }).waitFor();
    expect(await height()).toBeGreaterThan(140);
    await expectAccessible(page);
  });
}
