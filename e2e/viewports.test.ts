import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { contrast } from './contrast.ts';
import { openDemo, STAFF, type DemoServer } from './demo.ts';
import { inBrowser } from './in-browser.ts';
import { ROOT } from './server.ts';

const PRICE = 'AED 13,150,000 - AED 13,975,000';

let house: DemoServer;
let browser: Browser;
/** The address of a home with a price as long as a range, and nothing else. */
let bare: string;
let token: string;

inBrowser('in a window of whatever shape', () => {
  beforeAll(async () => {
    [house, browser] = await Promise.all([openDemo(), openBrowser()]);
    ({ token } = await post<{ token: string }>('/api/admin/login', STAFF));
    const home = { title: 'Corner apartment', location: 'Quay Nine', price: PRICE };
    bare = `/apartment-for-sale/${(await post<{ id: number }>('/api/apartments-for-sale', home, token)).id}`;
  }, 240_000);
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    await house.close();
  });

  test('a phone on its side shows the words of the banner and its pause above what is at hand', async () => {
    const page = await visit('/', { width: 844, height: 390 });
    const foot = (await box(page.locator('.floating'))).y;
    for (const part of [
      page.locator('.banner-slide[aria-hidden=false] .banner-subtitle'),
      page.getByRole('button', { name: 'the banners' }),
    ]) {
      const { y, height } = await box(part);
      expect(y + height).toBeLessThanOrEqual(foot);
    }
  });

  test.each(['/villa', '/apartment-for-sale/1'])(
    'at great zoom %s keeps the window to itself',
    async (path) => {
      const page = await visit(path, { width: 320, height: 256 });
      await page.evaluate(() => scrollTo(0, 600));
      const held = await page.locator('.bar, .floating').evaluateAll((all) =>
        all.reduce((sum, part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }, 0),
      );
      expect(held).toBeGreaterThan(0);
      expect(held / 256).toBeLessThan(0.2);
    },
  );

  test.each(['/', '/search', '/apartment-for-sale/1', '/contact-us', '/buy-property'])(
    'a phone at twice its size shows all of %s',
    async (path) => {
      const page = await visit(path, { width: 180, height: 370 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180);
    },
  );

  test('the playground on a phone shows what is asked over what is answered, in the dark in dark colours', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${house.address}/graphql`);
    await page.locator('.graphiql-editors').getByText('saleApartments').waitFor(); // before, a press does nothing
    await page.getByRole('button', { name: 'Execute query' }).click();
    const answer = page.locator('.result-window');
    await answer.getByText('saleApartments').waitFor();
    const [asked, answered] = [await box(page.locator('.graphiql-editors')), await box(answer)];
    expect(answered.width).toBeGreaterThan(280);
    expect(answered.height).toBeGreaterThan(240);
    expect(answered.y).toBeGreaterThanOrEqual(asked.y + asked.height);
    const ground = await page
      .locator('.graphiql-container')
      .evaluate((all) => getComputedStyle(all).backgroundColor);
    expect(contrast('rgb(255, 255, 255)', ground)).toBeGreaterThan(7);
  });

  test('at great zoom a list of the panel is as wide as the window, however much is hinted at', async () => {
    const page = await open({ width: 320, height: 256 });
    await page.goto(at('/admin/login'));
    await page.evaluate((signedIn) => localStorage.setItem('adminToken', signedIn), token);
    await page.goto(at('/admin/apartmentforsale'));
    await page
      .locator('.hint-count', { hasText: /^\d\d hints$/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('a very wide window is not half empty, and its pictures are as sharp as elsewhere', async () => {
    const page = await visit('/villa', { width: 2560, height: 1440 });
    expect((await box(page.locator('.list'))).width).toBeGreaterThan(0.6 * 2560);
    const picture = page.locator('.card picture img').first();
    await picture.evaluate((img: HTMLImageElement) => img.decode());
    const { width } = await box(picture);
    const asked = await picture.evaluate(
      (img: HTMLImageElement) => /\.(\d+)\.\w+$/.exec(img.currentSrc)?.[1],
    );
    expect(Number(asked)).toBeGreaterThanOrEqual(width);
  });

  test('a price as long as a range has its place in a card and at the foot of a phone', async () => {
    const list = await visit('/apartmentSell', { width: 360, height: 740 });
    const card = list.locator('.card', { hasText: PRICE });
    const [price, link] = [await box(card.locator('.card-price')), await box(card.locator('.card-link'))];
    expect(link.y).toBeLessThan(price.y + price.height / 2);
    expect(link.x).toBeGreaterThan(price.x + price.width);

    const page = await visit(bare, { width: 360, height: 740 });
    const words = page.locator('.enquiry-bar p');
    const cut = await words.evaluate((p) => p.scrollHeight - p.clientHeight + p.scrollWidth - p.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    const [within, bar] = [await box(words), await box(page.locator('.floating'))];
    expect(within.y).toBeGreaterThanOrEqual(bar.y);
    expect(within.y + within.height).toBeLessThanOrEqual(740);
  });

  test('a phone shows all of the subject of an enquiry', async () => {
    const page = await visit('/apartment-for-sale/1', { width: 360, height: 740 });
    const subject = page.getByLabel('Subject');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await subject.inputValue()).toContain(title);
    expect(await subject.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    expect(await subject.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  });

  test('call and WhatsApp are offered once where they stand beside the price', async () => {
    const page = await visit('/apartment-for-sale/1', { width: 1440, height: 900 });
    await page.evaluate(() => scrollTo(0, 500));
    const visible = (name: string) => page.getByRole('link', { name }).filter({ visible: true });
    expect(await visible('Call +971').count()).toBe(1);
    expect(await visible('WhatsApp').count()).toBe(1);
    await page.getByRole('button', { name: 'Back to top' }).waitFor();
  });

  test('words of a picture that did not come are read on a ground of their own', async () => {
    const page = await open({ width: 1440, height: 900 });
    await page.route(/\/(uploads|reasons)\//, (route) => route.abort());
    await page.goto(at('/'));
    const found = await page.locator('.picture picture img').evaluateAll((all) =>
      all.map((img) => {
        const { color, backgroundColor } = getComputedStyle(img, '::after');
        return { color, backgroundColor };
      }),
    );
    expect(found.length).toBeGreaterThan(5);
    for (const { color, backgroundColor } of found) {
      expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5);
    }
  });

  test.each([
    ['/', '.city-map'],
    ['/contact-us', '.office-map'],
  ])('words of the map at %s are read in colours of the visitor’s own', async (path, map) => {
    const manner = { forcedColors: 'active', colorScheme: 'dark' } as const;
    const page = await visit(path, { width: 1440, height: 900 }, manner);
    const drawn = (part: 'fill' | 'stroke') =>
      page
        .locator(`${map} text`)
        .evaluateAll((all, part) => [...new Set(all.map((each) => getComputedStyle(each)[part]))], part);
    const [words, around] = [await drawn('fill'), await drawn('stroke')];
    expect([words.length, around.length]).toEqual([1, 1]);
    expect(contrast(words[0]!, around[0]!)).toBeGreaterThan(7);
  });

  test.each(['/', '/apartment-for-sale/1', '/contact-us'])(
    'at %s nothing moves for who wants nothing to move',
    async (path) => {
      const page = await visit(path, { width: 1440, height: 900 }, { reducedMotion: 'reduce' });
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .flatMap((element) => ['', '::before', '::after'].map((part) => [element, part] as const))
          .filter(([element, part]) => {
            const { transitionDuration, transitionDelay } = getComputedStyle(element, part);
            const times = `${transitionDuration}, ${transitionDelay}`.split(', ').map(parseFloat);
            return times.some((seconds) => seconds > 0.001);
          })
          .map(([element, part]) => `${element.tagName} ${element.getAttribute('class') ?? ''}${part}`),
      );
      expect(moving).toEqual([]);
    },
  );

  test.each(['client', 'panel'])('no colour of the %s stays where a finger was', async (part) => {
    const page = await open({ width: 360, height: 740 });
    const folder = join(ROOT, 'dist/web', part);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'));
    const styles = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const found = await page.evaluate(hoverRules, styles);
    expect(found.forPointers).toBeGreaterThan(10); // all of it was seen
    expect(found.forAll).toEqual([]);
  });

  test('printed, the home page is a few sheets in black on white', async () => {
    const page = await visit('/', { width: 1280, height: 900 });
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(sheets.length).toBeLessThan(12);
    await page.emulateMedia({ media: 'print' });
    for (const words of ['.banner-title', '.statistics dd', '.dream h3']) {
      const colour = await page
        .locator(words)
        .first()
        .evaluate((found) => getComputedStyle(found).color);
      expect([words, contrast(colour, 'rgb(255, 255, 255)') > 7]).toEqual([words, true]);
    }
  });

  test('a banner with much to say is no taller than its place', async () => {
    const words = 'A house on the water with six rooms and a long view. '.repeat(4).slice(0, 200);
    const form = new FormData();
    form.set('title', words);
    form.set('subtitle', words);
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
      expect(await banner.textContent()).toContain(words.trim());
      expect([width, (await box(banner)).height <= Math.max(height, 500)]).toEqual([width, true]);
      await page.close();
    }
  });
});

const at = (path: string): string => new URL(path, house.address).href;

type Size = { width: number; height: number };

const open = async (viewport: Size, manner: BrowserContextOptions = {}): Promise<Page> =>
  browser.newPage({ viewport, ...manner });

async function visit(path: string, viewport: Size, manner?: BrowserContextOptions): Promise<Page> {
  const page = await open(viewport, manner);
  await page.goto(at(path));
  await page.locator('.progress[style]').waitFor({ state: 'attached' }); // its scripts have taken over
  return page;
}

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error(`${String(part)} is not to be seen.`);
  return found;
}

/**
 * In the page: how many rules that ask `:hover` are for pointers that can, and the selectors of those that are for fingers as
 * well, on which they hold until the next tap. What holds without it too is no such thing.
 */
function hoverRules(styles: readonly string[]): { forPointers: number; forAll: string[] } {
  const found = { forPointers: 0, forAll: [] as string[] };
  const isForPointers = ({ conditionText }: CSSMediaRule): boolean =>
    conditionText
      .split(', ')
      .every((condition) => ['(hover: hover)', '(scripting: none)'].includes(condition.split(' and ')[0]!));
  const read = (rule: CSSRule | CSSStyleSheet, within: boolean): void => {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
      const all = rule.selectorText.split(', ');
      const lasting = all.filter((one) => one.includes(':hover') && !all.includes(one.replace(':hover', '')));
      if (within) found.forPointers += 1;
      else found.forAll.push(...lasting);
    }
    const inside = within || (rule instanceof CSSMediaRule && isForPointers(rule));
    if ('cssRules' in rule) for (const each of rule.cssRules) read(each, inside);
  };
  for (const text of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(sheet, false);
  }
  return found;
}

async function post<Told>(path: string, words: object, token?: string): Promise<Told> {
  const response = await fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(words),
  });
  return (await response.json()) as Told;
}
