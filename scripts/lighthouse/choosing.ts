import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, JSHandle, Locator, Page } from 'playwright-core';
import { median } from '../../bench/compare.ts';

/** The most milliseconds from a tap or a key until what came of it is seen. */
const MOST = 100;

/** Lighthouse's phone; its processor is as many times slower than this machine's, its network so in bytes and milliseconds. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Milliseconds between two keys, before a tap where one has scrolled to, and after what was done. */
const BETWEEN_KEYS = 150;
const STILL = 300;
const REST = 1000;

const form = (page: Page) => page.getByRole('search', { name: 'Homes' });
const choice = (page: Page, name: string | RegExp) => form(page).getByLabel(name);

/** What somebody does on /search, one after the other. */
const DEEDS: Record<string, (page: Page) => Promise<void>> = {
  'opens the filters': (page) => tap(page.getByRole('link', { name: 'Filters' })),
  'to buy': (page) => tap(choice(page, /^Buy/)),
  'an apartment': (page) => tap(choice(page, /^Apartment/)),
  'of two bedrooms': (page) => tap(choice(page, /2 bedrooms/)),
  'with a balcony': (page) => tap(choice(page, /^Balcony/)),
  'up to a price': (page) => type(form(page).getByRole('textbox', { name: 'To', exact: true }), '9000000'),
  'types a place': (page) => type(choice(page, 'Place'), 'marina'),
  'takes that place': (page) => tap(form(page).getByRole('option')),
  'has them shown': (page) => tap(form(page).getByRole('button', { name: /^Show/ })),
  'in another order': (page) => page.getByLabel('Order').press('ArrowDown'),
  'lets go of one': (page) => tap(page.getByRole('link', { name: /^Without/ })),
  'lets go of all': (page) => tap(page.locator('.chosen-list').getByRole('link', { name: 'Clear all' })),
  'leafs on': (page) => tap(page.getByRole('link', { name: 'Next' })),
};

/** A finger on the first of these and nothing else: Playwright's own way of tapping has the page do more. */
async function tap(those: Locator): Promise<void> {
  const one = those.first();
  const { x, y } = await one.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' }); // under nothing that sticks
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  await sleep(STILL);
  await one.page().touchscreen.tap(x, y);
}

async function type(into: Locator, words: string): Promise<void> {
  await tap(into);
  await into.page().keyboard.type(words, { delay: BETWEEN_KEYS });
}

/** Milliseconds that each tap and each key took, by the number that the browser gives it; none of under 16. */
type Taken = Map<number, number>;

/**
 * Chooses homes as somebody does on a slow phone, so many times, and prints how long the longest tap or key of each deed
 * took, and what Interaction to Next Paint is told of it all. Says whether that is met.
 */
export async function chooses(browser: Browser, address: string, runs: number): Promise<boolean> {
  const visits: number[][] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, new URL('/search', address).href));
  console.log(`\n${line('choosing on /search, ms', ['median', 'worst'])}`);
  const told = [...Object.keys(DEEDS), 'INP'].map((name, at) => {
    const taken = visits.map((visited) => visited[at]!);
    const found = [median(taken), Math.max(...taken)];
    console.log(
      line(
        name,
        found.map((ms) => `${ms}${ms <= MOST ? ' ' : '!'}`),
      ),
    );
    return found[0]!;
  });
  return told.at(-1)! <= MOST;
}

/** The longest of each deed in its order, and INP of them all. */
async function visit(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.emulateNetworkConditions', NETWORK);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('[role=combobox]').waitFor({ state: 'attached' }); // it is there once scripts are
  const taken = await watch(page);
  const longest: number[] = [];
  const all: number[] = [];
  for (const deed of Object.values(DEEDS)) {
    await deed(page);
    await sleep(REST);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await sleep(REST);
    const these = await told(taken);
    longest.push(Math.max(0, ...these));
    all.push(...these);
  }
  await context.close();
  return [...longest, inp(all)];
}

const watch = (page: Page): Promise<JSHandle<Taken>> =>
  page.evaluateHandle(() => {
    const taken: Taken = new Map();
    const all: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) taken.set(interactionId, Math.max(taken.get(interactionId) ?? 0, duration));
    }).observe(all);
    return taken;
  });

/** What was taken since this was asked last. */
const told = (taken: JSHandle<Taken>): Promise<number[]> =>
  taken.evaluate((map) => {
    const these = [...map.values()];
    map.clear();
    return these;
  });

/** The longest, but for one in fifty. */
const inp = (all: readonly number[]): number =>
  all.toSorted((one, other) => other - one)[Math.floor(all.length / 50)] ?? 0;

const line = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`;
