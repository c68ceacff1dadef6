import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, JSHandle, Locator, Page } from 'playwright-core';

/** Limit of Interaction to Next Paint, in milliseconds. */
const MAX_INP_MS = 100;

/** The phone, processor and network that Lighthouse simulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Milliseconds between two keys, between scrolling and a tap, and after an action. */
const KEY_DELAY_MS = 150;
const SCROLL_MS = 300;
const SETTLE_MS = 1000;

const searchForm = (page: Page) => page.getByRole('search', { name: 'Homes' });
const field = (page: Page, name: string | RegExp) => searchForm(page).getByLabel(name);

/** Actions on /search, in order. */
const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'opens the filters': (page) => tap(page.getByRole('link', { name: 'Filters' })),
  'chooses Buy': (page) => tap(field(page, /^Buy/)),
  'chooses Apartment': (page) => tap(field(page, /^Apartment/)),
  'chooses 2 bedrooms': (page) => tap(field(page, /2 bedrooms/)),
  'chooses Balcony': (page) => tap(field(page, /^Balcony/)),
  'types a maximum price': (page) =>
    type(searchForm(page).getByRole('textbox', { name: 'To', exact: true }), '9000000'),
  'types a place': (page) => type(field(page, 'Place'), 'marina'),
  'selects the place': (page) => tap(searchForm(page).getByRole('option')),
  'shows the homes': (page) => tap(searchForm(page).getByRole('button', { name: /^Show/ })),
  'changes the order': (page) => page.getByLabel('Order').press('ArrowDown'),
  'removes a filter': (page) => tap(page.getByRole('link', { name: /^Without/ })),
  'removes all filters': (page) =>
    tap(page.locator('.active-filters').getByRole('link', { name: 'Clear all' })),
  'opens the next page': (page) => tap(page.getByRole('link', { name: 'Next' })),
};

/** Taps the first element with a plain touch: `locator.tap()` runs actionability checks that would count as work. */
async function tap(locator: Locator): Promise<void> {
  const target = locator.first();
  const { x, y } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' }); // not below a sticky header
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  await sleep(SCROLL_MS);
  await target.page().touchscreen.tap(x, y);
}

async function type(input: Locator, text: string): Promise<void> {
  await tap(input);
  await input.page().keyboard.type(text, { delay: KEY_DELAY_MS });
}

/** Milliseconds by interaction id. The browser reports none below 16 ms. */
type Durations = Map<number, number>;

/**
 * Uses the search on a slow phone, `runs` times, and prints the longest interaction of each action and Interaction to
 * Next Paint. Returns whether the latter is within its limit.
 */
export async function measureInteractions(browser: Browser, address: string, runs: number): Promise<boolean> {
  const visits: number[][] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, new URL('/search', address).href));
  console.log(`\n${line('interactions on /search, ms', ['median', 'worst'])}`);
  const medians = [...Object.keys(ACTIONS), 'INP'].map((name, index) => {
    const values = visits.map((durations) => durations[index]!);
    const found = [median(values), Math.max(...values)];
    console.log(
      line(
        name,
        found.map((ms) => `${ms}${ms <= MAX_INP_MS ? ' ' : '!'}`),
      ),
    );
    return found[0]!;
  });
  return medians.at(-1)! <= MAX_INP_MS;
}

/** Returns the longest interaction of each action, then INP. */
async function visit(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.emulateNetworkConditions', NETWORK);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('[role=combobox]').waitFor({ state: 'attached' }); // present after hydration
  const durations = await observe(page);
  const longest: number[] = [];
  const all: number[] = [];
  for (const act of Object.values(ACTIONS)) {
    await act(page);
    await sleep(SETTLE_MS);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await sleep(SETTLE_MS);
    const current = await takeDurations(durations);
    longest.push(Math.max(0, ...current));
    all.push(...current);
  }
  await context.close();
  return [...longest, inp(all)];
}

const observe = (page: Page): Promise<JSHandle<Durations>> =>
  page.evaluateHandle(() => {
    const durations: Durations = new Map();
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    }).observe(options);
    return durations;
  });

/** Returns the durations since the last call. */
const takeDurations = (durations: JSHandle<Durations>): Promise<number[]> =>
  durations.evaluate((map) => {
    const values = [...map.values()];
    map.clear();
    return values;
  });

/** Returns the longest interaction, ignoring one outlier in every 50. */
const inp = (all: readonly number[]): number =>
  all.toSorted((one, other) => other - one)[Math.floor(all.length / 50)] ?? 0;

const line = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`;

/** Returns the value in the middle; of an even number of values the greater one. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
