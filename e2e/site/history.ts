import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { address, waitForFrames, focusedName, expectEventually, visit } from './visitor.ts';

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true } as const;

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Site, on small screens' });
const menuButton = (page: Page) => header(page).locator('summary', { hasText: 'Menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures/ });

/** Taps the menu button at its position, without scrolling. */
async function tapMenu(page: Page): Promise<void> {
  const { x, y, width, height } = (await menuButton(page).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function openMenu(page: Page): Promise<void> {
  await tapMenu(page);
  await expectEventually(() => menu(page).isVisible(), true);
}

/** True if the page does not prevent the browser's default action of Alt with this key. */
const isDefaultAllowed = (page: Page, key: string) =>
  page.evaluate((key) => {
    const init = { key, altKey: true, bubbles: true, cancelable: true };
    return document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
  }, key);

/** Tests of Back, Forward and the focus after navigation. */
export function historyTests(): void {
  describe('the menu of a phone', () => {
    test('closes on Back, and the page stays', async () => {
      const page = await visit('/careers', PHONE);
      await page.evaluate(() => scrollTo(0, 300));
      await openMenu(page);
      await page.goBack();
      await expectEventually(() => menu(page).isVisible(), false);
      expect(address(page)).toBe('/careers');
      await expectEventually(() => page.evaluate(() => scrollY), 300);
    });

    test.each([
      ['its own link', (page: Page) => menu(page).getByRole('link', { name: 'Contact Us' })],
      ['a link of the header', (page: Page) => header(page).getByRole('link', { name: 'Get In Touch' })],
    ])('closes when %s is followed after its blank area was tapped', async (_name, link) => {
      const page = await visit('/careers', PHONE);
      await openMenu(page);
      await page.touchscreen.tap(200, 800);
      await link(page).click();
      await expectEventually(() => heading(page), 'Contact Us');
      await expectEventually(() => menu(page).isVisible(), false);
      await page.goBack();
      await expectEventually(() => heading(page), 'Careers');
      expect(await menu(page).isVisible()).toBe(false);
    });

    test('adds no history entries when it is opened and closed fast', async () => {
      const page = await visit('/careers', PHONE);
      const before = await page.evaluate(() => history.length);
      await menuButton(page).dblclick();
      await expectEventually(() => menu(page).isVisible(), false);
      await openMenu(page);
      await tapMenu(page);
      await expectEventually(() => menu(page).isVisible(), false);
      expect(address(page)).toBe('/careers');
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    });
  });

  describe('the viewer', () => {
    test('closes on Back at the same scroll position', async () => {
      const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
      const link = page.locator('.picture-gallery a').first();
      await link.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      await link.click();
      await viewer(page).waitFor();
      expect(await isDefaultAllowed(page, 'ArrowLeft')).toBe(true);
      await page.goBack();
      await expectEventually(() => viewer(page).count(), 0);
      expect(address(page)).toBe('/apartment-for-sale/1');
      await expectEventually(() => page.evaluate(() => scrollY), top);
      await expectEventually(() => link.evaluate((element) => element === document.activeElement), true);
    });

    /** Clicks pictures while the viewer's code is delayed. The returned function releases the code. */
    async function clickWhileLoading(page: Page, indices: readonly number[]): Promise<() => void> {
      const pending: (() => void)[] = [];
      await page.route('**/viewer-*.js', async (route) => {
        await new Promise<void>((resolve) => pending.push(resolve));
        await route.continue();
      });
      for (const index of indices) await page.locator('.picture-gallery a').nth(index).click();
      await expectEventually(async () => pending.length, 1);
      return pending[0]!;
    }

    test.each([
      ['a picture', [0]],
      ['two of its pictures', [0, 1]],
    ])(
      'does not open when %s was clicked and a field was focused before its code loaded',
      async (_, indices) => {
        const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
        const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/viewer-'));
        const release = await clickWhileLoading(page, indices);
        await nameField(page).focus();
        await waitForFrames(page);
        release();
        await loaded;
        await page.waitForTimeout(200);
        await page.keyboard.type('Amin');
        expect([await nameField(page).inputValue(), await viewer(page).count()]).toEqual(['Amin', 0]);
      },
    );

    test('closes once after several clicks before its code loaded', async () => {
      const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
      const release = await clickWhileLoading(page, [0, 0, 1]);
      release();
      await expectEventually(
        () => viewer(page).locator('.viewer-bar span[aria-hidden]').innerText(),
        '3 / 7',
      );
      await page.keyboard.press('Escape');
      await expectEventually(() => viewer(page).count(), 0);
      await page.waitForTimeout(300);
      expect([await viewer(page).count(), address(page)]).toEqual([0, '/apartment-for-sale/1']);
    });

    test('leaves the focus in a field that was focused while it was closing', async () => {
      const page = await visit('/apartment-for-sale/1', { reducedMotion: 'reduce' });
      await page.locator('.picture-gallery a').first().click();
      await viewer(page).waitFor();
      await page.evaluate(() => {
        document.querySelector<HTMLDialogElement>('.viewer')!.close();
        document.querySelector<HTMLElement>('main form input[name=name]')!.focus();
      });
      await expectEventually(() => viewer(page).count(), 0);
      expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    });

    test('stays on the page when Close is clicked twice', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await page.getByRole('link', { name: /pictures$/ }).click();
      await viewer(page).waitFor();
      await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.viewer [aria-label=Close]')!;
        button.click();
        button.click();
      });
      await expectEventually(() => viewer(page).count(), 0);
      expect(address(page)).toMatch(/^\/apartment-for-sale\//);
    });
  });

  describe('the focus', () => {
    const focusedHref = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
    const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
    test.each([
      ['/apartmentSell', '.card-link', 3],
      ['/blogs', 'main article a', 2],
      ['/search?purpose=rent', '.card-link', 5],
      ['/?page=2#categories', '#categories a[href^="/DreamDetails"]', 1],
    ])('returns on Back to the card of %s that was followed', async (list, links, index) => {
      const page = await visit(list, { reducedMotion: 'reduce' });
      const card = page.locator(links).nth(index);
      const href = await card.getAttribute('href');
      await card.focus();
      const top = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expectEventually(async () => address(page), href);
      await expectEventually(() => focusedId(page), 'main');
      await page.goBack();
      await expectEventually(async () => address(page), list);
      await expectEventually(() => focusedHref(page), href);
      await expectEventually(() => page.evaluate(() => scrollY), top);
      expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
      expect(await card.evaluate((link) => link === document.activeElement)).toBe(false);
      await page.goForward();
      await expectEventually(() => focusedId(page), 'main');
    });

    test('moves to the page on Back when the followed link is no longer there', async () => {
      const page = await visit('/apartmentSell', { reducedMotion: 'reduce' });
      const card = page.locator('.card-link').first();
      await card.press('Enter');
      await page.getByRole('region', { name: 'Pictures' }).waitFor();
      await page.getByRole('link', { name: 'Contact Us' }).first().press('Enter');
      await expectEventually(() => heading(page), 'Contact Us');
      await page.goBack();
      await page.getByRole('region', { name: 'Pictures' }).waitFor();
      await expectEventually(() => focusedId(page), 'main');
    });
  });

  test('a map that loads late does not take the focus from a field', async () => {
    const page = await visit('/contact-us', { reducedMotion: 'reduce' });
    const pending: (() => void)[] = [];
    await page.route('**/interactive-map-*.js', async (route) => {
      await new Promise<void>((resolve) => pending.push(resolve));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Explore the map' }).click();
    await expectEventually(async () => pending.length, 1);
    await nameField(page).pressSequentially('Am');
    pending[0]!();
    await page.locator('.place-map .map-view').waitFor();
    await page.keyboard.type('in');
    expect(await nameField(page).inputValue()).toBe('Amin');
  });

  test('Alt with an arrow key keeps its browser action in the header and in tabs', async () => {
    const page = await visit('/');
    for (const control of [
      page.getByRole('tab', { name: 'Villas' }).first(),
      header(page).getByRole('button', { name: 'Rent', exact: true }),
    ]) {
      await control.focus();
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home']) {
        expect([key, await isDefaultAllowed(page, key)]).toEqual([key, true]);
      }
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test('a group of the header that was opened by a tap closes with the next tap', async () => {
    const page = await visit('/careers', { width: 1180, height: 820, hasTouch: true });
    const buy = header(page).getByRole('button', { name: 'Buy', exact: true });
    const entry = header(page).getByRole('link', { name: 'Villa for Sale' });
    for (const isVisible of [true, false, true]) {
      await buy.tap();
      await expectEventually(() => entry.isVisible(), isVisible);
    }
    await header(page).getByRole('button', { name: 'Rent', exact: true }).tap();
    await expectEventually(() => entry.isVisible(), false);
    expect(await focusedName(page)).toBe('Rent');
  });

  test('Back restores open disclosures and the scroll position of strips', async () => {
    const page = await visit('/', { ...PHONE, reducedMotion: 'reduce' });
    const more = page.locator('.disclosure', { hasText: 'more projects' });
    const rail = more.locator('.list-rail');
    await more.locator('summary').click();
    await rail.evaluate((strip) => strip.scrollTo({ left: 500, behavior: 'instant' }));
    const left = () => rail.evaluate((strip) => strip.scrollLeft);
    const before = await left();
    expect(before).toBeGreaterThan(300);
    const top = await page.evaluate(() => scrollY);
    await rail
      .getByRole('link')
      .nth(2)
      .evaluate((link) => (link as HTMLElement).click());
    await page.getByRole('region', { name: 'Pictures' }).waitFor();
    await page.goBack();
    await more.waitFor();
    await expectEventually(left, before);
    expect(await more.getAttribute('open')).toBe('');
    await expectEventually(() => page.evaluate(() => scrollY), top);
  });

  test('a question stays in place when opening it closes one above', async () => {
    const page = await visit('/', { ...PHONE, reducedMotion: 'reduce' });
    const question = (index: number) => page.locator('.faq summary').nth(index);
    const top = (index: number) =>
      question(index).evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
    const openQuestions = () =>
      page
        .locator('.faq details')
        .evaluateAll((all) =>
          all.flatMap((each, index) => ((each as HTMLDetailsElement).open ? [index] : [])),
        );
    await question(0).click();
    await question(4).scrollIntoViewIfNeeded();
    const before = await top(4);
    await question(4).click();
    await expectEventually(openQuestions, [4]);
    await waitForFrames(page);
    expect(Math.abs((await top(4)) - before)).toBeLessThanOrEqual(1);
  });

  test('the focus stays in the categories when Next reaches the last page', async () => {
    const page = await visit('/', { reducedMotion: 'reduce' });
    const pager = page.getByRole('navigation', { name: 'Pages of categories' });
    const next = pager.getByRole('link', { name: 'Next' });
    const current = pager.locator('[aria-current=page]');
    while ((await next.getAttribute('aria-disabled')) === null) {
      const number = Number(await current.textContent());
      await next.press('Enter');
      await expectEventually(() => current.textContent(), String(number + 1));
    }
    await expectEventually(() => page.evaluate(() => document.activeElement?.id), 'categories');
  });

  test('Back right after a card was followed navigates back', async () => {
    const page = await visit('/careers');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/search"]')!.click());
    const card = page.locator('main article a.card-link').first();
    await card.evaluate((link: HTMLElement) => {
      const goBack = () => {
        if (location.pathname === '/search') setTimeout(goBack, 1);
        else setTimeout(() => history.go(-2), 10);
      };
      link.click();
      goBack();
    });
    await expectEventually(async () => [address(page), await heading(page)], ['/careers', 'Careers']);
    await page.waitForTimeout(500);
    expect(await heading(page)).toBe('Careers');
  });

  describe('the carousel', () => {
    const reasons = (page: Page) => page.getByRole('region', { name: 'Reasons' });

    test('announces slides on user action only', async () => {
      const page = await visit('/');
      await reasons(page).scrollIntoViewIfNeeded();
      const status = reasons(page).getByRole('status');
      const next = reasons(page).getByRole('button', { name: 'Next' }).and(page.locator(':enabled'));
      await next.waitFor();
      expect(await status.textContent()).toBe('');
      await next.click();
      await expectEventually(async () => /^\d of 3: \S/.test((await status.textContent()) ?? ''), true);
    });

    test('scrolls with its buttons when its script fails to load', async () => {
      const page = await visit('/', { allowedErrors: true, reducedMotion: 'reduce' });
      await page.route('**/carousel-swiper-*.js', (route) => route.abort());
      await reasons(page).scrollIntoViewIfNeeded();
      const next = reasons(page).getByRole('button', { name: 'Next' }).and(page.locator(':enabled'));
      await next.click();
      const strip = reasons(page).locator('.carousel-viewport');
      await expectEventually(
        () => strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth)),
        1,
      );
      expect(
        await reasons(page)
          .getByRole('button', { name: /Pause|Play/ })
          .count(),
      ).toBe(0);
    });
  });
}
