import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { SeededRandom } from '../../graphql-server/testing-random.ts';
import { openBrowser } from '../browser.ts';
import { openDemo, STAFF, type DemoServer } from '../demo.ts';
import { ROOT } from '../server.ts';

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
  allowedErrors?: boolean | string | RegExp;
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Longest wait for a condition, in milliseconds: a loaded machine with two cores may need a minute. */
const TIMEOUT_MS = Number(process.env.E2E_TIMEOUT_MS ?? 60_000);

let server: DemoServer;
let browser: Browser;
let contexts: Map<string, Promise<BrowserContext>>;
/** Contexts of a single page, which are closed after its test. */
const freshContexts: BrowserContext[] = [];
/** Open pages with their unexpected console messages and errors. */
const pages = new Map<Page, string[]>();

interface SiteOptions {
  /** Additional settings of the server. */
  settings?: Record<string, string>;
}

/** Starts one server with demo content and one browser for the tests of a file. */
export function openSite({ settings }: SiteOptions = {}): void {
  beforeAll(async () => {
    contexts = new Map();
    [server, browser] = await Promise.all([openDemo(settings), openBrowser()]);
  }, 240_000);

  afterEach(async () => {
    const messages = [...pages.values()].flat();
    await Promise.all([...pages.keys()].map((page) => page.close()));
    pages.clear();
    await Promise.all(freshContexts.splice(0).map((context) => context.close()));
    // A failed test may have left the browser offline.
    for (const context of contexts.values()) await (await context).setOffline(false);
    expect(messages).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });
}

/** URL of a path on the test server. */
export const at = (path: string): string => new URL(path, server.address).href;

/** Opens a page; pages with the same options share a browser context. */
export async function open(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1440,
    height = 900,
    clock = false,
    fresh = false,
    allowedErrors = false,
    ...rest
  } = options;
  const key = JSON.stringify({ width, height, clock, rest });
  const newContext = () => browser.newContext({ viewport: { width, height }, ...rest });
  if (!fresh && !contexts.has(key)) contexts.set(key, newContext());
  const context = await (fresh ? newContext() : contexts.get(key)!);
  if (fresh) freshContexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const messages: string[] = [];
  pages.set(page, messages);
  if (allowedErrors !== true) collectMessages(page, messages, allowedErrors || 'status of 404');
  if (clock) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  }
  return page;
}

/** Opens a page of the site and waits for hydration. */
export async function visit(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await open(options);
  await page.goto(at(path));
  if (options.javaScriptEnabled !== false) await waitForHydration(page, options);
  return page;
}

/** Waits for hydration, whose first effect is to draw the scroll progress. */
export async function waitForHydration(page: Page, { clock = false }: PageOptions = {}): Promise<void> {
  const progress = page.locator('.header-progress[style]');
  if (!clock) return progress.waitFor({ state: 'attached' });
  await expectEventually(async () => {
    await page.clock.runFor(10); // idle callbacks depend on the page's clock
    return progress.count();
  }, 1);
}

/** Delays random API requests, so that responses arrive out of order. */
export async function delayResponses(page: Page): Promise<void> {
  const random = new SeededRandom(1);
  await page.route('**/graphql', async (route) => {
    if (random.is(0.3)) await pause(random.below(800));
    await route.fallback().catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
}

/** Switches the browser context offline or online, and waits until a request of the page confirms it. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.context().setOffline(offline);
  const isOnline = () =>
    page.evaluate(() =>
      fetch('/healthz', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expectEventually(isOnline, !offline);
}

/** Polls until the value equals the expected one; reports the difference after the timeout. */
export async function expectEventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}

/** Polls until two reads in succession are equal, and returns the value. */
export async function waitUntilStable<Value>(read: () => Promise<Value>): Promise<Value> {
  let value = await read();
  await expectEventually(async () => {
    const before = value;
    await pause(100);
    value = await read();
    return isDeepStrictEqual(value, before);
  }, true);
  return value;
}

/** Waits a few frames, so that a change would have been rendered. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.body.animate(null, 50).finished; // frames do not depend on the page's clock
  });

/** Accessible name or text of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? '';
  });

/** The URLs of the built scripts with a name. Throws if the build has none. */
async function scriptsNamed(name: string): Promise<string[]> {
  const files = await readdir(join(ROOT, 'dist/web/client/assets'));
  const scripts = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`The build has no script named ${name}.`);
  return scripts.map((file) => `/assets/${file}`);
}

/** True if the page has loaded the chunk with this name. Throws if the build has no such chunk. */
export async function isChunkLoaded(page: Page, name: string): Promise<boolean> {
  const scripts = await scriptsNamed(name);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((file) => new URL(file.name).pathname),
  );
  return scripts.some((script) => loaded.includes(script));
}

/** Path, query and hash of the page's URL. */
export function address(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** Fetches the rows of a REST list. */
export async function fetchRows<Row>(path: string): Promise<Row[]> {
  const response = await fetch(at(path));
  const body = (await response.json()) as Row[] | { data: Row[] };
  return Array.isArray(body) ? body : body.data;
}

/** Executes a GraphQL query of the account with a token. */
export const queryWithToken = (token: string, query: string) =>
  fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });

/** Signs in as staff. Returns the token. */
export async function signIn(): Promise<string> {
  const login = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(STAFF) };
  const response = await fetch(at('/api/admin/login'), login);
  return ((await response.json()) as { token: string }).token;
}

/** Executes a GraphQL query as staff. Returns the response. */
export async function fetchAsStaff(query: string): Promise<unknown> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${await signIn()}` };
  const response = await fetch(at('/graphql'), { method: 'POST', headers, body: JSON.stringify({ query }) });
  return response.json();
}

/** Posts records as staff. Returns the created records. */
export async function post<Row>(path: string, records: Record<string, string>[]): Promise<Row[]> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${await signIn()}` };
  const created: Row[] = [];
  for (const body of records) {
    const response = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(201);
    created.push((await response.json()) as Row);
  }
  return created;
}

/** Collects page errors and console warnings and errors, except the `expected` ones. */
function collectMessages(page: Page, messages: string[], expected: string | RegExp): void {
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    const isExpected = typeof expected === 'string' ? text.includes(expected) : expected.test(text);
    if (!isExpected && ['error', 'warning'].includes(message.type())) messages.push(text);
  });
}
