import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { ADDRESSES } from './addresses.ts';
import { openBrowser } from './browser.ts';
import { contrast } from './contrast.ts';
import { openDemo, STAFF, type DemoServer } from './demo.ts';
import { inBrowser } from './in-browser.ts';
import { ROOT } from './server.ts';

const PRICE = 'AED 13,150,000 - AED 13,975,000';

let server: DemoServer;
let browser: Browser;
/** Path of a home with a price range and no details. */
let pathWithoutDetails: string;
/** Path of a home whose picture is a plan without background. */
let pathWithPlan: string;
let token: string;

inBrowser('viewports', () => {
  beforeAll(async () => {
    [server, browser] = await Promise.all([openDemo(), openBrowser()]);
    ({ token } = await post<{ token: string }>('/api/admin/login', STAFF));
    const home = { title: 'Corner apartment', location: 'Quay Nine', price: PRICE };
    pathWithoutDetails = `/apartment-for-sale/${(await post<{ id: number }>('/api/apartments-for-sale', home, token)).id}`;
    pathWithPlan = `/apartment-for-sale/${await createHomeWithPlan()}`;
  }, 240_000);
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  test('a phone in landscape shows the banner text and its pause button above the floating buttons', async () => {
    const page = await visit('/', { width: 844, height: 390 });
    const floatingTop = (await boxOf(page.locator('.floating'))).y;
    for (const element of [
      page.locator('.banner-slide[aria-hidden=false] .banner-subtitle'),
      page.getByRole('button', { name: 'the banners' }),
    ]) {
      const { y, height } = await boxOf(element);
      expect(y + height).toBeLessThanOrEqual(floatingTop);
    }
  });

  test.each(['/villa', '/apartment-for-sale/1'])('at high zoom %s has no sticky bars', async (path) => {
    const page = await visit(path, { width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 600));
    const stickyHeight = await page.locator('.header, .floating').evaluateAll((bars) =>
      bars.reduce((sum, bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }, 0),
    );
    expect(stickyHeight).toBeGreaterThan(0);
    expect(stickyHeight / 256).toBeLessThan(0.2);
  });

  test.each(['/', '/search', '/apartment-for-sale/1', '/contact-us', '/buy-property'])(
    'a phone at 200 % zoom shows all of %s',
    async (path) => {
      const page = await visit(path, { width: 180, height: 370 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
    },
  );

  test.each([360, 1440])(
    'at %d px no page from right to left with texts a third longer scrolls sideways',
    async (width) => {
      const page = await open({ width, height: 800 }, { reducedMotion: 'reduce' });
      const overflow: string[] = [];
      for (const path of [
        ...ADDRESSES,
        '/search?view=map',
        '/favourites',
        '/compare',
        '/save-search',
        '/nowhere',
      ]) {
        await page.goto(at(path));
        await page.locator('.header-progress[style]').waitFor({ state: 'attached' });
        await page.evaluate(turnAndLengthen, 'body');
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) overflow.push(path);
      }
      expect(overflow).toEqual([]);
      // Proves that overflow is detected.
      await page.locator('main').evaluate((main) => (main.style.width = '3000px'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(width);
    },
  );

  test('at 320 px the enquiry bar breaks no number, and shows the price of a listing on one line', async () => {
    for (const path of ['/villa-for-sale/19', '/LuxuryDetails/1', pathWithoutDetails]) {
      const page = await visit(path, { width: 320, height: 640 });
      expect([path, await findBrokenWords(page, '.enquiry-bar p')]).toEqual([path, []]);
      await page.close();
    }
  });

  test.each([360, 320])(
    'at %d px and 200 %% text no link is covered and no word is broken',
    async (width) => {
      const largeText = await openBrowser(['--blink-settings=defaultFontSize=32']);
      try {
        const page = await largeText.newPage({ viewport: { width, height: 740 } });
        for (const path of ['/', '/apartment-for-sale/1', '/villa', '/about-us', '/PropertyManagement']) {
          await page.goto(at(path));
          await page.locator('.header-progress[style]').waitFor({ state: 'attached' });
          expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
            path,
            width,
          ]);
          const broken = await findBrokenWords(
            page,
            'main :is(h1, h2, dt, dd, .enquiry-bar), footer :is(h2, li)',
          );
          expect([path, broken]).toEqual([path, []]);
          expect([path, await findCoveredLinks(page)]).toEqual([path, []]);
        }
      } finally {
        await largeText.close();
      }
    },
  );

  test.each([320, 360, 640, 768, 1024, 1440])(
    'at %d px the save buttons and the filters end at an edge of the page',
    async (width) => {
      const detail = await visit('/apartment-for-sale/1', { width, height: 900 });
      const buttons = detail.locator('.save-buttons');
      const edges = edgesOf(await boxOf(detail.locator('.offer-heading')));
      const first = edgesOf(await boxOf(buttons.getByRole('button').first()));
      const last = edgesOf(await boxOf(buttons.getByRole('button').last()));
      expect(first.left === edges.left || last.right === edges.right).toBe(true);
      await detail.close();

      const list = await visit('/apartmentSell', { width, height: 900 });
      const sort = edgesOf(await boxOf(list.locator('.sort-field')));
      expect(sort.right).toBe(edgesOf(await boxOf(list.locator('.search-title'))).right);
    },
  );

  test.each(['none', 'active'] as const)(
    'a plan without background is on white in the viewer (forced colours: %s)',
    async (forcedColors) => {
      const page = await visit(
        pathWithPlan,
        { width: 1440, height: 900 },
        { forcedColors, colorScheme: 'dark' },
      );
      const backgroundOf = (frame: Locator) =>
        frame.evaluate((each) => getComputedStyle(each).backgroundColor);
      await page.locator('.showcase .picture').first().waitFor();
      expect(await backgroundOf(page.locator('.showcase .picture').first())).toBe('rgb(255, 255, 255)');
      await page.locator('.showcase a').first().click();
      expect(await backgroundOf(page.locator('.viewer .picture').first())).toBe('rgb(255, 255, 255)');
    },
  );

  test('the playground on a phone shows the editor above the response, with a dark theme', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${server.address}/graphql`);
    await page.locator('.graphiql-editors').getByText('saleApartments').waitFor(); // a click before that has no effect
    await page.getByRole('button', { name: 'Execute query' }).click();
    const response = page.locator('.result-window');
    await response.getByText('saleApartments').waitFor();
    const editorBox = await boxOf(page.locator('.graphiql-editors'));
    const responseBox = await boxOf(response);
    expect(responseBox.width).toBeGreaterThan(280);
    expect(responseBox.height).toBeGreaterThan(240);
    expect(responseBox.y).toBeGreaterThanOrEqual(editorBox.y + editorBox.height);
    const background = await page
      .locator('.graphiql-container')
      .evaluate((container) => getComputedStyle(container).backgroundColor);
    expect(contrast('rgb(255, 255, 255)', background)).toBeGreaterThan(7);
  });

  test('at high zoom a list of the panel fits the viewport with all hints', async () => {
    const page = await open({ width: 320, height: 256 });
    await page.goto(at('/admin/login'));
    await page.evaluate((token) => localStorage.setItem('adminToken', token), token);
    await page.goto(at('/admin/apartmentforsale'));
    await page
      .locator('.quality-hint-count', { hasText: /^\d\d hints$/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test.each([
    '/admin/account',
    '/admin/agency',
    '/admin/link-preview',
    '/admin/people',
    '/admin/pages?edit=1',
    '/admin/privacy',
    '/admin/staff',
    '/admin/audit',
  ])('with text of double size %s fits a phone', async (path) => {
    const page = await open({ width: 360, height: 740 });
    await page.goto(at('/admin/login'));
    await page.evaluate((token) => localStorage.setItem('adminToken', token), token);
    await page.goto(at(path));
    await page.getByText('Loading...').first().waitFor({ state: 'detached' });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test.each([1200, 1280])(
    'at %d px no table of the panel from right to left with texts a third longer is below the form',
    async (width) => {
      const page = await open({ width, height: 800 });
      await page.goto(at('/admin/login'));
      await page.evaluate((token) => localStorage.setItem('adminToken', token), token);
      for (const path of ['/admin/rentvilla', '/admin/villasale']) {
        await page.goto(at(path));
        await page.locator('tbody tr').first().waitFor();
        await page.evaluate(turnAndLengthen, 'th, .row-actions');
        const [table, list] = [await boxOf(page.locator('table')), await boxOf(page.locator('.list-table'))];
        expect([path, table.x >= list.x]).toEqual([path, true]);
      }
    },
  );

  test('a very wide viewport is filled and has sharp pictures', async () => {
    const page = await visit('/villa', { width: 2560, height: 1440 });
    expect((await boxOf(page.locator('.list'))).width).toBeGreaterThan(0.6 * 2560);
    const picture = page.locator('.card picture img').first();
    await picture.evaluate((img: HTMLImageElement) => img.decode());
    const { width } = await boxOf(picture);
    const servedWidth = await picture.evaluate(
      (img: HTMLImageElement) => /\.(\d+)\.\w+$/.exec(img.currentSrc)?.[1],
    );
    expect(Number(servedWidth)).toBeGreaterThanOrEqual(width);
  });

  test('a price range fits a card and the enquiry bar of a phone', async () => {
    const list = await visit('/apartmentSell', { width: 360, height: 740 });
    const card = list.locator('.card', { hasText: PRICE });
    const price = await boxOf(card.locator('.card-price'));
    const link = await boxOf(card.locator('.card-link'));
    expect(link.y).toBeLessThan(price.y + price.height / 2);
    expect(link.x).toBeGreaterThan(price.x + price.width);

    const page = await visit(pathWithoutDetails, { width: 360, height: 740 });
    const barPrice = page.locator('.enquiry-bar p');
    const overflow = await barPrice.evaluate(
      (p) => p.scrollHeight - p.clientHeight + p.scrollWidth - p.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const priceBox = await boxOf(barPrice);
    const bar = await boxOf(page.locator('.floating'));
    expect(priceBox.y).toBeGreaterThanOrEqual(bar.y);
    expect(priceBox.y + priceBox.height).toBeLessThanOrEqual(740);
  });

  test('a phone shows all of the subject of an enquiry', async () => {
    const page = await visit('/apartment-for-sale/1', { width: 360, height: 740 });
    const subject = page.getByLabel('Subject');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await subject.inputValue()).toContain(title);
    expect(await subject.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    expect(await subject.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  });

  test('call and WhatsApp are offered once beside the price', async () => {
    const page = await visit('/apartment-for-sale/1', { width: 1440, height: 900 });
    await page.evaluate(() => scrollTo(0, 500));
    await page.getByRole('button', { name: 'Back to top' }).waitFor(); // the page has handled the scroll
    const visibleLinks = (name: string) => page.getByRole('link', { name }).filter({ visible: true });
    expect(await visibleLinks('Call +971').count()).toBe(1);
    expect(await visibleLinks('WhatsApp').count()).toBe(1);
  });

  test('the alternative text of a picture that failed to load has enough contrast', async () => {
    const page = await open({ width: 1440, height: 900 });
    await page.route(/\/(uploads|reasons)\//, (route) => route.abort());
    await page.goto(at('/'));
    const colours = await page.locator('.picture picture img').evaluateAll((all) =>
      all.map((img) => {
        const { color, backgroundColor } = getComputedStyle(img, '::after');
        return { color, backgroundColor };
      }),
    );
    expect(colours.length).toBeGreaterThan(5);
    for (const { color, backgroundColor } of colours) {
      expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5);
    }
  });

  test.each([
    ['/', '.city-map'],
    ['/contact-us', '.contact-office-map'],
  ])('labels of the map at %s have enough contrast in forced colours', async (path, map) => {
    const options = { forcedColors: 'active', colorScheme: 'dark' } as const;
    const page = await visit(path, { width: 1440, height: 900 }, options);
    const coloursOf = (property: 'fill' | 'stroke') =>
      page
        .locator(`${map} text`)
        .evaluateAll(
          (labels, property) => [...new Set(labels.map((label) => getComputedStyle(label)[property]))],
          property,
        );
    const [fills, strokes] = [await coloursOf('fill'), await coloursOf('stroke')];
    expect([fills.length, strokes.length]).toEqual([1, 1]);
    expect(contrast(fills[0]!, strokes[0]!)).toBeGreaterThan(7);
  });

  test.each(['/', '/apartment-for-sale/1', '/contact-us'])(
    '%s has no transitions with reduced motion',
    async (path) => {
      const page = await visit(path, { width: 1440, height: 900 }, { reducedMotion: 'reduce' });
      const withTransition = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .flatMap((element) => ['', '::before', '::after'].map((pseudo) => [element, pseudo] as const))
          .filter(([element, pseudo]) => {
            const { transitionDuration, transitionDelay } = getComputedStyle(element, pseudo);
            const times = `${transitionDuration}, ${transitionDelay}`.split(', ').map(parseFloat);
            return times.some((seconds) => seconds > 0.001);
          })
          .map(([element, pseudo]) => `${element.tagName} ${element.getAttribute('class') ?? ''}${pseudo}`),
      );
      expect(withTransition).toEqual([]);
    },
  );

  test.each(['client', 'panel'])('hover styles of the %s build do not apply to touch', async (build) => {
    const page = await open({ width: 360, height: 740 });
    const folder = join(ROOT, 'dist/web', build);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'));
    const styles = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const rules = await page.evaluate(findHoverRules, styles);
    expect(rules.forPointers).toBeGreaterThan(10); // the style sheets were parsed
    // The style sheet of Leaflet has some that change nothing but colours and underlines of links.
    expect(rules.forAll.filter((selector) => !selector.startsWith('.leaflet-'))).toEqual([]);
  });

  test('printed, the home page is a few sheets in black on white', async () => {
    const page = await visit('/', { width: 1280, height: 900 });
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(sheets.length).toBeLessThan(12);
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['.banner-title', '.home-statistics dd', '.dream-home h3']) {
      const colour = await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      expect([selector, contrast(colour, 'rgb(255, 255, 255)') > 7]).toEqual([selector, true]);
    }
  });

  test('a banner with long text is no taller than the viewport', async () => {
    const text = 'A house on the water with six rooms and a long view. '.repeat(4).slice(0, 200);
    const form = new FormData();
    form.set('title', text);
    form.set('subtitle', text);
    const file = await readFile(join(ROOT, 'graphql-server/demo/pictures/villa_golden.jpg'));
    form.set('image', new Blob([file]), 'villa.jpg');
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(at('/api/banners'), { method: 'POST', headers, body: form })).status).toBe(201);
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [768, 1024],
      [844, 390],
      [1440, 900],
    ] as const) {
      const page = await visit('/', { width, height });
      const banner = page.locator('.banner');
      expect(await banner.textContent()).toContain(text.trim());
      expect([width, (await boxOf(banner)).height <= Math.max(height, 500)]).toEqual([width, true]);
      await page.close();
    }
  });
});

const at = (path: string): string => new URL(path, server.address).href;

type Size = { width: number; height: number };

const open = async (viewport: Size, options: BrowserContextOptions = {}): Promise<Page> =>
  browser.newPage({ viewport, ...options });

async function visit(path: string, viewport: Size, options?: BrowserContextOptions): Promise<Page> {
  const page = await open(viewport, options);
  await page.goto(at(path));
  await page.locator('.header-progress[style]').waitFor({ state: 'attached' }); // hydrated
  return page;
}

/**
 * Runs in the page. Turns it from right to left, and makes each text in the elements of a selector a third longer, as another language
 * may.
 */
function turnAndLengthen(within: string): void {
  document.documentElement.dir = 'rtl';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const text = data.trim();
    if (text === '' || parentElement!.matches('script, style') || !parentElement!.closest(within)) continue;
    const end = text.slice(0, Math.ceil(text.length / 3));
    (walker.currentNode as Text).data = `⟦${text}${text.includes(' ') ? ' ' : ''}${end}⟧`;
  }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not visible.`);
  return box;
}

const edgesOf = ({ x, width }: { x: number; width: number }) => ({
  left: Math.round(x),
  right: Math.round(x + width),
});

/** Returns the visible words in elements that are on two lines although they have no hyphen. */
const findBrokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.parentElement!.closest('.visually-hidden, svg')) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s/–-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

/** Returns the names of links and buttons at the lower edge of the window that another element covers. */
const findCoveredLinks = (page: Page): Promise<string[]> =>
  page.locator('.floating a, .enquiry-bar a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right, top, height } = link.getBoundingClientRect();
        const isHit = (x: number) => link.contains(document.elementFromPoint(x, top + height / 2));
        return !isHit(left + 4) || !isHit(right - 4);
      })
      .map((link) => link.ariaLabel ?? link.textContent),
  );

/** Creates a home whose picture has a transparent background. Returns its id. */
async function createHomeWithPlan(): Promise<number> {
  const wall = (left: number, top: number, width: number, height: number) => ({
    input: { create: { width, height, channels: 4 as const, background: '#000' } },
    left,
    top,
  });
  const walls = [wall(95, 95, 609, 9), wall(95, 495, 609, 9), wall(95, 95, 9, 409), wall(695, 95, 9, 409)];
  const plan = sharp({ create: { width: 800, height: 600, channels: 4, background: '#0000' } })
    .composite(walls)
    .png();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    title: 'Plan',
    location: 'Quay Nine',
    price: 'AED 900,000',
  })) {
    form.set(name, value);
  }
  form.set('thumbnail', new Blob([new Uint8Array(await plan.toBuffer())]), 'plan.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(at('/api/apartments-for-sale'), { method: 'POST', headers, body: form });
  return ((await response.json()) as { id: number }).id;
}

/**
 * Runs in the page. Returns the number of `:hover` rules for pointers that hover, and the selectors of `:hover` rules that
 * also apply to touch, where they hold until the next tap. Rules that apply without `:hover` too are not counted.
 */
function findHoverRules(styles: readonly string[]): { forPointers: number; forAll: string[] } {
  const rules = { forPointers: 0, forAll: [] as string[] };
  const isForPointers = ({ conditionText }: CSSMediaRule): boolean =>
    conditionText
      .split(', ')
      .every((condition) => ['(hover: hover)', '(scripting: none)'].includes(condition.split(' and ')[0]!));
  const collect = (rule: CSSRule | CSSStyleSheet, isInMedia: boolean): void => {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
      const all = rule.selectorText.split(', ');
      const selectors = all.filter(
        (selector) => selector.includes(':hover') && !all.includes(selector.replace(':hover', '')),
      );
      if (isInMedia) rules.forPointers += 1;
      else rules.forAll.push(...selectors);
    }
    const areChildrenInMedia = isInMedia || (rule instanceof CSSMediaRule && isForPointers(rule));
    if ('cssRules' in rule) for (const child of rule.cssRules) collect(child, areChildrenInMedia);
  };
  for (const text of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    collect(sheet, false);
  }
  return rules;
}

async function post<Row>(path: string, body: object, token?: string): Promise<Row> {
  const response = await fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Row;
}
