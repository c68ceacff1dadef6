import { describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { HONEYPOT } from '../../web/site/layout/message.ts';
import { focusedName, expectEventually, fetchAsStaff, visit } from './visitor.ts';

const MESSAGE = { Name: 'Ann', Email: 'ann@example.com', Subject: 'A villa', Message: 'One.\nTwo.' };

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page) => page.locator('form button');
const values = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(MESSAGE).map(async (label) => [label, await field(page, label).inputValue()] as const),
    ),
  );

async function fill(page: Page, message: Record<string, string> = MESSAGE) {
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value);
}

/** Tests of the contact form. */
export function contactFormTests(): void {
  describe('the contact form', () => {
    test('shows that it is sending, sends once after several clicks, and is cleared', async () => {
      const page = await visit('/contact-us');
      const requests: Route[] = [];
      await page.route('**/graphql', (route) => void requests.push(route));
      await fill(page);
      await button(page).click();
      await expectEventually(() => button(page).innerText(), 'Sending...');
      expect(await button(page).isDisabled()).toBe(true);
      await page.evaluate(() => document.forms[0]!.requestSubmit());
      await field(page, 'Subject').press('Enter');
      await expectEventually(async () => requests.length, 1);
      await requests[0]!.continue();
      await page.getByText('Message sent successfully!').waitFor();
      await expectEventually(() => button(page).isEnabled(), true);
      await expectEventually(() => values(page), { Name: '', Email: '', Subject: '', Message: '' });
      expect(requests).toHaveLength(1);
    });

    test('shows an error at each invalid field and focuses the first', async () => {
      const page = await visit('/contact-us');
      await fill(page, { Email: 'ann', Subject: 'A villa' });
      await button(page).click();
      await page.getByText('Name is required.').waitFor();
      expect(await page.locator('.field-error').allInnerTexts()).toEqual([
        'Name is required.',
        'Email must be an email address, such as name@example.com.',
        'Message is required.',
      ]);
      await expectEventually(
        () => page.evaluate(() => (document.activeElement as HTMLInputElement).name),
        'name',
      );
      expect(await field(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    });

    test('keeps its text without a response, and can be sent again', async () => {
      const page = await visit('/contact-us', { allowedErrors: true });
      await page.route('**/graphql', (route) => route.abort());
      await fill(page);
      await button(page).click();
      await page.getByText('Something went wrong. Please try again later.').waitFor();
      expect(await values(page)).toEqual(MESSAGE);
      expect(await button(page).innerText()).toBe('Send message');
      expect(await focusedName(page)).toBe('Send message');
    });

    test.each([
      ['/villa-for-sale/19', true],
      ['/contact-us?about=A+villa', false],
    ])(
      'explains a honeypot that autofill has filled in, and the second click sends (%s, scripts %s)',
      async (path, javaScriptEnabled) => {
        const page = await visit(path, { javaScriptEnabled, allowedErrors: 'status of 400' });
        const name = `Ann ${path} ${javaScriptEnabled}`;
        await fill(page, { Name: name, Email: 'ann@example.com', Message: 'One.\nTwo.' });
        const trap = page.locator(`[name=${HONEYPOT}]`);
        expect(await trap.isVisible()).toBe(false);
        await trap.evaluate((input: HTMLInputElement) => {
          input.value = 'https://ann.example';
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.dispatchEvent(new Event('change', { bubbles: true }));
        });
        const send = page.getByRole('button', { name: 'Send message' });
        await send.click();
        await page.getByText('Not sent yet: a field that is not shown was filled in').waitFor();
        expect(await field(page, 'Name').inputValue()).toBe(name);
        expect(await page.getByText('Message sent successfully!').count()).toBe(0);
        await send.click();
        await page.getByText('Message sent successfully!').waitFor();
        const inbox = await fetchAsStaff('{ contactMessages(limit: 10) { items { name message } } }');
        expect(JSON.stringify(inbox)).toContain(JSON.stringify({ name, message: 'One.\nTwo.' }));
      },
    );

    test('is on detail pages with the listing as subject, focused by Enquire', async () => {
      const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('complementary').getByRole('link', { name: 'Enquire' }).click();
      await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'enquire');
      expect(await field(page, 'Subject').inputValue()).toContain(name.replace(/\s+/g, ' '));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
    });
  });
}
