import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isLaidOut } from '../legible.ts';
import {
  address,
  at,
  drawn,
  focusedName,
  isChunkLoaded,
  open,
  expectSoon,
  fetchRows,
  visit,
  type PageOptions,
} from './visitor.ts';

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true } as const;

const part = (page: Page, name: string) => page.getByRole('region', { name });
const titles = (page: Page, name: string) => part(page, name).locator('article h3').allInnerTexts();

/** What moves by itself on the first page. */
export function theBanner(): void {
  describe('the banner', () => {
    const banner = (page: Page) => part(page, 'Banners');
    const shown = (page: Page) => banner(page).locator('[aria-hidden=false]').getAttribute('aria-label');

    test('shows each picture for five seconds, and begins anew after the last', async () => {
      const page = await visit('/', { clock: true });
      await expectSoon(() => shown(page), '1 of 3');
      await page.clock.runFor(4800);
      await drawn(page);
      expect(await shown(page)).toBe('1 of 3');
      await page.clock.runFor(200);
      for (const next of ['2 of 3', '3 of 3', '1 of 3']) {
        await expectSoon(() => shown(page), next);
        await page.clock.runFor(5000);
      }
    });

    test('fades from one to the next within a second', async () => {
      const page = await visit('/', { clock: true });
      const fades = await banner(page)
        .locator('.banner-slide')
        .evaluateAll((slides) =>
          slides.map((slide) => {
            const { transitionProperty, transitionDuration } = getComputedStyle(slide);
            return [transitionProperty, transitionDuration];
          }),
        );
      expect(fades).toEqual([1, 2, 3].map(() => ['opacity, visibility', expect.stringMatching(/^1s\b/)]));
      const opacity = () =>
        banner(page)
          .locator('.banner-slide')
          .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).opacity));
      expect(await opacity()).toEqual(['1', '0', '0']);
      await page.clock.runFor(5000);
      await expectSoon(opacity, ['0', '1', '0']);
    });

    test('stands while it is paused', async () => {
      const page = await visit('/', { clock: true });
      await page.getByRole('button', { name: 'Pause the banners' }).click();
      await page.clock.runFor(15_000);
      await drawn(page);
      expect(await shown(page)).toBe('1 of 3');
      await page.getByRole('button', { name: 'Play the banners' }).click();
      await page.clock.runFor(5000);
      await expectSoon(() => shown(page), '2 of 3');
    });

    test('stands still for those who want things to stand still, until they want it to move', async () => {
      const page = await visit('/', { clock: true, reducedMotion: 'reduce' });
      const play = page.getByRole('button', { name: 'Play the banners' });
      await play.waitFor();
      await page.clock.runFor(15_000);
      await drawn(page);
      expect(await shown(page)).toBe('1 of 3');
      await play.click();
      await page.clock.runFor(5000);
      await expectSoon(() => shown(page), '2 of 3');
    });
  });
}

/** The reasons, which turn by themselves once somebody comes near. */
export function theCarousel(): void {
  describe('the carousel', () => {
    const turning = (page: Page) => part(page, 'Reasons');
    const strip = (page: Page) => turning(page).locator('.carousel-strip');

    /** The slide that fills the strip. */
    const shown = (page: Page) =>
      strip(page).evaluate((frame) => {
        const { left, width } = frame.getBoundingClientRect();
        const slides = [...frame.querySelectorAll('[aria-roledescription=slide]')];
        const here = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - left) < width / 2);
        return here?.getAttribute('aria-label') ?? null;
      });

    async function near(manner: PageOptions = {}) {
      const page = await visit('/', { clock: true, ...manner });
      await turning(page).scrollIntoViewIfNeeded();
      await turning(page).getByRole('button', { name: 'Next' }).and(page.locator(':enabled')).waitFor();
      return page;
    }

    test('fetches what moves it when somebody comes near, and not before', async () => {
      const page = await visit('/');
      const fetched = () => isChunkLoaded(page, 'carousel-motion');
      await drawn(page);
      expect(await fetched()).toBe(false);
      await turning(page).scrollIntoViewIfNeeded();
      await expectSoon(fetched, true);
    });

    test('turns by itself, from the last to the first, until it is paused', async () => {
      const page = await near();
      await expectSoon(() => shown(page), '1 of 3');
      await page.clock.runFor(3000);
      await drawn(page);
      expect(await shown(page)).toBe('1 of 3');
      for (const next of ['2 of 3', '3 of 3', '1 of 3']) {
        await expectSoon(async () => {
          await page.clock.runFor(500);
          return shown(page);
        }, next);
      }
      await turning(page).getByRole('button', { name: 'Pause Reasons' }).click();
      await page.clock.runFor(10_000);
      await drawn(page);
      expect(await shown(page)).toBe('1 of 3');
    });

    test('is turned by hand in both directions, round and round', async () => {
      const page = await near({ reducedMotion: 'reduce' });
      await turning(page).getByRole('button', { name: 'Play Reasons' }).waitFor();
      await page.clock.runFor(10_000);
      await expectSoon(() => shown(page), '1 of 3');
      for (const [to, next] of [
        ['Previous', '3 of 3'],
        ['Next', '1 of 3'],
        ['Next', '2 of 3'],
      ] as const) {
        await turning(page).getByRole('button', { name: to, exact: true }).click();
        await page.clock.runFor(500);
        await expectSoon(() => shown(page), next);
      }
    });
  });
}

interface Listed {
  title: string;
  type?: string;
  category?: string;
}

/** What is further down, which the opening does not wait for. */
export function theLength(): void {
  describe('the page one came in by', () => {
    const toQuestions = (page: Page) =>
      page.evaluate(() => Math.round(document.querySelector('.faq')!.getBoundingClientRect().top));

    test('lays out only its opening first, and the rest when it has time', async () => {
      const bare = await open({ ...PHONE, javaScriptEnabled: false });
      await bare.goto(at('/'));
      expect(await isLaidOut(bare)).toBe(false);
      const page = await visit('/', PHONE);
      await expectSoon(() => isLaidOut(page), true);
    });

    test('is found at the place where it was left', async () => {
      const page = await visit('/', { ...PHONE, reducedMotion: 'reduce' });
      await expectSoon(() => isLaidOut(page), true);
      await page.locator('.faq').scrollIntoViewIfNeeded();
      const [top, questions] = [await page.evaluate(() => scrollY), await toQuestions(page)];
      await page.reload();
      await expectSoon(
        async () => [await page.evaluate(() => scrollY), await toQuestions(page)],
        [top, questions],
      );
      expect(await isLaidOut(page)).toBe(true);
    });
  });
}

/** What is chosen among on the first page. */
export function theTabs(): void {
  describe.each([
    ['Premium Luxury Developments', 'Villas', '/api/properties', 'property-type'],
    ['Latest Projects', 'All', '/api/latestprojects', 'project-type'],
  ])('the tabs of %s', (name, first, path, parameter) => {
    test('begin with the first and show what belongs to the chosen one', async () => {
      const rows = await fetchRows<Listed>(path);
      const of = (type: string) =>
        rows.filter((row) => type === 'All' || (row.type ?? row.category) === type).map(({ title }) => title);
      const page = await visit('/', { reducedMotion: 'reduce' });
      const tab = (type: string) => part(page, name).getByRole('tab', { name: type });
      expect(await tab(first).getAttribute('aria-selected')).toBe('true');
      await expectSoon(() => part(page, name).locator('article h3').allTextContents(), of(first));
      await tab('Apartments').scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await tab('Apartments').click();
      await expectSoon(() => titles(page, name), of('Apartments'));
      expect(await tab('Apartments').getAttribute('aria-selected')).toBe('true');
      expect(await tab(first).getAttribute('aria-selected')).toBe('false');
      expect(address(page)).toBe(`/?${parameter}=Apartments`);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('ArrowRight');
      await expectSoon(() => titles(page, name), of('Townhouses'));
      await page.keyboard.press('ArrowRight');
      await expectSoon(() => focusedName(page), first);
      expect(address(page)).toBe('/');
      await page.keyboard.press('End');
      await expectSoon(() => titles(page, name), of('Townhouses'));
    });
  });
}

/** The categories, six to a page. */
export function theCategories(): void {
  test('categories are leafed through in place, and only they are asked for', async () => {
    const all = (await fetchRows<Listed>('/api/categories')).map(({ title }) => title);
    const page = await visit('/', { reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
    });
    const categories = part(page, 'Find Your Dream Home');
    const link = (name: string) => categories.getByRole('link', { name, exact: true });
    const off = (name: string) => link(name).getAttribute('aria-disabled');
    const here = () => categories.locator('[aria-current=page]').allInnerTexts();
    await expectSoon(() => titles(page, 'Find Your Dream Home'), all.slice(0, 6));
    expect([await off('Prev'), await off('Next')]).toEqual(['true', null]);
    await link('Next').click();
    await expectSoon(() => titles(page, 'Find Your Dream Home'), all.slice(6, 12));
    expect(address(page)).toBe('/?page=2#categories');
    expect(await here()).toEqual(['2']);
    await expectSoon(() => categories.getByRole('heading', { level: 2 }).isVisible(), true);
    await link('Page 3').click();
    await expectSoon(() => titles(page, 'Find Your Dream Home'), all.slice(12));
    expect([await off('Prev'), await off('Next')]).toEqual([null, 'true']);
    await link('Prev').click();
    await expectSoon(() => titles(page, 'Find Your Dream Home'), all.slice(6, 12));
    expect(asked.every((question) => question.includes('DreamHomes'))).toBe(true);
    await categories.getByRole('link', { name: `Read More about ${all[6]}` }).click();
    await page.getByRole('heading', { level: 1, name: all[6] }).waitFor();
  });
}

/** Six questions. */
export function theQuestions(): void {
  test('of the questions one is open at a time, and closes when it is asked again', async () => {
    const page = await visit('/');
    const questions = part(page, 'Frequently asked questions');
    const question = (place: number) => questions.locator('summary').nth(place);
    const open = () =>
      questions.locator('details').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
    const only = (place: number | null) => [0, 1, 2, 3, 4, 5].map((each) => each === place);
    expect(await open()).toEqual(only(null));
    await question(1).click();
    await expectSoon(open, only(1));
    await question(4).press('Enter');
    await expectSoon(open, only(4));
    await question(4).click();
    await expectSoon(open, only(null));
  });
}
