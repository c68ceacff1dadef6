import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../graphql-server/seeded-random.ts';
import { openBrowser } from '../browser.ts';
import { openDemo, STAFF, type DemoServer } from '../demo.ts';

/** How a page is opened. */
export interface PageOptions extends BrowserContextOptions {
  /** Size of the viewport in pixels. */
  width?: number;
  height?: number;
  /** Stops the clock of the page until the test runs it. */
  clock?: boolean;
  /** Opens the page in a browser context of its own, with an empty cache. */
  fresh?: boolean;
  /** True if the browser may report errors; a text or pattern if it may report only errors that match. */
  troubled?: boolean | string | RegExp;
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Longest wait for a condition, in milliseconds: a loaded machine with two cores may need a minute. */
const TIMEOUT_MS = Number(process.env.E2E_TIMEOUT_MS ?? 60_000);

let house: DemoServer;
let browser: Browser;
let contexts: Map<string, Promise<BrowserContext>>;
const pages = new Map<Page, string[]>();

interface Place {
  /** What the server is told beside the usual. */
  settings?: Record<string, string>;
  /** What the browser is started with beside the usual. */
  args?: readonly string[];
}

/** One server with demo content and one browser, for every test that is declared beside this call. */
export function openSite({ settings, args }: Place = {}): void {
  beforeAll(async () => {
    contexts = new Map();
    [house, browser] = await Promise.all([openDemo(settings), openBrowser(args)]);
  }, 240_000);

  afterEach(async () => {
    const complaints = [...pages.values()].flat();
    await Promise.all([...pages.keys()].map((page) => page.close()));
    pages.clear();
    // A test that ended in a tunnel leaves nobody else there.
    for (const context of contexts.values()) await (await context).setOffline(false);
    expect(complaints).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await house.close();
  });
}

/** The address of a path on the site. */
export const at = (path: string): string => new URL(path, house.address).href;

/** Opens a page; pages that are opened in the same manner share a browser context. */
export async function open(manner: PageOptions = {}): Promise<Page> {
  const { width = 1440, height = 900, clock = false, fresh = false, troubled = false, ...rest } = manner;
  const kind = JSON.stringify({ width, height, clock, rest });
  const newContext = () => browser.newContext({ viewport: { width, height }, ...rest });
  if (!fresh && !contexts.has(kind)) contexts.set(kind, newContext());
  const context = await (fresh ? newContext() : contexts.get(kind)!);
  const page = await context.newPage();
  if (fresh) page.once('close', () => void context.close());
  page.setDefaultTimeout(TIMEOUT_MS);
  const complaints: string[] = [];
  pages.set(page, complaints);
  if (troubled !== true) listen(page, complaints, troubled || 'status of 404');
  if (clock) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  }
  return page;
}

/** Opens a page of the site in a window of its own, and waits until it is taken over by its scripts. */
export async function visit(path: string, manner: PageOptions = {}): Promise<Page> {
  const page = await open(manner);
  await page.goto(at(path));
  if (manner.javaScriptEnabled !== false) await waitForHydration(page, manner);
  return page;
}

/** Waits until the scripts have taken over what the server rendered: the first they do is to draw the progress. */
export async function waitForHydration(page: Page, { clock = false }: PageOptions = {}): Promise<void> {
  const nextFrame = page.locator('.progress[style]');
  if (!clock) return nextFrame.waitFor({ state: 'attached' });
  await expectSoon(async () => {
    await page.clock.runFor(10); // a page that waits for an idle moment waits by its clock
    return nextFrame.count();
  }, 1);
}

/** Has some of what a page asks the API come late, so that one answer overtakes another. */
export async function delayResponses(page: Page): Promise<void> {
  const chance = new SeededRandom(1);
  await page.route('**/graphql', async (route) => {
    if (chance.is(0.3)) await pause(chance.below(800));
    await route.fallback().catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
}

/**
 * Takes a page's browser off the network, or brings it back. What a page asks for may overtake what the browser was told, so
 * this waits until the page has found it so.
 */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.context().setOffline(offline);
  const reaches = () =>
    page.evaluate(() =>
      fetch('/healthz', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expectSoon(reaches, !offline);
}

/** Waits until what is read is what is expected; tells the difference when it never is. */
export async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Lets the browser draw what it has been told, so that what did not change can be seen not to have. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.body.animate(null, 50).finished; // frames, whatever the page's clock says
  });

/** What the keyboard is at, by its name or its words. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? '';
  });

/** Whether the code of that name has been fetched. */
export const isChunkLoaded = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .some((file) => file.name.includes(`/${name}-`) && file.name.endsWith('.js')),
    name,
  );

/** Where the window stands: path, query and hash. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** What the API tells over REST. */
export async function fetchRows<Row>(path: string): Promise<Row[]> {
  const response = await fetch(at(path));
  const body = (await response.json()) as Row[] | { data: Row[] };
  return Array.isArray(body) ? body : body.data;
}

/** Signs in as the staff do, and gives the token. */
export async function signIn(): Promise<string> {
  const login = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(STAFF) };
  const response = await fetch(at('/api/admin/login'), login);
  return ((await response.json()) as { token: string }).token;
}

/** Posts records as the staff do, and gives what was made of them. */
export async function post<Row>(path: string, words: Record<string, string>[]): Promise<Row[]> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${await signIn()}` };
  const made: Row[] = [];
  for (const body of words) {
    const response = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(201);
    made.push((await response.json()) as Row);
  }
  return made;
}

/** Collects what the browser complains of: errors, warnings, what was refused; not what is `expected`. */
function listen(page: Page, complaints: string[], expected: string | RegExp): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const complaint = `${message.text()} ${message.location().url}`;
    const isExpected = typeof expected === 'string' ? complaint.includes(expected) : expected.test(complaint);
    if (!isExpected && ['error', 'warning'].includes(message.type())) complaints.push(complaint);
  });
}
