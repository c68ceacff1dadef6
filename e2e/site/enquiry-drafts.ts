import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectEventually, visit, waitUntilStable } from './visitor.ts';

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true } as const;
const MESSAGE = { Name: 'Ann', Email: 'ann@example.com', Message: 'One.\nTwo.' };
const SENT = 'Message sent successfully!';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const focusedField = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
const values = (page: Page) =>
  Promise.all(Object.keys(MESSAGE).map((label) => field(page, label).inputValue()));

/** Types a message key by key. */
async function typeMessage(page: Page, message: Record<string, string> = MESSAGE): Promise<void> {
  for (const [label, text] of Object.entries(message))
    await field(page, label).pressSequentially(text, { delay: 5 });
}

/** Responds to each message as the API does. */
const mockResponse = (page: Page, isDone = true) =>
  page.route('**/graphql', (route) => route.fulfill({ json: { data: { isDone } } }));

/** True if a text is in view and not covered by the header or the enquiry bar. */
const isInView = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return hits.every((hit) => hit === element || element.contains(hit));
    });

/** Tests of drafts, retries and error messages of enquiries. */
export function enquiryTests(): void {
  describe('a half-written enquiry', () => {
    test('is restored after Back and after a reload, only on its page and in its tab', async () => {
      const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
      await typeMessage(page);
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
      await expectEventually(() => heading(page), 'Contact Us');
      expect(await values(page)).toEqual(['', '', '']);
      await page.goBack();
      await expectEventually(() => values(page), Object.values(MESSAGE));
      await page.reload();
      await expectEventually(() => values(page), Object.values(MESSAGE));
      const other = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
      expect(await values(other)).toEqual(['', '', '']);
    });

    test('is cleared when it is sent, but text typed while sending is kept', async () => {
      const page = await visit('/contact-us', { reducedMotion: 'reduce' });
      let respond!: () => void;
      const response = new Promise<void>((resolve) => (respond = resolve));
      await page.route('**/graphql', async (route) => {
        await response;
        await route.fulfill({ json: { data: { isDone: true } } });
      });
      const request = page.waitForRequest('**/graphql');
      await typeMessage(page, { ...MESSAGE, Subject: 'A villa' });
      await page.getByRole('button', { name: 'Send message' }).click();
      await request;
      await field(page, 'Message').pressSequentially(' Three.', { delay: 30 });
      respond();
      await page.getByText(SENT).waitFor();
      await expectEventually(() => values(page), ['', '', 'One.\nTwo. Three.']);
      expect(await focusedField(page)).toBe('message');
      await field(page, 'Message').fill('');
      await expectEventually(() => page.getByText(SENT).count(), 0);
      await page.reload();
      await expectEventually(() => values(page), ['', '', '']);
    });
  });

  test('an enquiry in flight is shown as sending after leaving the page and Back', async () => {
    const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
    let respond!: () => void;
    const response = new Promise<void>((resolve) => (respond = resolve));
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('sendContactMessage')) return route.fallback();
      sent += 1;
      await response;
      return route.fulfill({ json: { data: { isDone: true } } });
    });
    await typeMessage(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectEventually(async () => sent, 1);
    await page.getByRole('link', { name: 'Villas for sale' }).first().click();
    await expectEventually(() => heading(page), 'Villas for sale');
    await page.goBack();
    await expectEventually(() => page.getByRole('button', { name: 'Sending...' }).isDisabled(), true);
    const scrollTop = await waitUntilStable(() => page.evaluate(() => scrollY)); // Back restores the position
    respond();
    await page.getByText(SENT).waitFor();
    await expectEventually(() => values(page), ['', '', '']);
    expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
    expect(sent).toBe(1);
  });

  test('an enquiry is retried with the same idempotency key after a lost response and a reload', async () => {
    const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce', allowedErrors: true });
    const keys: (string | undefined)[] = [];
    await page.route('**/graphql', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length < 3 ? route.abort() : route.fulfill({ json: { data: { isDone: true } } }));
    });
    const send = () => page.getByRole('button', { name: 'Send message' }).click();
    await typeMessage(page);
    await send();
    await page.getByText('Something went wrong.').waitFor();
    await send();
    await expectEventually(async () => keys.length, 2);
    await page.getByText('Something went wrong.').waitFor();
    await page.reload();
    await expectEventually(() => values(page), Object.values(MESSAGE));
    await send();
    await page.getByText(SENT).waitFor();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  describe.each([
    ['Enter in a field', (page: Page) => field(page, 'Name').press('Enter')],
    ['the button', (page: Page) => page.getByRole('button', { name: 'Send message' }).tap()],
  ])('the result of an enquiry sent by %s', (_name, send) => {
    test.each(['/contact-us', '/villa-for-sale/19'])(
      'is in view and announced on a phone at %s',
      async (path) => {
        const page = await visit(path, { ...PHONE, reducedMotion: 'reduce' });
        await mockResponse(page);
        await field(page, 'Message').pressSequentially('Hello.');
        await send(page);
        await expectEventually(() => focusedField(page), 'name');
        await expectEventually(() => isInView(page, 'Name is required.'), true);
        expect(await page.getByRole('alert').innerText()).toContain('Not sent.');
        await typeMessage(page, { Name: 'Ann', Email: 'ann@example.com', Subject: 'A villa' });
        await send(page);
        await page.getByRole('status').getByText(SENT).waitFor();
        await expectEventually(() => isInView(page, SENT), true);
        await page.keyboard.press('Enter'); // submits again
        expect(await page.getByText(SENT).isVisible()).toBe(true);
      },
    );
  });

  test('a field error disappears when the field is valid, and the focus stays', async () => {
    const page = await visit('/contact-us', { reducedMotion: 'reduce' });
    await field(page, 'Name').press('Enter');
    await page.getByText('Message is required.').waitFor();
    await expectEventually(() => focusedField(page), 'name');
    await field(page, 'Email').click();
    for (const key of 'ann@example.com') {
      await page.keyboard.type(key, { delay: 30 });
      expect(await focusedField(page)).toBe('email');
    }
    expect(await field(page, 'Email').inputValue()).toBe('ann@example.com');
    await expectEventually(
      () => page.locator('.field-error').allInnerTexts(),
      ['Name is required.', 'Subject is required.', 'Message is required.'],
    );
  });
}
