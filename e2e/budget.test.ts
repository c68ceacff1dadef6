import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { ADDRESSES } from './addresses.ts';
import { openBrowser } from './browser.ts';
import { openDemo, type DemoHouse } from './demo.ts';
import { inBrowser } from './in-browser.ts';
import { ROOT } from './server.ts';
import { takenOver } from './site/visitor.ts';

const KB = 1000;

/** The most bytes that a first visit may load, as they are sent. */
const BUDGET = { script: 130 * KB, stylesheet: 15 * KB, font: 40 * KB };
const LIST_HTML = 14 * KB;
const LISTS = [
  '/search',
  '/apartmentSell',
  '/villa',
  '/rent-apartment',
  '/rent-villa',
  '/UpComingProject',
  '/blogs',
];

/** What is loaded only when somebody needs it, by source file. */
const LATER = ['web/ui/viewer.tsx', 'web/ui/carousel-motion.ts', 'web/ui/map/moving-map.tsx'];

/**
 * By how much a page may move while it comes (Cumulative Layout Shift): of itself, and where its faces came later than its words,
 * of which one may need a line fewer then.
 */
const MOST_MOVED = { ofItself: 0.01, byFonts: 0.05 };
/** A mark in the page's own record of times. */
const FONTS_CAME = 'fonts came';
/** Within so many milliseconds of its coming, what moves is moved by a font. */
const FONTS_SHOWN = 300;

/** The most bytes of scripts that the map adds where it is opened. */
const MAP = 300 * KB;

let house: DemoHouse;
let browser: Browser;

inBrowser('a first visit on a phone', () => {
  beforeAll(async () => {
    [house, browser] = await Promise.all([openDemo(), openBrowser()]);
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await house.close();
  });

  test.each(ADDRESSES)('to %s stays within the budget', async (path) => {
    const { bytes, files, moved } = await visit(path);
    const over = Object.entries(BUDGET).filter(([kind, most]) => (bytes[kind] ?? 0) > most);
    if (LISTS.includes(path) && bytes.document! > LIST_HTML) over.push(['document', LIST_HTML]);
    expect(over.map(([kind, most]) => `${kind}: ${bytes[kind]} bytes of at most ${most}`)).toEqual([]);
    expect(bytes.script).toBeGreaterThan(50 * KB); // all of it was seen
    expect(moved.ofItself).toBeLessThan(MOST_MOVED.ofItself);
    expect(moved.byFonts).toBeLessThan(MOST_MOVED.byFonts);
    expect(files.filter((file) => file.startsWith('/assets/panel/'))).toEqual([]);
    for (const file of await builtOf(LATER)) expect(files).not.toContain(file);
  });

  test('to the map of what is found loads nothing but the map besides, and little of that', async () => {
    const list = await visit('/search');
    const map = await visit('/search?view=map');
    const [code] = await builtOf(['web/ui/map/moving-map.tsx']);
    expect(map.files).toContain(code);
    expect(map.bytes.script! - list.bytes.script!).toBeLessThan(MAP);
    expect(map.outside).toEqual([]);
  });

  test('of an agency with a tile provider has a map within the same bounds', async () => {
    const code = await builtOf(['web/ui/map/moving-map.tsx', 'web/ui/map/tile-base-map.ts']);
    const [worker] = await assetsNamed('maplibre-gl-csp-worker');
    const sizes = [...code, worker!].map(async (file) => stat(join(ROOT, `dist/web/client${file}.br`)));
    const bytes = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(100 * KB); // all of it was seen
    expect(bytes).toBeLessThan(MAP);
  });

  test.each(['/search', '/apartment-for-sale/1'])('on %s, no `:has` makes it dear to move', async (path) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
    await page.goto(new URL(path, house.address).href);
    await takenOver(page);
    await pause(1000);
    const asItIs = await page.evaluate(moved100Times);
    expect(await page.evaluate(takeAwayHas)).toBeGreaterThan(0);
    const without = await page.evaluate(moved100Times);
    await page.close();
    expect(asItIs).toBeLessThan(3 * without);
  });
});

/** In the page: milliseconds that it takes to move a thing a hundred times by its `style`, and to have it styled; the least of five tries. */
function moved100Times(): number {
  const one = document.querySelector<HTMLElement>('h1')!;
  const tries = Array.from({ length: 5 }, () => {
    const began = performance.now();
    for (let turn = 0; turn < 100; turn++) {
      one.style.translate = `${turn % 2}px`;
      one.getBoundingClientRect();
    }
    return performance.now() - began;
  });
  return Math.min(...tries); // whatever else is done on the machine only makes it longer
}

/** In the page: takes away every rule that asks `:has`, and says how many there were. */
function takeAwayHas(): number {
  const takeAway = (from: CSSStyleSheet | CSSStyleRule | CSSGroupingRule): number => {
    let taken = 0;
    for (let at = from.cssRules.length; at-- > 0;) {
      const rule = from.cssRules[at]!;
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) {
        from.deleteRule(at);
        taken += 1;
      } else if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) taken += takeAway(rule);
    }
    return taken;
  };
  return [...document.styleSheets].reduce((taken, sheet) => taken + takeAway(sheet), 0);
}

interface Visited {
  bytes: Record<string, number>;
  files: string[];
  outside: string[];
  moved: Record<keyof typeof MOST_MOVED, number>;
}

/** Loads a page with nothing kept from before, and adds up what was sent, by kind, and by how much it moved. */
async function visit(path: string): Promise<Visited> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
  await page.addInitScript((mark) => {
    document.fonts.addEventListener('loadingdone', () => performance.mark(mark));
  }, FONTS_CAME);
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => loaded.push(request));
  const response = await page.goto(new URL(path, house.address).href);
  expect(response?.status()).toBe(200);
  await takenOver(page);
  for (let seen = -1; seen < loaded.length;) {
    seen = loaded.length;
    await pause(500); // until nothing more comes
  }
  const bytes: Record<string, number> = {};
  for (const request of loaded) {
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize;
  }
  const moved = await movedOn(page);
  await page.close();
  const addresses = loaded.map((request) => new URL(request.url()));
  const { origin } = new URL(house.address);
  return {
    bytes,
    files: addresses.map(({ pathname }) => pathname),
    outside: addresses.filter((address) => address.origin !== origin).map(({ href }) => href),
    moved,
  };
}

/** How much of a page has moved since it came. */
async function movedOn(page: Page): Promise<Visited['moved']> {
  const { shifts, lateFonts } = await page.evaluate(movements, FONTS_CAME);
  const moved = { ofItself: 0, byFonts: 0 };
  for (const { at, value } of shifts) {
    const byFonts = lateFonts.some((came) => Math.abs(at - came) < FONTS_SHOWN);
    moved[byFonts ? 'byFonts' : 'ofItself'] += value;
  }
  return moved;
}

interface Movements {
  shifts: { at: number; value: number }[];
  lateFonts: number[];
}

/** In the page: when how much of it moved, and when fonts came that were not there when its first words were drawn. */
function movements(mark: string): Promise<Movements> {
  const times = (name: string) => performance.getEntriesByName(name).map(({ startTime }) => startTime);
  const [drawn = 0] = times('first-contentful-paint');
  const lateFonts = times(mark).filter((came) => came > drawn);
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve({ shifts: shifts.map(({ startTime, value }) => ({ at: startTime, value })), lateFonts });
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 100, { shifts: [], lateFonts }); // it is silent where nothing has
  });
}

/** The addresses of the files that the build made of these, each by itself. */
async function builtOf(sources: readonly string[]): Promise<string[]> {
  const written = await readFile(join(ROOT, 'dist/web/client/manifest.json'), 'utf8');
  const manifest = JSON.parse(written) as Record<string, { file: string; isDynamicEntry?: boolean }>;
  return sources.map((source) => {
    const made = manifest[source];
    if (!made?.isDynamicEntry) throw new Error(`${source} is not a file of its own.`);
    return `/${made.file}`;
  });
}

/** The addresses of the scripts that the build has under a name. */
async function assetsNamed(name: string): Promise<string[]> {
  const files = await readdir(join(ROOT, 'dist/web/client/assets'));
  return files
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
}
