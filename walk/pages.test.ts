import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { browserPath, openBrowser } from './browser.ts';
import { start, stop, type Running } from './server.ts';

/** One address of each kind of page, with the demo content. */
const PAGES: [path: string, status?: number][] = [
  ['/'],
  ['/apartmentSell?page=2'],
  ['/apartment-for-sale/1'],
  ['/villa'],
  ['/villa-for-sale/19'],
  ['/rent-apartment'],
  ['/rent-apartments/36'],
  ['/rent-villa'],
  ['/rent-villa-detail/52'],
  ['/rent-villa-detail/1'],
  ['/SellProperty'],
  ['/buy-property'],
  ['/rent-property'],
  ['/UpComingProject'],
  ['/LuxuryDetails/1'],
  ['/LatestDetails/1'],
  ['/DreamDetails/1'],
  ['/PropertyManagement'],
  ['/LegalAssistance'],
  ['/blogs'],
  ['/BlogDetails/1'],
  ['/about-us'],
  ['/team/layla-haddad'],
  ['/contact-us'],
  ['/careers'],
  ['/privacy-policy'],
  ['/apartment-for-sale/99999', 404],
  ['/no-such-page', 404],
];
const WIDTHS = [360, 768, 1440];

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

let folder: string;
let server: Running;
let browser: Browser;
let axe: string;

const inBrowser = browserPath === undefined ? describe.skip : describe;

inBrowser('in a real browser', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marsa-pages-'));
    server = await start(folder, { SEED: 'demo' });
    browser = await openBrowser();
    axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  }, 240_000);
  afterAll(async () => {
    await browser.close();
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  });

  test.each(PAGES)('%s is whole, quiet and open to everyone', async (path, status = 200) => {
    const look = async (width: number) => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const complaints = listen(page, status);
      const response = await page.goto(new URL(path, server.address).href, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(complaints).toEqual([]);
      await page.close();
    };
    await Promise.all(WIDTHS.map(look));
  });
});

/** Collects what the browser complains of: errors, warnings, what was refused, and a question asked twice. */
function listen(page: Page, status: number): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const ownStatus = status === 404 && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !ownStatus) complaints.push(message.text());
  });
  page.on('request', (request) => {
    // The first HTML brought its data: nothing is left to ask.
    if (new URL(request.url()).pathname === '/graphql') complaints.push(`asked again: ${request.postData()}`);
  });
  return complaints;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate<{ violations: Violation[] }>('axe.run()');
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
