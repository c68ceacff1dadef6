import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  address,
  waitForFrames,
  focusedName,
  isChunkLoaded,
  expectEventually,
  fetchRows,
  visit,
  type PageOptions,
} from './visitor.ts';

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true } as const;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const titles = (page: Page, name: string) => section(page, name).locator('article h3').allInnerTexts();

/** Tests of the banner. */
export function bannerTests(): void {
  describe('the banner', () => {
    const banner = (page: Page) => section(page, 'Banners');
    const currentSlide = (page: Page) =>
      banner(page).locator('[aria-hidden=false]').getAttribute('aria-label');

    test('shows each picture for five seconds and loops', async () => {
      const page = await visit('/', { clock: true });
      await expectEventually(() => currentSlide(page), '1 of 3');
      await page.clock.runFor(4800);
      await waitForFrames(page);
      expect(await currentSlide(page)).toBe('1 of 3');
      await page.clock.runFor(200);
      for (const next of ['2 of 3', '3 of 3', '1 of 3']) {
        await expectEventually(() => currentSlide(page), next);
        await page.clock.runFor(5000);
      }
    });

    test('fades within a second', async () => {
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
      await expectEventually(opacity, ['0', '1', '0']);
    });

    test('does not move while it is paused', async () => {
      const page = await visit('/', { clock: true });
      await page.getByRole('button', { name: 'Pause the banners' }).click();
      await page.clock.runFor(15_000);
      await waitForFrames(page);
      expect(await currentSlide(page)).toBe('1 of 3');
      await page.getByRole('button', { name: 'Play the banners' }).click();
      await page.clock.runFor(5000);
      await expectEventually(() => currentSlide(page), '2 of 3');
    });

    test('does not move with reduced motion until Play is clicked', async () => {
      const page = await visit('/', { clock: true, reducedMotion: 'reduce' });
      const play = page.getByRole('button', { name: 'Play the banners' });
      await play.waitFor();
      await page.clock.runFor(15_000);
      await waitForFrames(page);
      expect(await currentSlide(page)).toBe('1 of 3');
      await play.click();
      await page.clock.runFor(5000);
      await expectEventually(() => currentSlide(page), '2 of 3');
    });
  });
}

/** Tests of the carousel of reasons. */
export function carouselTests(): void {
  describe('the carousel', () => {
    const carousel = (page: Page) => section(page, 'Reasons');
    const strip = (page: Page) => carousel(page).locator('.carousel-viewport');

    /** The label of the current slide. */
    const currentSlide = (page: Page) =>
      strip(page).evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
        const current = slides.find(
          (slide) => Math.abs(slide.getBoundingClientRect().left - left) < width / 2,
        );
        return current?.getAttribute('aria-label') ?? null;
      });

    async function visitCarousel(options: PageOptions = {}) {
      const page = await visit('/', { clock: true, ...options });
      await carousel(page).scrollIntoViewIfNeeded();
      await carousel(page).getByRole('button', { name: 'Next' }).and(page.locator(':enabled')).waitFor();
      return page;
    }

    test('loads its script when it is scrolled into view', async () => {
      const page = await visit('/');
      const isLoaded = () => isChunkLoaded(page, 'carousel-swiper');
      await waitForFrames(page);
      expect(await isLoaded()).toBe(false);
      await carousel(page).scrollIntoViewIfNeeded();
      await expectEventually(isLoaded, true);
    });

    test('moves by itself and loops until it is paused', async () => {
      const page = await visitCarousel();
      await expectEventually(() => currentSlide(page), '1 of 3');
      await page.clock.runFor(3000);
      await waitForFrames(page);
      expect(await currentSlide(page)).toBe('1 of 3');
      for (const next of ['2 of 3', '3 of 3', '1 of 3']) {
        await expectEventually(async () => {
          await page.clock.runFor(500);
          return currentSlide(page);
        }, next);
      }
      await carousel(page).getByRole('button', { name: 'Pause Reasons' }).click();
      await page.clock.runFor(10_000);
      await waitForFrames(page);
      expect(await currentSlide(page)).toBe('1 of 3');
    });

    test('loops in both directions with its buttons', async () => {
      const page = await visitCarousel({ reducedMotion: 'reduce' });
      await carousel(page).getByRole('button', { name: 'Play Reasons' }).waitFor();
      await page.clock.runFor(10_000);
      await expectEventually(() => currentSlide(page), '1 of 3');
      for (const [button, slide] of [
        ['Previous', '3 of 3'],
        ['Next', '1 of 3'],
        ['Next', '2 of 3'],
      ] as const) {
        await carousel(page).getByRole('button', { name: button, exact: true }).click();
        await page.clock.runFor(500);
        await expectEventually(() => currentSlide(page), slide);
      }
    });
  });
}

/** Tests of a reload. */
export function reloadTests(): void {
  describe('the landing page', () => {
    const questionsTop = (page: Page) =>
      page.evaluate(() => Math.round(document.querySelector('.faq')!.getBoundingClientRect().top));

    test('restores the scroll position after a reload', async () => {
      const page = await visit('/', { ...PHONE, reducedMotion: 'reduce' });
      await page.locator('.faq').scrollIntoViewIfNeeded();
      const [top, questions] = [await page.evaluate(() => scrollY), await questionsTop(page)];
      await page.reload();
      await expectEventually(
        async () => [await page.evaluate(() => scrollY), await questionsTop(page)],
        [top, questions],
      );
    });
  });
}

/** Tests of the tabs. */
export function tabTests(): void {
  describe.each([
    ['Premium Luxury Developments', 'Villas', '/api/properties', 'property-type'],
    ['Latest Projects', 'All', '/api/latestprojects', 'project-type'],
  ])('the tabs of %s', (name, first, path, parameter) => {
    test('start with the first and show the records of the selected type', async () => {
      const rows = await fetchRows<{ title: string; type?: string; category?: string }>(path);
      const titlesOf = (type: string) =>
        rows.filter((row) => type === 'All' || (row.type ?? row.category) === type).map(({ title }) => title);
      const page = await visit('/', { reducedMotion: 'reduce' });
      const tab = (type: string) => section(page, name).getByRole('tab', { name: type });
      expect(await tab(first).getAttribute('aria-selected')).toBe('true');
      await expectEventually(
        () => section(page, name).locator('article h3').allTextContents(),
        titlesOf(first),
      );
      await tab('Apartments').scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await tab('Apartments').click();
      await expectEventually(() => titles(page, name), titlesOf('Apartments'));
      expect(await tab('Apartments').getAttribute('aria-selected')).toBe('true');
      expect(await tab(first).getAttribute('aria-selected')).toBe('false');
      expect(address(page)).toBe(`/?${parameter}=Apartments`);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('ArrowRight');
      await expectEventually(() => titles(page, name), titlesOf('Townhouses'));
      await page.keyboard.press('ArrowRight');
      await expectEventually(() => focusedName(page), first);
      await expectEventually(async () => address(page), '/');
      await page.keyboard.press('End');
      await expectEventually(() => titles(page, name), titlesOf('Townhouses'));
    });
  });
}

/** Tests of the categories, six to a page. */
export function categoryTests(): void {
  test('categories are paginated in place without other requests', async () => {
    const all = (await fetchRows<{ title: string }>('/api/categories')).map(({ title }) => title);
    const page = await visit('/', { reducedMotion: 'reduce' });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) requests.push(request.postData() ?? '');
    });
    const categories = section(page, 'Find Your Dream Home');
    const link = (name: string) => categories.getByRole('link', { name, exact: true });
    const isDisabled = (name: string) => link(name).getAttribute('aria-disabled');
    const currentPage = () => categories.locator('[aria-current=page]').allInnerTexts();
    await expectEventually(() => titles(page, 'Find Your Dream Home'), all.slice(0, 6));
    expect([await isDisabled('Prev'), await isDisabled('Next')]).toEqual(['true', null]);
    await link('Next').click();
    await expectEventually(() => titles(page, 'Find Your Dream Home'), all.slice(6, 12));
    expect(address(page)).toBe('/?page=2#categories');
    await expectEventually(() => currentPage(), ['2']);
    await expectEventually(() => categories.getByRole('heading', { level: 2 }).isVisible(), true);
    await link('Page 3').click();
    await expectEventually(() => titles(page, 'Find Your Dream Home'), all.slice(12));
    expect([await isDisabled('Prev'), await isDisabled('Next')]).toEqual([null, 'true']);
    await link('Prev').click();
    await expectEventually(() => titles(page, 'Find Your Dream Home'), all.slice(6, 12));
    expect(requests.every((body) => body.includes('DreamHomes'))).toBe(true);
    await categories.getByRole('link', { name: `Read More about ${all[6]}` }).click();
    await page.getByRole('heading', { level: 1, name: all[6] }).waitFor();
  });
}

/** Tests of the questions. */
export function questionTests(): void {
  test('one question is open at a time and closes on a second click', async () => {
    const page = await visit('/');
    const questions = section(page, 'Frequently asked questions');
    const question = (index: number) => questions.locator('summary').nth(index);
    const openQuestions = () =>
      questions
        .locator('details')
        .evaluateAll((all) =>
          all.flatMap((details, index) => ((details as HTMLDetailsElement).open ? [index] : [])),
        );
    expect(await questions.locator('details').count()).toBe(6);
    expect(await openQuestions()).toEqual([]);
    await question(1).click();
    await expectEventually(openQuestions, [1]);
    await question(4).press('Enter');
    await expectEventually(openQuestions, [4]);
    await question(4).click();
    await expectEventually(openQuestions, []);
  });
}
