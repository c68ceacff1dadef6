import lighthouse, { type Result } from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../graphql-server/database/testing-postgres.ts';
import { ADDRESSES } from '../../e2e/addresses.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { start, stop } from '../../e2e/server.ts';
import { measureInteractions, median } from './interactions.ts';

/** A metric of a page with its limits. */
interface Metric {
  name: string;
  read: (page: Result) => number;
  min?: number;
  max?: number;
  digits?: number;
}

const score = (category: string) => (page: Result) => (page.categories[category]?.score ?? 0) * 100;
const number = (audit: string) => (page: Result) => page.audits[audit]?.numericValue ?? Infinity;

const METRICS: Metric[] = [
  { name: 'performance', read: score('performance'), min: 98 },
  { name: 'accessibility', read: score('accessibility'), min: 100 },
  { name: 'practices', read: score('best-practices'), min: 100 },
  { name: 'SEO', read: score('seo'), min: 100 },
  { name: 'LCP ms', read: number('largest-contentful-paint'), max: 1600 },
  { name: 'CLS', read: number('cumulative-layout-shift'), max: 0.01, digits: 3 },
  { name: 'TBT ms', read: number('total-blocking-time'), max: 50 },
];

/** `npm run lighthouse [-- --runs 1 /path…]`: every kind of page, and the search, on a phone with a slow network and processor. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const addresses = positionals.length > 0 ? positionals : ADDRESSES;

const folder = await mkdtemp(join(tmpdir(), 'marsa-lighthouse-'));
const token = 'measured-by-lighthouse';
const server = await start(folder, { SEED: 'demo', METRICS_TOKEN: token });
const port = await freePort();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
try {
  await waitUntilIdle();
  console.log(row('', METRICS));
  let failed = 0;
  for (const path of addresses) failed += (await measurePage(path)) ? 0 : 1;
  console.log(
    failed === 0 ? 'Every page is within its limits.' : `${failed} of ${addresses.length} pages are not.`,
  );
  const isFast = !addresses.includes('/search') || (await measureInteractions(browser, server.address, runs));
  process.exitCode = failed === 0 && isFast ? 0 : 1;
} finally {
  await browser.close();
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}

/** Waits until the pictures of the demo content are processed. */
async function waitUntilIdle(): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const cpuSeconds = async () => {
    const metrics = await (await fetch(new URL('/metrics', server.address), { headers })).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)![1]);
  };
  for (let before = -Infinity, now = await cpuSeconds(); now - before > 0.2;) {
    await sleep(2000);
    [before, now] = [now, await cpuSeconds()];
  }
}

/** Prints the metrics of a page and returns whether all are within their limits. */
async function measurePage(path: string): Promise<boolean> {
  const url = new URL(path, server.address).href;
  await warmUp(url);
  const pages: Result[] = [];
  for (let run = 0; run < runs; run++) pages.push(await runLighthouse(url));
  const found = METRICS.map((metric) => ({ ...metric, value: median(pages.map(metric.read)) }));
  console.log(row(path, found));
  for (const text of failedAudits(pages.at(-1)!)) console.log(`    ${text}`);
  return found.every(isWithinLimits);
}

/** Loads a page once so that its renditions exist. */
async function warmUp(url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

/** Runs Lighthouse, again if it reports a runtime error: now and then it misses the start of its trace. */
async function runLighthouse(url: string, tries = 3): Promise<Result> {
  const found = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!found) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { lhr } = found;
  if (!lhr.runtimeError) return lhr;
  if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return runLighthouse(url, tries - 1);
}

/** Returns the failed audits of the categories that do not depend on the machine. */
function failedAudits({ categories, audits }: Result): string[] {
  const refs = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`);
}

function isWithinLimits({ value, min = -Infinity, max = Infinity }: Metric & { value: number }): boolean {
  return value >= min && value <= max;
}

function row(path: string, cells: (Metric & { value?: number })[]): string {
  const columns = cells.map(({ name, value, digits = 0, ...metric }) => {
    if (value === undefined) return name.padStart(14);
    const mark = isWithinLimits({ name, value, ...metric }) ? ' ' : '!';
    return `${value.toFixed(digits)}${mark}`.padStart(14);
  });
  return `${path.padEnd(24)}${columns.join('')}`;
}
