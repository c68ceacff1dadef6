import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { ROOT } from '../server.ts';
import { at, open, waitForHydration } from './visitor.ts';

const KB = 1000;

/** Maximum transferred bytes of a first visit, by resource type. */
const BUDGET = { script: 130 * KB, stylesheet: 15 * KB, font: 40 * KB };
const MAX_LIST_HTML = 14 * KB;
const LIST_PATHS = [
  '/search',
  '/apartmentSell',
  '/villa',
  '/rent-apartment',
  '/rent-villa',
  '/UpComingProject',
  '/blogs',
];

/** Source files of modules that load on demand. */
const LAZY_MODULES = [
  'web/ui/viewer/viewer.tsx',
  'web/ui/carousel-swiper.ts',
  'web/ui/map/interactive-map.tsx',
];

/**
 * Maximum Cumulative Layout Shift: without fonts, and where a font arrived after the first paint, which may change the
 * number of lines of one text.
 */
const MAX_SHIFT = { withoutFonts: 0.01, byFonts: 0.05 };
/** Name of the performance mark of loaded fonts. */
const FONTS_LOADED = 'fonts loaded';
/** A layout shift within this time of a font is caused by it, in milliseconds. */
const FONT_SWAP_MS = 300;

/** Maximum bytes of scripts that the map adds. */
const MAX_MAP_SCRIPTS = 300 * KB;

/** A phone that visits the site for the first time. */
export const FIRST_VISIT = { width: 412, height: 823, isMobile: true, fresh: true } as const;

/** The resources and layout shifts of a page load. */
interface PageLoad {
  bytes: Record<string, number>;
  files: string[];
  /** URLs of other origins. */
  external: string[];
  shift: Record<keyof typeof MAX_SHIFT, number>;
}

/** Records the resources of a page from now on. Returns a function that waits until nothing more arrives. */
export async function recordLoad(page: Page): Promise<() => Promise<PageLoad>> {
  await page.addInitScript((mark) => {
    document.fonts.addEventListener('loadingdone', () => performance.mark(mark));
  }, FONTS_LOADED);
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => loaded.push(request));
  return async () => {
    for (let seen = -1; seen < loaded.length;) {
      seen = loaded.length;
      await pause(500);
    }
    const bytes: Record<string, number> = {};
    for (const request of loaded) {
      const kind = request.resourceType();
      bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize;
    }
    const urls = loaded.map((request) => new URL(request.url()));
    const { origin } = new URL(at('/'));
    return {
      bytes,
      files: urls.map(({ pathname }) => pathname),
      external: urls.filter((url) => url.origin !== origin).map(({ href }) => href),
      shift: await layoutShift(page),
    };
  };
}

/** Checks the bytes, the lazy modules and the layout shift of a first visit. */
export async function expectWithinBudget(path: string, { bytes, files, shift }: PageLoad): Promise<void> {
  const exceeded = Object.entries(BUDGET).filter(([kind, max]) => (bytes[kind] ?? 0) > max);
  if (LIST_PATHS.includes(path) && bytes.document! > MAX_LIST_HTML)
    exceeded.push(['document', MAX_LIST_HTML]);
  expect(exceeded.map(([kind, max]) => `${kind}: ${bytes[kind]} bytes of at most ${max}`)).toEqual([]);
  expect(bytes.script).toBeGreaterThan(50 * KB); // the scripts were counted
  expect(shift.withoutFonts).toBeLessThan(MAX_SHIFT.withoutFonts);
  expect(shift.byFonts).toBeLessThan(MAX_SHIFT.byFonts);
  expect(files.filter((file) => file.startsWith('/assets/panel/'))).toEqual([]);
  for (const file of await chunksOf(LAZY_MODULES)) expect(files).not.toContain(file);
}

async function firstVisit(path: string): Promise<PageLoad> {
  const page = await open(FIRST_VISIT);
  const loaded = await recordLoad(page);
  await page.goto(at(path));
  await waitForHydration(page);
  return loaded();
}

/** Tests of the resources that the map loads. */
export function mapBudgetTests(): void {
  test('the map of the search results loads its chunk and no external resource', async () => {
    const list = await firstVisit('/search');
    const map = await firstVisit('/search?view=map');
    const [code] = await chunksOf(['web/ui/map/interactive-map.tsx']);
    expect(map.files).toContain(code);
    expect(map.bytes.script! - list.bytes.script!).toBeLessThan(MAX_MAP_SCRIPTS);
    expect(map.external).toEqual([]);
  });
}

/** The layout shift of a page since its load. */
async function layoutShift(page: Page): Promise<PageLoad['shift']> {
  const { shifts, lateFonts } = await page.evaluate(readShifts, FONTS_LOADED);
  const shift = { withoutFonts: 0, byFonts: 0 };
  for (const { at: time, value } of shifts) {
    const isByFont = lateFonts.some((loaded) => Math.abs(time - loaded) < FONT_SWAP_MS);
    shift[isByFont ? 'byFonts' : 'withoutFonts'] += value;
  }
  return shift;
}

interface Shifts {
  shifts: { at: number; value: number }[];
  lateFonts: number[];
}

/** Runs in the page. Returns its layout shifts, and the times at which fonts arrived after the first paint. */
function readShifts(mark: string): Promise<Shifts> {
  const times = (name: string) => performance.getEntriesByName(name).map(({ startTime }) => startTime);
  const [firstPaint = 0] = times('first-contentful-paint');
  const lateFonts = times(mark).filter((loaded) => loaded > firstPaint);
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve({ shifts: shifts.map(({ startTime, value }) => ({ at: startTime, value })), lateFonts });
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 100, { shifts: [], lateFonts }); // the observer is not called without shifts
  });
}

/** The URLs of the chunks that the build made of lazy modules. */
async function chunksOf(sources: readonly string[]): Promise<string[]> {
  const text = await readFile(join(ROOT, 'dist/web/client/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, { file: string; isDynamicEntry?: boolean }>;
  return sources.map((source) => {
    const chunk = manifest[source];
    if (!chunk?.isDynamicEntry) throw new Error(`${source} is not a chunk of its own.`);
    return `/${chunk.file}`;
  });
}
