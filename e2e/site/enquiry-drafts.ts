import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSoon, visit } from './visitor.ts';

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true } as const;
const WORDS = { Name: 'Ann', Email: 'ann@example.com', Message: 'One.\nTwo.' };
const SENT = 'Message sent successfully!';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const typing = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
const values = (page: Page) =>
  Promise.all(Object.keys(WORDS).map((label) => field(page, label).inputValue()));

/** Types as hands do, a key after the other. */
async function write(page: Page, words: Record<string, string> = WORDS): Promise<void> {
  for (const [label, text] of Object.entries(words))
    await field(page, label).pressSequentially(text, { delay: 5 });
}

/** Answers every message as the API does. */
const answer = (page: Page, sendContactMessage = true) =>
  page.route('**/graphql', (route) => route.fulfill({ json: { data: { sendContactMessage } } }));

/** Whether words are on the screen, between the bar and what stands at the foot. */
const inSight = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const there = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return there.every((found) => found === words || words.contains(found));
    });

/** An enquiry that is not written and sent in one go. */
export function enquiryDrafts(): void {
  describe('a half-written enquiry', () => {
    test('is there again after another page, Back and a reload, for its own page and tab alone', async () => {
      const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
      await write(page);
      await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
      await expectSoon(() => heading(page), 'Contact Us');
      expect(await values(page)).toEqual(['', '', '']);
      await page.goBack();
      await expectSoon(() => values(page), Object.values(WORDS));
      await page.reload();
      await expectSoon(() => values(page), Object.values(WORDS));
      const other = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
      expect(await values(other)).toEqual(['', '', '']);
    });

    test('is forgotten when it is sent, and what was typed meanwhile is for the next', async () => {
      const page = await visit('/contact-us', { reducedMotion: 'reduce' });
      let send = () => {};
      await page.route('**/graphql', async (route) => {
        await new Promise<void>((resolve) => (send = resolve));
        await route.fulfill({ json: { data: { sendContactMessage: true } } });
      });
      const asked = page.waitForRequest('**/graphql');
      await write(page, { ...WORDS, Subject: 'A villa' });
      await page.getByRole('button', { name: 'Send message' }).click();
      await asked;
      await field(page, 'Message').pressSequentially(' Three.', { delay: 30 });
      send();
      await page.getByText(SENT).waitFor();
      expect(await values(page)).toEqual(['', '', 'One.\nTwo. Three.']);
      expect(await typing(page)).toBe('message');
      await field(page, 'Message').fill('');
      await expectSoon(() => page.getByText(SENT).count(), 0);
      await page.reload();
      await expectSoon(() => values(page), ['', '', '']);
    });
  });

  test('an enquiry on its way is known to who left its page and has come back before the answer', async () => {
    const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce' });
    let arrives = () => {};
    const arrival = new Promise<void>((resolve) => (arrives = resolve));
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('sendContactMessage')) return route.fallback();
      sent += 1;
      await arrival;
      return route.fulfill({ json: { data: { sendContactMessage: true } } });
    });
    await write(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectSoon(async () => sent, 1);
    await page.getByRole('link', { name: 'Villas for sale' }).first().click();
    await expectSoon(() => heading(page), 'Villas for sale');
    await page.goBack();
    await expectSoon(() => page.getByRole('button', { name: 'Sending...' }).isDisabled(), true);
    const place = await page.evaluate(() => scrollY);
    arrives();
    await page.getByText(SENT).waitFor();
    expect(await values(page)).toEqual(['', '', '']);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(sent).toBe(1);
  });

  test('an enquiry whose answer is lost, and the page with it, is sent again as the same press', async () => {
    const page = await visit('/villa-for-sale/19', { reducedMotion: 'reduce', troubled: true });
    const presses: (string | undefined)[] = [];
    await page.route('**/graphql', async (route) => {
      presses.push(route.request().headers()['idempotency-key']);
      await (presses.length < 3
        ? route.abort()
        : route.fulfill({ json: { data: { sendContactMessage: true } } }));
    });
    const press = () => page.getByRole('button', { name: 'Send message' }).click();
    await write(page);
    await press();
    await page.getByText('Something went wrong.').waitFor();
    await press();
    await expectSoon(async () => presses.length, 2);
    await page.getByText('Something went wrong.').waitFor();
    await page.reload();
    await expectSoon(() => values(page), Object.values(WORDS));
    await press();
    await page.getByText(SENT).waitFor();
    expect(presses[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(presses).size).toBe(1);
  });

  describe.each([
    ['Enter in a field', (page: Page) => field(page, 'Name').press('Enter')],
    ['the button', (page: Page) => page.getByRole('button', { name: 'Send message' }).tap()],
  ])('what becomes of an enquiry that is sent by %s', (_by, send) => {
    test.each(['/contact-us', '/villa-for-sale/19'])(
      'is in sight and said on a phone, at %s',
      async (path) => {
        const page = await visit(path, { ...PHONE, reducedMotion: 'reduce' });
        await answer(page);
        await field(page, 'Message').pressSequentially('Hello.');
        await send(page);
        await expectSoon(() => typing(page), 'name');
        await expectSoon(() => inSight(page, 'Name is required.'), true);
        expect(await page.getByRole('alert').innerText()).toContain('Not sent.');
        await write(page, { Name: 'Ann', Email: 'ann@example.com', Subject: 'A villa' });
        await send(page);
        await page.getByRole('status').getByText(SENT).waitFor();
        await expectSoon(() => inSight(page, SENT), true);
        await page.keyboard.press('Enter'); // once more than was needed
        expect(await page.getByText(SENT).isVisible()).toBe(true);
      },
    );
  });

  test('a sentence at a field goes when it is true no longer, and the keyboard stays where one types', async () => {
    const page = await visit('/contact-us', { reducedMotion: 'reduce' });
    await field(page, 'Name').press('Enter');
    await page.getByText('Message is required.').waitFor();
    await field(page, 'Email').click();
    for (const key of 'ann@example.com') {
      await page.keyboard.type(key, { delay: 30 });
      expect(await typing(page)).toBe('email');
    }
    expect(await field(page, 'Email').inputValue()).toBe('ann@example.com');
    await expectSoon(
      () => page.locator('.field-error').allInnerTexts(),
      ['Name is required.', 'Subject is required.', 'Message is required.'],
    );
  });
}
