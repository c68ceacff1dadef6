import lighthouse, { type Result } from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../../bench/compare.ts';
import { freePort } from '../../bench/ports.ts';
import { ADDRESSES } from '../../e2e/addresses.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { start, stop } from '../../e2e/server.ts';
import { chooses } from './choosing.ts';

/** Something that Lighthouse tells of a page, and the least or the most it may be. */
interface Bar {
  name: string;
  of: (page: Result) => number;
  least?: number;
  most?: number;
  digits?: number;
}

const score = (category: string) => (page: Result) => (page.categories[category]?.score ?? 0) * 100;
const number = (audit: string) => (page: Result) => page.audits[audit]?.numericValue ?? Infinity;

const BARS: Bar[] = [
  { name: 'performance', of: score('performance'), least: 98 },
  { name: 'accessibility', of: score('accessibility'), least: 100 },
  { name: 'practices', of: score('best-practices'), least: 100 },
  { name: 'SEO', of: score('seo'), least: 100 },
  { name: 'LCP ms', of: number('largest-contentful-paint'), most: 1600 },
  { name: 'CLS', of: number('cumulative-layout-shift'), most: 0.01, digits: 3 },
  { name: 'TBT ms', of: number('total-blocking-time'), most: 50 },
];

/** `npm run lighthouse [-- --runs 1 /path…]`: every kind of page, and choosing homes, on a phone with slow network and processor. */
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
  await atRest();
  console.log(row('', BARS));
  let short = 0;
  for (const path of addresses) short += (await judge(path)) ? 0 : 1;
  console.log(
    short === 0 ? 'Every page meets its bars.' : `${short} of ${addresses.length} pages fall short.`,
  );
  const isQuick = !addresses.includes('/search') || (await chooses(browser, server.address, runs));
  process.exitCode = short === 0 && isQuick ? 0 : 1;
} finally {
  await browser.close();
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}

/** A new house has all its pictures made in the background, which is nothing a page should be judged by. */
async function atRest(): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const spent = async () => {
    const metrics = await (await fetch(new URL('/metrics', server.address), { headers })).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)![1]);
  };
  for (let before = -Infinity, now = await spent(); now - before > 0.2;) {
    await sleep(2000);
    [before, now] = [now, await spent()];
  }
}

/** Prints what is found on a page, and says whether it is good. */
async function judge(path: string): Promise<boolean> {
  const url = new URL(path, server.address).href;
  await seenBefore(url);
  const pages: Result[] = [];
  for (let run = 0; run < runs; run++) pages.push(await look(url));
  const found = BARS.map((bar) => ({ ...bar, value: median(pages.map(bar.of)) }));
  console.log(row(path, found));
  for (const text of faults(pages.at(-1)!)) console.log(`    ${text}`);
  return found.every(isMet);
}

/** The first visitor of all waits for pictures to be made; it is the others who are asked about here. */
async function seenBefore(url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

/** Now and then Lighthouse misses the beginning of what it records and says so; it is asked again. */
async function look(url: string, tries = 3): Promise<Result> {
  const found = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!found) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { lhr } = found;
  if (!lhr.runtimeError) return lhr;
  if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return look(url, tries - 1);
}

/** What keeps a page from full marks in what does not depend on the machine. */
function faults({ categories, audits }: Result): string[] {
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return judged
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`);
}

function isMet({ value, least = -Infinity, most = Infinity }: Bar & { value: number }): boolean {
  return value >= least && value <= most;
}

function row(path: string, cells: (Bar & { value?: number })[]): string {
  const written = cells.map(({ name, value, digits = 0, ...bar }) => {
    if (value === undefined) return name.padStart(14);
    const mark = isMet({ name, value, ...bar }) ? ' ' : '!';
    return `${value.toFixed(digits)}${mark}`.padStart(14);
  });
  return `${path.padEnd(24)}${written.join('')}`;
}
